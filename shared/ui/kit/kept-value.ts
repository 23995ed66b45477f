import { useSyncExternalStore } from 'react';
import { Listeners } from '#core/observable.ts';

/** A value that this browser keeps in localStorage; if storage is unavailable, the value lasts as long as the page. */
export interface KeptValue<Value> {
  readonly keep: (value: Value) => void;
  /** Returns whether a newer version of the site kept a value. It stays, and {@link keep} lasts as long as the page. */
  readonly isNewer: () => boolean;
  /** Returns the currently kept value. */
  readonly read: () => Value;
  readonly watch: (listener: () => void) => () => void;
  /** The value for a prerendered page, and therefore for its first render. */
  readonly unread: Value;
}

interface KeptOptions<Value> {
  readonly key: string;
  /** Parses the kept text, which anyone may have written. */
  readonly parse: (text: string | null) => Value;
  /** Returns whether a newer version kept a text; by default never. */
  readonly isNewer?: (text: string) => boolean;
  /** Returns null for a value that needs no entry. */
  readonly format: (value: Value) => string | null;
}

/** Creates a kept value. Call it once per key, at the top level of a module. */
export function keptValue<Value>({
  key,
  parse,
  format,
  isNewer: isNewerText,
}: KeptOptions<Value>): KeptValue<Value> {
  const changes = new Listeners();
  const unread = parse(null);
  let known: { readonly text: string | null; readonly value: Value } = { text: null, value: unread };
  let isOfPage = false;
  const read = () => {
    const text = isOfPage ? known.text : textOf(key);
    if (text !== known.text) known = { text, value: parse(text) };
    return known.value;
  };
  const isNewer = () => {
    const text = textOf(key);
    return text !== null && isNewerText?.(text) === true;
  };
  const keep = (value: Value) => {
    const text = format(value);
    known = { text, value };
    isOfPage = isNewer();
    try {
      if (!isOfPage && text === null) localStorage.removeItem(key);
      else if (!isOfPage && text !== null) localStorage.setItem(key, text);
    } catch {
      isOfPage = true;
    }
    changes.tell();
  };
  return { keep, isNewer, read, watch: changes.subscribe, unread };
}

/** Creates a kept yes/no choice. */
export function keptYes(key: string): KeptValue<boolean> {
  return keptValue({ key, parse: (text) => text === 'yes', format: (isYes) => (isYes ? 'yes' : null) });
}

/**
 * Returns a kept value and renders again when it changes. The first render of a prerendered page has the value of a
 * browser that keeps nothing, as in the markup.
 */
export function useKept<Value>({ watch, read, unread }: KeptValue<Value>): Value {
  return useSyncExternalStore(watch, read, () => unread);
}

/** Returns whether the page is hydrated, so that kept values have been read. */
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
