import { describe, expect, it } from 'vitest';
import { CHUNK, type ChunkPlace, chunksInSight, heightOfChunk } from '#ui/kit/chunks-in-sight.ts';

const WINDOW_PX = 800;
/** Chunks of 1,000 px each, scrolled so far. */
const scrolled = (chunks: number, by: number): ChunkPlace[] =>
  Array.from({ length: chunks }, (_, at) => ({ top: at * 1000 - by, bottom: (at + 1) * 1000 - by }));

describe('chunksInSight', () => {
  it('draws what is in the window and around it, and nothing further away', () => {
    expect(chunksInSight(scrolled(170, 0), WINDOW_PX, [])).toEqual([0, 1, 2]);
    expect(chunksInSight(scrolled(170, 80_000), WINDOW_PX, [])).toEqual([78, 79, 80, 81, 82]);
  });

  it('draws nothing of a list that is far from the window', () => {
    expect(chunksInSight([{ top: 5000, bottom: 6000 }], WINDOW_PX, [])).toEqual([]);
    expect(chunksInSight([], WINDOW_PX, [])).toEqual([]);
  });

  it('keeps what is drawn a while longer, so that it does not come and go', () => {
    expect(chunksInSight(scrolled(170, 80_000), WINDOW_PX, [77, 90])).toEqual([77, 78, 79, 80, 81, 82]);
  });
});

describe('heightOfChunk', () => {
  it('is what was measured', () => {
    expect(heightOfChunk(new Map([[3, 1234]]), 3, CHUNK)).toBe(1234);
  });

  it('is that of the others in proportion where it was not drawn yet', () => {
    const heights = new Map([
      [0, 1200],
      [9, 300],
    ]);
    expect(heightOfChunk(heights, 4, CHUNK)).toBe(1200);
    expect(heightOfChunk(heights, 8, CHUNK / 2)).toBe(600);
  });
});
