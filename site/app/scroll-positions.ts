const STORAGE_KEY = 'scroll-positions';

/** The number of history entries whose positions are stored, most recent first. */
const MOST_ENTRIES = 50;

/** Scroll position of each history entry, in pixels. */
type Positions = Record<string, number>;

function readAll(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** The router's key for the first page of every document, and for links within a page. */
const UNNAMED = 'default';

/**
 * Returns a unique name for the current history entry, stable across reloads.
 *
 * @param key the router's key of the entry
 */
export function entryNamed(key: string): string {
  if (key !== UNNAMED) return key;
  // Under a name of our own: the router would take `key` for that of another entry when the user comes back.
  const state = history.state as { readonly entry?: string } | null;
  if (state?.entry) return state.entry;
  const made = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry: made }, '');
  return made;
}

/** Stores the scroll position of a history entry; it survives a reload. */
export function keepScrollPosition(entry: string, topPx: number): void {
  try {
    const { [entry]: _before, ...others } = readAll();
    const latest = [...Object.entries(others), [entry, Math.round(topPx)]].slice(-MOST_ENTRIES);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is unavailable: pages then open at their top.
  }
}

/** Returns the stored scroll position of a history entry, if any. */
export function scrollPositionOf(entry: string): number | undefined {
  return readAll()[entry];
}
