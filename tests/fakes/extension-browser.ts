/** In-memory fake of the extension APIs that storage needs: `vi.mock('webextension-polyfill', …)`. */
export function fakeExtensionBrowser() {
  type Listener = (changes: Record<string, { newValue?: unknown }>, area: string) => void;
  const listeners = new Set<Listener>();
  const area = (name: string) => {
    const kept = new Map<string, unknown>();
    const tell = (key: string) => {
      const newValue = kept.get(key);
      for (const listener of listeners) listener({ [key]: kept.has(key) ? { newValue } : {} }, name);
    };
    return {
      get: async (key: string) => (kept.has(key) ? { [key]: structuredClone(kept.get(key)) } : {}),
      set: async (values: Record<string, unknown>) => {
        for (const [key, value] of Object.entries(values)) {
          kept.set(key, structuredClone(value));
          tell(key);
        }
      },
      remove: async (key: string) => {
        if (kept.delete(key)) tell(key);
      },
    };
  };
  const onChanged = {
    addListener: (listener: Listener) => listeners.add(listener),
    removeListener: (listener: Listener) => listeners.delete(listener),
  };
  return { default: { storage: { local: area('local'), session: area('session'), onChanged } } };
}
