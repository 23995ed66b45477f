import { useSyncExternalStore } from 'react';

/** A value that this browser keeps in localStorage; where it keeps nothing, the value lasts as long as the page. */
export interface KeptValue<Value> {
  readonly keep: (value: Value) => void;
  /** Returns the value as it is kept now. */
  readonly read: () => Value;
  readonly watch: (listener: () => void) => () => void;
  /** The value of a page that is prerendered, and so of its first render. */
  readonly unread: Value;
}

interface KeptOptions<Value> {
  readonly key: string;
  /** Reads what is kept, which anyone may have written. */
  readonly parse: (text: string | null) => Value;
  /** Returns null for a value that needs no entry. */
  readonly format: (value: Value) => string | null;
}

/** Creates a kept value. One for each key, at the top of a module. */
export function keptValue<Value>({ key, parse, format }: KeptOptions<Value>): KeptValue<Value> {
  const listeners = new Set<() => void>();
  const unread = parse(null);
  let known: { readonly text: string | null; readonly value: Value } = { text: null, value: unread };
  let isOfPage = false;
  const read = () => {
    const text = isOfPage ? known.text : textOf(key);
    if (text !== known.text) known = { text, value: parse(text) };
    return known.value;
  };
  const keep = (value: Value) => {
    const text = format(value);
    known = { text, value };
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      isOfPage = false;
    } catch {
      isOfPage = true;
    }
    for (const listener of listeners) listener();
  };
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { keep, read, watch, unread };
}

/** A kept choice between yes and no. */
export function keptYes(key: string): KeptValue<boolean> {
  return keptValue({ key, parse: (text) => text === 'yes', format: (isYes) => (isYes ? 'yes' : null) });
}

/**
 * Returns a kept value, and renders again when it changes. The first render of a prerendered page has the value of a
 * browser that keeps nothing, as the markup has.
 */
export function useKept<Value>({ watch, read, unread }: KeptValue<Value>): Value {
  return useSyncExternalStore(watch, read, () => unread);
}

/** Returns whether the page is hydrated, so that what the browser keeps was read. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
