import { describe, expect, it } from 'vitest';
import { HEAP_PLACES, layHeap, printSize } from '#ui/table/heap-layout.ts';

const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `photo-${at}` }));
const all = () => true;

describe('layHeap', () => {
  it('lays the same photos out the same way every time', () => {
    expect(layHeap(photos(20), all)).toEqual(layHeap(photos(20), all));
  });

  it('moves no photo when another leaves', () => {
    const before = new Map(layHeap(photos(20), all).map(({ item, place }) => [item.id, place]));
    const after = layHeap(photos(20), ({ id }) => id !== 'photo-7');
    expect(after).toHaveLength(19);
    for (const { item, place } of after) expect(place).toEqual(before.get(item.id));
  });

  it.each([1, 2, 3, 7, 20, 36, 250])('keeps %i photos on the table', (count) => {
    const heap = layHeap(photos(count), all);
    expect(heap).toHaveLength(Math.min(count, HEAP_PLACES));
    for (const { place } of heap) {
      expect(place.x).toBeGreaterThan(5);
      expect(place.x).toBeLessThan(95);
      expect(place.y).toBeGreaterThan(5);
      expect(place.y).toBeLessThan(95);
    }
  });

  it('brings up the photo below one that leaves', () => {
    const heap = layHeap(photos(HEAP_PLACES + 1), ({ id }) => id !== 'photo-0');
    expect(heap.map(({ item }) => item.id)).toContain(`photo-${HEAP_PLACES}`);
    expect(heap).toHaveLength(HEAP_PLACES);
  });

  it('is empty when every photo has left, and if there was none', () => {
    expect(layHeap(photos(5), () => false)).toEqual([]);
    expect(layHeap([], all)).toEqual([]);
  });
});

describe('printSize', () => {
  it('makes prints smaller the more there are, down to a recognizable size', () => {
    const sizes = [1, 4, 20, HEAP_PLACES, 250].map(printSize);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(24);
  });
});
