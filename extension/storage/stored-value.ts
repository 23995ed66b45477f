import browser from 'webextension-polyfill';

/** One key of the extension's storage, typed. */
export interface StoredValue<Value> {
  readonly read: () => Promise<Value>;
  readonly write: (value: Value) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Calls `listener` on every change from anywhere in the extension, until the returned function is called. */
  readonly watch: (listener: (value: Value) => void) => () => void;
}

/**
 * A value under one key. `local` outlives the browser, `session` ends with it and is kept in memory.
 *
 * @param parse makes a value of whatever is stored, which may be nothing, or another version's
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

/** The fields of what may be an object. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
