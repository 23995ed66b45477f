/** Prints visible at once; the others are under them and appear when those leave. */
export const HEAP_PLACES = 36;

export interface HeapPlace {
  /** The center, in percent of the heap. */
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** The z-index among its neighbors. */
  readonly depth: number;
}

export interface HeapPrint<Item> {
  readonly item: Item;
  readonly place: HeapPlace;
}

/** The grid's width divided by its height, before random offsets. */
const GRID_ASPECT = 1.5;
/** The maximum offset of a print from its grid position, as a fraction of a cell. */
const LOOSENESS = 0.42;
const MAX_TURN = 8;
/** The minimum distance of a print's center from the edge, as a fraction of its size: prints stay on the table. */
const REACH_X = 0.36;
const REACH_Y = 0.46;

/**
 * Arranges items in a loose heap. The same items always have the same layout, and one that leaves moves no other:
 * every place has a stack of items, and shows the first one still on the heap.
 *
 * @param isLeft whether an item is still on the heap
 */
export function layHeap<Item extends { readonly id: string }>(
  items: readonly Item[],
  isLeft: (item: Item) => boolean,
): HeapPrint<Item>[] {
  const count = Math.min(items.length, HEAP_PLACES);
  const order = shuffledPlaces(count);
  const loose = items
    .slice(0, count)
    .map(({ id }, index) => placeOf(id, order[index] ?? index, count, index));
  const places = centred(loose);
  return places.flatMap((place, index) => {
    for (let at = index; at < items.length; at += count) {
      const item = items[at];
      if (item && isLeft(item)) return [{ item, place: { ...place, turn: turnOf(item.id) } }];
    }
    return [];
  });
}

/** Returns the long edge of a print among `count` others, in percent of the heap's shorter side. */
export function printSize(count: number): number {
  return Math.max(24, 74 / Math.min(count, HEAP_PLACES) ** 0.3);
}

function placeOf(id: string, cell: number, places: number, index: number): HeapPlace {
  const columns = Math.min(places, Math.max(1, Math.round(Math.sqrt(places * GRID_ASPECT))));
  const rows = Math.ceil(places / columns);
  const row = Math.floor(cell / columns);
  const inRow = row === rows - 1 ? places - row * columns : columns;
  const loose = (salt: string) => (fraction(id + salt) - 0.5) * 2 * LOOSENESS;
  const marginX = printSize(places) * REACH_X;
  const marginY = printSize(places) * REACH_Y;
  const x =
    (((cell % columns) + 0.5 + (places > 1 ? loose('x') : 0)) / inRow) * (100 - 2 * marginX) + marginX;
  const y = ((row + 0.5 + (rows > 1 ? loose('y') : 0)) / rows) * (100 - 2 * marginY) + marginY;
  return { x, y, turn: turnOf(id), depth: places - index };
}

function turnOf(id: string): number {
  return (fraction(`${id}turn`) - 0.5) * 2 * MAX_TURN;
}

/** Returns the same heap, centered on the table. */
function centred(places: readonly HeapPlace[]): HeapPlace[] {
  const mean = (part: 'x' | 'y') => places.reduce((sum, place) => sum + place[part], 0) / places.length;
  const [byX, byY] = [50 - mean('x'), 50 - mean('y')];
  const size = printSize(places.length);
  return places.map((place) => ({
    ...place,
    x: within(place.x + byX, size * REACH_X),
    y: within(place.y + byY, size * REACH_Y),
  }));
}

function shuffledPlaces(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place).sort(
    (a, b) => fraction(`place${a}`) - fraction(`place${b}`),
  );
}

function within(percent: number, margin: number): number {
  return Math.min(100 - margin, Math.max(margin, percent));
}

/** Returns a number from 0 to 1 that looks random and is always the same for the same text (FNV-1a, then mixed). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
