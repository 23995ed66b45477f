const STORAGE_KEY = 'scroll-positions';

/** So many entries of a tab's history are remembered, the latest. */
const MOST_ENTRIES = 50;

/** How far down each entry of the history was scrolled, in pixels. */
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
 * A name for the entry of the history that is shown, which it keeps over reloads and for as long as it is there.
 *
 * @param key the router's for that entry
 */
export function entryNamed(key: string): string {
  if (key !== UNNAMED) return key;
  const state = history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const made = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key: made }, '');
  return made;
}

/** Remembers where an entry of the history was left, also over a reload. */
export function keepScrollPosition(entry: string, topPx: number): void {
  try {
    const { [entry]: _before, ...others } = readAll();
    const latest = [...Object.entries(others), [entry, Math.round(topPx)]].slice(-MOST_ENTRIES);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is closed to us: then a page begins at its top.
  }
}

/** Where an entry of the history was left, where that is known. */
export function scrollPositionOf(entry: string): number | undefined {
  return readAll()[entry];
}
