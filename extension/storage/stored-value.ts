import browser from 'webextension-polyfill';

/** A typed value under one key of the extension's storage. */
export interface StoredValue<Value> {
  readonly read: () => Promise<Value>;
  readonly write: (value: Value) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Calls `listener` on every change by any part of the extension, until the returned function is called. */
  readonly watch: (listener: (value: Value) => void) => () => void;
}

/**
 * Creates a value under one key. `local` is persistent, `session` is kept in memory until the browser closes.
 *
 * @param parse validates the stored value, which may be missing or written by another version
 */
export function storedValue<Value>(
  area: 'local' | 'session',
  key: string,
  parse: (stored: unknown) => Value,
): StoredValue<Value> {
  const storage = browser.storage[area];
  return {
    read: async () => parse((await storage.get(key))[key]),
    write: (value) => storage.set({ [key]: value }),
    clear: () => storage.remove(key),
    watch: (listener) => {
      const onChanged = (
        changes: Readonly<Record<string, { readonly newValue?: unknown }>>,
        from: string,
      ) => {
        const change = changes[key];
        if (change && from === area) listener(parse(change.newValue));
      };
      browser.storage.onChanged.addListener(onChanged);
      return () => browser.storage.onChanged.removeListener(onChanged);
    },
  };
}

/** Returns the fields of a value, if it is an object. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
