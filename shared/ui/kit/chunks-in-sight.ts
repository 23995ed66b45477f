/** The parts in which a very long list is drawn. */
export interface Chunking {
  /** Items in a chunk. */
  readonly items: number;
  /** How far around what is in sight chunks are drawn, so that scrolling finds them there. */
  readonly aroundPx: number;
  /** The list scrolls in a box of its own; else with its page. */
  readonly isInBox: boolean;
}

/** Of a list that is as long as its page: whole rows of one, three, four or five columns. */
export const ON_PAGE: Chunking = { items: 60, aroundPx: 1500, isInBox: false };
/** Of a list that scrolls in a box of its own, one item a row. It is laid out anew for each of its items that changes. */
export const IN_BOX: Chunking = { items: 20, aroundPx: 500, isInBox: true };

/** A list of so many items is drawn whole, for the browser's own search and for those who listen. */
export const DRAWN_WHOLE = 300;
/** The height of an item before one has been measured. */
const FIRST_GUESS_PX = 67;

/** Where a chunk lies, relative to the top of what is in sight, in CSS pixels. */
export interface ChunkPlace {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The chunks that are drawn: those in sight and around it. What is drawn stays for twice as far, so that a chunk whose
 * height was guessed wrong does not come and go.
 *
 * @param height of what is in sight
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

/** Chunks that follow each other. */
export interface ChunkRun {
  readonly first: number;
  readonly count: number;
  readonly isDrawn: boolean;
}

/** Chunks that are drawn, each by itself, and between them those that are not: one room for all of them. */
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

/** Chunks that follow each other, of a list of so many items. */
interface ChunksOfList {
  readonly first: number;
  readonly count: number;
  readonly items: number;
  readonly chunking: Chunking;
}

/**
 * The heights to leave free for chunks that are not drawn: of each its own from before, else that of the others in
 * proportion.
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
