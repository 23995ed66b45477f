import JSZip from 'jszip';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from '#core/bytes/crc32.ts';
import { centralDirectory, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';
import { NIGHTLY } from '../../../nightly.ts';

const GIB = 1024 ** 3;

const entryOf = (path: string, content: Uint8Array): StoredEntry => ({
  path,
  sizeBytes: content.length,
  crc32: crc32(content),
  modifiedMs: Date.parse('2024-07-09T08:05:03Z'),
});

describe('crc32', () => {
  it.each([0, 1, 15, 16, 17, 31, 1000, 65_537])('agrees with zlib on %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 251);
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
  });

  it('continues over pieces', () => {
    const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);
    expect(crc32(bytes.subarray(37), crc32(bytes.subarray(0, 37)))).toBe(zlibCrc32(bytes));
  });
});

describe('the archive', () => {
  it(
    'is read back by JSZip with the same names and bytes',
    { tags: ['processed-result-zip-entries'] },
    async () => {
      const files = new Map([
        ['Pets/dog.jpg', new Uint8Array([1, 2, 3])],
        ['Beach & Sea/café_日本.jpg', new Uint8Array(1000).fill(7)],
        ['Unsorted/empty.jpg', new Uint8Array()],
      ]);
      const entries = [...files].map(([path, content]) => entryOf(path, content));
      const zip = new Blob([
        ...entries.flatMap((entry) => [localHeader(entry), files.get(entry.path) ?? '']),
        centralDirectory(entries),
      ] as BlobPart[]);

      const read = await JSZip.loadAsync(await zip.arrayBuffer(), { checkCRC32: true });

      expect(Object.keys(read.files)).toEqual([...files.keys()]);
      for (const [path, content] of files)
        expect(await read.file(path)?.async('uint8array')).toEqual(content);
    },
  );

  it('gives the size in ZIP64 if it does not fit in 32 bits', () => {
    const header = localHeader({ path: 'a', sizeBytes: 5 * GIB, crc32: 0, modifiedMs: 0 });
    const view = new DataView(header.buffer);
    expect(view.getUint16(4, true)).toBe(45);
    expect(view.getUint32(18, true)).toBe(0xffffffff);
    expect(view.getUint16(31, true)).toBe(0x0001);
    expect(view.getBigUint64(35, true)).toBe(BigInt(5 * GIB));
  });

  it('closes an archive over 4 GB with the ZIP64 records', () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({
      path: `a/${index}.jpg`,
      sizeBytes: GIB,
      crc32: 0,
      modifiedMs: 0,
    }));
    const directory = centralDirectory(entries);
    const view = new DataView(directory.buffer);
    const locator = directory.length - 22 - 20;
    expect(view.getUint32(locator, true)).toBe(0x07064b50);
    expect(view.getUint32(locator - 56, true)).toBe(0x06064b50);
    expect(view.getBigUint64(locator - 56 + 24, true)).toBe(5n);
    expect(view.getUint32(directory.length - 22 + 16, true)).toBe(0xffffffff);
  });

  it('has no ZIP64 field for a file that fits, and one from the first size that does not', () => {
    const field = (sizeBytes: number) => {
      const header = localHeader({ path: 'a', sizeBytes, crc32: 0, modifiedMs: 0 });
      return new DataView(header.buffer).getUint16(31, true);
    };
    expect(field(0xfffffffe)).toBe(0x5455);
    expect(field(0xffffffff)).toBe(0x0001);
  });

  it('needs the ZIP64 records from 65,535 files on', NIGHTLY, () => {
    const entry = { path: 'a', sizeBytes: 0, crc32: 0, modifiedMs: 0 };
    const directory = centralDirectory(Array.from({ length: 65_535 }, () => entry));
    const locator = directory.length - 22 - 20;
    expect(new DataView(directory.buffer).getUint32(locator, true)).toBe(0x07064b50);
  });

  it('needs the ZIP64 records if its directory starts at the first offset that does not fit', () => {
    const hasLocator = (start: number) => {
      const header = localHeader({ path: 'a', sizeBytes: 0, crc32: 0, modifiedMs: 0 });
      const sizeBytes = start - header.length;
      const directory = centralDirectory([{ path: 'a', sizeBytes, crc32: 0, modifiedMs: 0 }]);
      const locator = directory.length - 22 - 20;
      return locator >= 0 && new DataView(directory.buffer).getUint32(locator, true) === 0x07064b50;
    };
    expect([0xfffffffe, 0xffffffff].map(hasLocator)).toEqual([false, true]);
  });

  it('uses the nearest time that a ZIP can store for one that is too early or too late', () => {
    const times = (modifiedMs: number) => {
      const view = new DataView(localHeader({ path: 'a', sizeBytes: 0, crc32: 0, modifiedMs }).buffer);
      return { year: 1980 + (view.getUint16(12, true) >> 9), seconds: view.getUint32(36, true) };
    };
    expect(times(Date.UTC(1960, 6))).toEqual({ year: 1980, seconds: 0 });
    expect(times(0)).toEqual({ year: 1980, seconds: 0 });
    expect(times(Date.UTC(2107, 6))).toEqual({ year: 2107, seconds: 0x7fffffff });
    expect(times(Date.UTC(2200, 6))).toEqual({ year: 2107, seconds: 0x7fffffff });
  });
});
