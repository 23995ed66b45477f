import { describe, expect, it } from 'vitest';
import {
  type ChunkPlace,
  chunksInSight,
  heightsOfChunks,
  IN_BOX,
  ON_PAGE,
  runsOf,
} from '#ui/kit/chunks-in-sight.ts';

const WINDOW_PX = 800;
/** Chunks of 1,000 px each, scrolled this far. */
const scrolled = (chunks: number, by: number): ChunkPlace[] =>
  Array.from({ length: chunks }, (_, at) => ({ top: at * 1000 - by, bottom: (at + 1) * 1000 - by }));

describe('chunksInSight', () => {
  it('draws what is in the window and around it, and nothing further away', () => {
    expect(chunksInSight(scrolled(170, 0), WINDOW_PX, [], ON_PAGE)).toEqual([0, 1, 2]);
    expect(chunksInSight(scrolled(170, 80_000), WINDOW_PX, [], ON_PAGE)).toEqual([78, 79, 80, 81, 82]);
  });

  it('draws nothing of a list that is far from the window', () => {
    expect(chunksInSight([{ top: 5000, bottom: 6000 }], WINDOW_PX, [], ON_PAGE)).toEqual([]);
    expect(chunksInSight([], WINDOW_PX, [], ON_PAGE)).toEqual([]);
  });

  it('draws less around a list that scrolls in its own box', () => {
    expect(chunksInSight(scrolled(500, 80_000), 300, [], IN_BOX)).toEqual([79, 80]);
  });

  it('keeps what is drawn for a while, so that it does not flicker', () => {
    expect(chunksInSight(scrolled(170, 80_000), WINDOW_PX, [77, 90], ON_PAGE)).toEqual([
      77, 78, 79, 80, 81, 82,
    ]);
  });
});

describe('runsOf', () => {
  it('has one space for all chunks between two drawn ones', () => {
    expect(runsOf(170, (chunk) => chunk === 3 || chunk === 80 || chunk === 81)).toEqual([
      { first: 0, count: 3, isDrawn: false },
      { first: 3, count: 1, isDrawn: true },
      { first: 4, count: 76, isDrawn: false },
      { first: 80, count: 1, isDrawn: true },
      { first: 81, count: 1, isDrawn: true },
      { first: 82, count: 88, isDrawn: false },
    ]);
  });

  it('is one space for an undrawn list, and none for an empty one', () => {
    expect(runsOf(5, () => false)).toEqual([{ first: 0, count: 5, isDrawn: false }]);
    expect(runsOf(0, () => true)).toEqual([]);
  });
});

describe('heightsOfChunks', () => {
  it('are the measured ones, and proportional where nothing was drawn yet', () => {
    const heights = new Map([
      [3, 1234],
      [9, 300],
    ]);
    const list = { items: 570, chunking: ON_PAGE };
    expect(heightsOfChunks(heights, { ...list, first: 3, count: 2 })).toEqual([1234, 1234]);
    expect(heightsOfChunks(heights, { ...list, first: 8, count: 2 })).toEqual([1234, 300]);
    expect(heightsOfChunks(new Map([[0, 1200]]), { ...list, first: 8, count: 2 })).toEqual([1200, 600]);
  });

  it('are guessed before anything was measured', () => {
    expect(heightsOfChunks(new Map(), { first: 0, count: 2, items: 30, chunking: IN_BOX })).toEqual([
      1340, 670,
    ]);
  });
});
