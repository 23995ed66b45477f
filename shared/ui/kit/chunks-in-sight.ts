/** Items in a chunk: whole rows of one, three, four or five columns. */
export const CHUNK = 60;
/** A list of so many items is drawn whole, for the browser's own search and for those who listen. */
export const DRAWN_WHOLE = 300;
/** How far around the window chunks are drawn, so that scrolling finds them there. */
const AROUND_PX = 1500;
/** The height of a chunk before one has been measured. */
const FIRST_GUESS_PX = 4000;

/** Where a chunk lies, relative to the window, in CSS pixels. */
export interface ChunkPlace {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The chunks that are drawn: those in the window and around it. What is drawn stays for twice as far, so that a chunk
 * whose height was guessed wrong does not come and go.
 */
export function chunksInSight(
  places: readonly ChunkPlace[],
  windowHeight: number,
  drawn: readonly number[],
): readonly number[] {
  return places.flatMap(({ top, bottom }, at) => {
    const distance = Math.max(0, top - windowHeight, -bottom);
    return distance <= (drawn.includes(at) ? 2 * AROUND_PX : AROUND_PX) ? [at] : [];
  });
}

/**
 * The height to leave free for a chunk that is not drawn: its own from before, else that of the others in proportion.
 *
 * @param heights measured, by chunk
 * @param items in this chunk
 */
export function heightOfChunk(heights: ReadonlyMap<number, number>, chunk: number, items: number): number {
  const own = heights.get(chunk);
  if (own !== undefined) return own;
  const measured = [...heights.values()];
  const full = measured.length === 0 ? FIRST_GUESS_PX : Math.max(...measured);
  return (full * items) / CHUNK;
}
