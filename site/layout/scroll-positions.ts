const STORAGE_KEY = 'scroll-positions';

/** How far down each entry of the history was scrolled, in pixels. */
type Positions = Record<string, number>;

function readAll(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Remembers where an entry of the history was left, also over a reload. */
export function keepScrollPosition(entry: string, topPx: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [entry]: Math.round(topPx) }));
  } catch {
    // Storage is closed to us: then a page begins at its top.
  }
}

/** Where an entry of the history was left, where that is known. */
export function scrollPositionOf(entry: string): number | undefined {
  return readAll()[entry];
}
