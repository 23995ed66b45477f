import { describe, expect, it } from 'vitest';
import { sourceOf } from '#codec/metadata/bounded-source.ts';
import { TIFF_READING } from '#codec/tiff/limits.ts';
import {
  directoryAt,
  directoryIn,
  numbersIn,
  tiffHead,
  valuesAt,
  visitDirectories,
} from '#codec/tiff/tiff-directory.ts';

type Entry = readonly [tag: number, type: number, count: number, field: number];

/** A TIFF of directories one behind the other; `next` leads from each to the place of the following one. */
function tiff(isLittle: boolean, directories: readonly (readonly Entry[])[], tail: number[] = []) {
  const sizes = directories.map((entries) => 2 + entries.length * 12 + 4);
  const length = 8 + sizes.reduce((sum, size) => sum + size, 0);
  const bytes = new Uint8Array(length + tail.length);
  bytes.set(tail, length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  let at = 8;
  for (const [number, entries] of directories.entries()) {
    view.setUint16(at, entries.length, isLittle);
    for (const [index, [tag, type, count, field]] of entries.entries()) {
      const start = at + 2 + index * 12;
      view.setUint16(start, tag, isLittle);
      view.setUint16(start + 2, type, isLittle);
      view.setUint32(start + 4, count, isLittle);
      view.setUint32(start + 8, field, isLittle);
    }
    const end = at + (sizes[number] ?? 0);
    view.setUint32(end - 4, number + 1 < directories.length ? end : 0, isLittle);
    at = end;
  }
  return bytes;
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

describe('the header of a TIFF', () => {
  it.each([true, false])('has a byte order (little-endian: %s)', (isLittle) => {
    expect(tiffHead(viewOf(tiff(isLittle, [[]])))).toEqual({ isLittle, magic: 42, firstAt: 8 });
  });

  it('is refused without a byte order, or truncated', () => {
    expect(tiffHead(viewOf(Uint8Array.from([0x49, 0x4d, 42, 0, 8, 0, 0, 0])))).toBeUndefined();
    expect(tiffHead(viewOf(tiff(true, [[]]).slice(0, 7)))).toBeUndefined();
    expect(tiffHead(undefined)).toBeUndefined();
  });
});

describe('a directory', () => {
  const entries: Entry[] = [
    [0x0112, 3, 1, 6],
    [0x0111, 4, 2, 50],
  ];

  it.each([true, false])('is the same in memory and in a file (little-endian: %s)', async (isLittle) => {
    const bytes = tiff(isLittle, [entries]);
    const inMemory = directoryIn(viewOf(bytes), 8, isLittle);
    const inFile = await directoryAt(sourceOf(bytes), 8, isLittle);
    for (const directory of [inMemory, inFile]) {
      expect(directory).toMatchObject({ isWhole: true, next: 0 });
      expect(directory?.entries).toMatchObject([
        { tag: 0x0112, type: 3, count: 1, sizeBytes: 2 },
        { tag: 0x0111, type: 4, count: 2, sizeBytes: 8, offset: 50 },
      ]);
      expect(directory?.entries.map(({ raw }) => raw.length)).toEqual([12, 12]);
    }
  });

  it('that is truncated has its first entries, and says so', async () => {
    const bytes = tiff(true, [entries]).slice(0, 8 + 2 + 12 + 5);
    for (const directory of [
      directoryIn(viewOf(bytes), 8, true),
      await directoryAt(sourceOf(bytes), 8, true),
    ]) {
      expect(directory?.entries.map(({ tag }) => tag)).toEqual([0x0112]);
      expect(directory).toMatchObject({ isWhole: false, next: undefined });
    }
  });

  it('with more entries than a camera writes is refused', async () => {
    const many = (count: number) => Array.from({ length: count }, (): Entry => [1, 3, 1, 0]);
    const most = tiff(true, [many(TIFF_READING.entries)]);
    expect(directoryIn(viewOf(most), 8, true)?.entries).toHaveLength(TIFF_READING.entries);
    const more = tiff(true, [many(TIFF_READING.entries + 1)]);
    expect(directoryIn(viewOf(more), 8, true)).toBeUndefined();
    expect(await directoryAt(sourceOf(more), 8, true)).toBeUndefined();
  });

  it('after the end of the file is missing', async () => {
    const bytes = tiff(true, [[]]);
    for (const at of [bytes.length - 1, bytes.length, 0xffffffff]) {
      expect(directoryIn(viewOf(bytes), at, true)).toBeUndefined();
      expect(await directoryAt(sourceOf(bytes), at, true)).toBeUndefined();
    }
  });
});

describe('an entry’s values', () => {
  async function numbers(entry: Entry, tail: number[] = [], most = 16) {
    const bytes = tiff(true, [[entry]], tail);
    const read = directoryIn(viewOf(bytes), 8, true)?.entries[0];
    const values = read && (await valuesAt(sourceOf(bytes), read, most));
    return read && values && numbersIn(values, read, true);
  }

  it('are inside the entry if they fit, otherwise at its offset', async () => {
    expect(await numbers([1, 3, 2, 0x0007_0005])).toEqual([5, 7]);
    expect(await numbers([1, 3, 3, 26], [1, 0, 2, 0, 3, 0])).toEqual([1, 2, 3]);
    expect(await numbers([1, 9, 1, 0xffffffff])).toEqual([-1]);
  });

  it('are no more than requested, however many the file declares', async () => {
    expect(await numbers([1, 3, 0xffffffff, 26], [1, 0, 2, 0, 3, 0], 2)).toEqual([1, 2]);
  });

  it('are missing for an unknown type, without a count, or after the end of the file', async () => {
    expect(await numbers([1, 99, 1, 5])).toBeUndefined();
    expect(await numbers([1, 3, 0, 5])).toBeUndefined();
    expect(await numbers([1, 4, 2, 1000])).toBeUndefined();
  });

  it('are not numbers in floating point', async () => {
    expect(await numbers([1, 11, 1, 5])).toEqual([]);
  });
});

describe('a walk through directories', () => {
  async function visited(bytes: Uint8Array<ArrayBuffer>, most: number, leads: number[] = []) {
    const head = tiffHead(viewOf(bytes));
    const tags: number[] = [];
    if (!head) return tags;
    await visitDirectories(sourceOf(bytes), head, undefined, most, ({ entries, next = 0 }) => {
      tags.push(...entries.map(({ tag }) => tag));
      return [...leads, next].map((at) => ({ at, kind: undefined }));
    });
    return tags;
  }
  const three = tiff(false, [[[1, 3, 1, 0]], [[2, 3, 1, 0]], [[3, 3, 1, 0]]]);

  it('reaches each once, even if they form a loop', async () => {
    expect(await visited(three, 10, [8, 26])).toEqual([1, 2, 3]);
  });

  it('ends after as many as it may visit', async () => {
    expect(await visited(three, 2)).toEqual([1, 2]);
  });
});
