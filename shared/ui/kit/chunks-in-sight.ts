/** How a very long list is divided into chunks. */
export interface Chunking {
  /** Items per chunk. */
  readonly items: number;
  /** The distance from the visible area within which chunks are drawn, so that they are ready when scrolled to. */
  readonly aroundPx: number;
  /** Whether the list scrolls in its own box; otherwise it scrolls with its page. */
  readonly isInBox: boolean;
}

/** For a list that scrolls with its page: whole rows of one, three, four or five columns. */
export const ON_PAGE: Chunking = { items: 60, aroundPx: 1500, isInBox: false };
/** For a list that scrolls in its own box, with one item per row. Every item that changes causes a new layout. */
export const IN_BOX: Chunking = { items: 20, aroundPx: 500, isInBox: true };

/** A list of at most this many items is drawn whole, for the browser's own search and for screen readers. */
export const DRAWN_WHOLE = 300;
/** The assumed height of an item before one has been measured. */
const FIRST_GUESS_PX = 67;

/** A chunk's position relative to the top of the visible area, in CSS pixels. */
export interface ChunkPlace {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the chunks to draw: those in and near the visible area. Drawn chunks stay for twice that distance, so that
 * a chunk with a wrong height estimate doesn't flicker.
 *
 * @param height of the visible area
 */
export function chunksInSight(
  places: readonly ChunkPlace[],
  height: number,
  drawn: readonly number[],
  { aroundPx }: Chunking,
): readonly number[] {
  return places.flatMap(({ top, bottom }, at) => {
    const distance = Math.max(0, top - height, -bottom);
    return distance <= (drawn.includes(at) ? 2 : 1) * aroundPx ? [at] : [];
  });
}

/** Consecutive chunks. */
export interface ChunkRun {
  readonly first: number;
  readonly count: number;
  readonly isDrawn: boolean;
}

/** Returns drawn chunks one by one, and combines the undrawn chunks between them into single gaps. */
export function runsOf(chunks: number, isDrawn: (chunk: number) => boolean): ChunkRun[] {
  const runs: ChunkRun[] = [];
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const last = runs.at(-1);
    if (isDrawn(chunk)) runs.push({ first: chunk, count: 1, isDrawn: true });
    else if (!last || last.isDrawn) runs.push({ first: chunk, count: 1, isDrawn: false });
    else runs[runs.length - 1] = { ...last, count: last.count + 1 };
  }
  return runs;
}

/** Consecutive chunks of a list with a given number of items. */
interface ChunksOfList {
  readonly first: number;
  readonly count: number;
  readonly items: number;
  readonly chunking: Chunking;
}

/**
 * Returns the heights to reserve for chunks that aren't drawn: each chunk's own earlier height, or else one in
 * proportion to the others.
 *
 * @param heights measured, by chunk
 */
export function heightsOfChunks(
  heights: ReadonlyMap<number, number>,
  { first, count, items, chunking }: ChunksOfList,
): number[] {
  const ofItem = heights.size === 0 ? FIRST_GUESS_PX : Math.max(...heights.values()) / chunking.items;
  return Array.from({ length: count }, (_, at) => {
    const own = Math.min(chunking.items, items - (first + at) * chunking.items);
    return heights.get(first + at) ?? ofItem * own;
  });
}
