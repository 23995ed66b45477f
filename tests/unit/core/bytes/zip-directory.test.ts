import { describe, expect, it } from 'vitest';
import { crc32 } from '#core/bytes/crc32.ts';
import {
  type DirectoryPlace,
  findDirectory,
  localHeaderBytes,
  readDirectory,
  ZIP_TAIL_BYTES,
} from '#core/bytes/zip-directory.ts';

const MAX_32 = 0xffffffff;

/** Little-endian fields one after the other, each with its size in bytes. */
function bytesOf(...fields: readonly (readonly [size: number, value: number] | string)[]) {
  const parts = fields.map((field) => {
    if (typeof field === 'string') return Buffer.from(field);
    const [size, value] = field;
    const buffer = Buffer.alloc(8);
    buffer.writeBigInt64LE(BigInt(value));
    return buffer.subarray(0, size);
  });
  return joined(...parts);
}

function joined(...parts: readonly Uint8Array[]) {
  return Uint8Array.from(Buffer.concat(parts));
}

interface Fields {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly time: number;
  readonly date: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  readonly extra: Uint8Array;
  readonly comment: string;
}

const USUAL: Fields = {
  path: 'a.jpg',
  flags: 0,
  method: 8,
  time: (13 << 11) | (45 << 5) | 29,
  date: (44 << 9) | (7 << 5) | 9,
  packed: 100,
  size: 200,
  offset: 300,
  extra: new Uint8Array(),
  comment: '',
};

/** A record of a directory, as APPNOTE 4.3.12 has it. */
function record(fields: Partial<Fields> = {}) {
  const { path, flags, method, time, date, packed, size, offset, extra, comment } = { ...USUAL, ...fields };
  return joined(
    bytesOf([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [2, time], [2, date]),
    bytesOf(
      [4, 0x12345678],
      [4, packed],
      [4, size],
      [2, Buffer.byteLength(path)],
      [2, extra.length],
      [2, comment.length],
    ),
    bytesOf([2, 0], [2, 0], [4, 0], [4, offset], path),
    extra,
    bytesOf(comment),
  );
}

/** An end record (4.3.16). */
const endRecord = (size: number, offset: number, comment = '') =>
  bytesOf(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
    [4, size],
    [4, offset],
    [2, comment.length],
    comment,
  );

/** The ZIP64 end record (4.3.14) and its locator (4.3.15). */
const wideEnd = (size: number, offset: number) =>
  joined(
    bytesOf(
      [4, 0x06064b50],
      [8, 44],
      [2, 45],
      [2, 45],
      [4, 0],
      [4, 0],
      [8, 1],
      [8, 1],
      [8, size],
      [8, offset],
    ),
    bytesOf([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]),
  );

const PLACE: DirectoryPlace = { start: 0, end: 0, prefixBytes: 0 };
const read = (directory: Uint8Array<ArrayBuffer>, place = PLACE, most = 100) =>
  readDirectory(directory, place, most);
const paths = (directory: Uint8Array<ArrayBuffer>, most?: number) =>
  read(directory, PLACE, most).map(({ roughPath }) => roughPath);

describe('a ZIP’s directory', () => {
  it.each([
    ['that ends with its end record', ''],
    ['that has a comment', 'made by hand'],
  ])('is found in a file %s', (_what, comment) => {
    const tail = joined(new Uint8Array(50), endRecord(60, 1000, comment));
    expect(findDirectory(tail, 1010 + tail.length)).toEqual({ start: 1000, end: 1060, prefixBytes: 0 });
  });

  it('is found if the file is only the end record', () => {
    expect(findDirectory(endRecord(0, 0), 22)).toEqual({ start: 0, end: 0, prefixBytes: 0 });
  });

  it('is found after other bytes, which are counted', () => {
    const tail = endRecord(60, 1000);
    expect(findDirectory(tail, 1067 + 22)).toEqual({ start: 1007, end: 1067, prefixBytes: 7 });
  });

  it('is found by the ZIP64 records of a large file', () => {
    const size = 5 * 2 ** 32;
    const tail = joined(wideEnd(size, 7 * 2 ** 32), endRecord(MAX_32, MAX_32));
    const end = 12 * 2 ** 32;
    expect(findDirectory(tail, end + tail.length)).toEqual({ start: 7 * 2 ** 32, end, prefixBytes: 0 });
  });

  it.each([
    ['no locator', 56],
    ['with no end record of its own', 0],
  ])('is not looked for by ZIP64 records if there is %s', (_what, at) => {
    const wide = wideEnd(1, 2);
    wide[at] = 0;
    const tail = joined(wide, endRecord(60, 1000));
    expect(findDirectory(tail, 1060 + 22)).toEqual({ start: 1000, end: 1060, prefixBytes: 0 });
  });

  it.each([
    ['there is no end record', new Uint8Array(100), 100],
    ['the file is shorter than one', endRecord(0, 0).subarray(0, 21), 21],
    ['it would start before the file', endRecord(60, 0), 59 + 22],
    ['it would be before its own offset', endRecord(60, 1000), 1059 + 22],
  ])('is not found if %s', (_what, tail, fileBytes) => {
    expect(findDirectory(tail, fileBytes)).toBeUndefined();
  });

  it('is found within the bytes read from the end, with the longest comment', () => {
    const comment = '-'.repeat(0xffff);
    const tail = joined(wideEnd(60, 1000), endRecord(MAX_32, MAX_32, comment));
    expect(tail).toHaveLength(ZIP_TAIL_BYTES);
    expect(findDirectory(tail, 1060 + tail.length)).toMatchObject({ start: 1000 });
  });
});

describe('an entry of a ZIP’s directory', () => {
  it('has its record’s values', () => {
    expect(read(record())).toEqual([
      {
        roughPath: 'a.jpg',
        pathBytes: bytesOf('a.jpg'),
        utf8Path: undefined,
        isEncrypted: false,
        method: 8,
        crc32: 0x12345678,
        packedBytes: 100,
        sizeBytes: 200,
        offset: 300,
        modifiedMs: new Date(2024, 6, 9, 13, 45, 58).getTime(),
      },
    ]);
  });

  it('is encrypted if the first bit of its flags says so', () => {
    const isEncrypted = (flags: number) => read(record({ flags }))[0]?.isEncrypted;
    expect([1, 0x801, 2, 0x800].map(isEncrypted)).toEqual([true, true, false, false]);
  });

  it('starts after the bytes that precede the archive', () => {
    expect(read(record(), { ...PLACE, prefixBytes: 7 })[0]?.offset).toBe(307);
  });

  it('takes from its ZIP64 field only the numbers that do not fit, in their order', () => {
    const [size, packed, offset] = [2 ** 33 + 1, 2 ** 34 + 2, 2 ** 35 + 3];
    const wide = (...numbers: number[]) =>
      bytesOf([2, 1], [2, 8 * numbers.length], ...numbers.map((number) => [8, number] as const));
    const all = { size: MAX_32, packed: MAX_32, offset: MAX_32, extra: wide(size, packed, offset) };
    expect(read(record(all))[0]).toMatchObject({ sizeBytes: size, packedBytes: packed, offset });
    expect(read(record({ offset: MAX_32, extra: wide(offset) }))[0]).toMatchObject({
      sizeBytes: 200,
      packedBytes: 100,
      offset,
    });
    expect(read(record({ size: MAX_32 }))[0]?.sizeBytes).toBe(MAX_32);
    // A truncated field has no further number.
    const short = bytesOf([2, 1], [2, 15], [8, size], [7, 0]);
    expect(read(record({ size: MAX_32, packed: MAX_32, extra: short }))[0]).toMatchObject({
      sizeBytes: size,
      packedBytes: MAX_32,
    });
  });

  it('takes the time in UTC from an extra field, even after another field', () => {
    const modifiedMs = (extra: Uint8Array) => read(record({ extra }))[0]?.modifiedMs;
    const local = new Date(2024, 6, 9, 13, 45, 58).getTime();
    const time = (flags: number) => bytesOf([2, 0x5455], [2, 5], [1, flags], [4, 1_700_000_000]);
    expect(modifiedMs(time(1))).toBe(1_700_000_000_000);
    expect(modifiedMs(time(3))).toBe(1_700_000_000_000);
    expect(modifiedMs(joined(bytesOf([2, 0x7075], [2, 3], 'abc'), time(1)))).toBe(1_700_000_000_000);
    expect(modifiedMs(bytesOf([2, 0x5455], [2, 5], [1, 1], [4, -60]))).toBe(-60_000);
    // The field has another time, has none, is another field, or is truncated.
    expect(modifiedMs(time(2))).toBe(local);
    expect(modifiedMs(bytesOf([2, 0x5455], [2, 4], [1, 1], [3, 7]))).toBe(local);
    expect(modifiedMs(bytesOf([2, 0x5456], [2, 5], [1, 1], [4, 7]))).toBe(local);
    expect(modifiedMs(bytesOf([2, 0x5455], [2, 6], [1, 1], [4, 7]))).toBe(local);
    expect(modifiedMs(bytesOf([2, 0x5455], [1, 5]))).toBe(local);
  });

  it('is skipped if it is a folder', () => {
    expect(paths(joined(record({ path: 'trip/' }), record({ path: 'trip/a.jpg' })))).toEqual(['trip/a.jpg']);
  });

  it('is read after one with a comment and extra fields', () => {
    const first = record({ comment: 'by the sea', extra: bytesOf([2, 0x7075], [2, 2], 'ab') });
    expect(paths(joined(first, record({ path: 'b.jpg' })))).toEqual(['a.jpg', 'b.jpg']);
  });

  it('declares its path in UTF-8 by a flag', () => {
    const [plain, flagged] = read(
      joined(record({ path: 'é.jpg' }), record({ path: 'é.jpg', flags: 1 << 11 })),
    );
    expect(plain).toMatchObject({ pathBytes: bytesOf('é.jpg'), utf8Path: undefined });
    expect(flagged).toMatchObject({ pathBytes: bytesOf('é.jpg'), utf8Path: bytesOf('é.jpg') });
  });

  it.each([
    ['for its path', 1, 'a.jpg', 'é.jpg'],
    ['for another path', 1, 'b.jpg', undefined],
    ['of an unknown version', 2, 'a.jpg', undefined],
  ])('declares its path in UTF-8 by an extra field %s', (_which, version, of, path) => {
    const sum = crc32(new Uint8Array(bytesOf(of)));
    const extra = bytesOf([2, 0x7075], [2, 11], [1, version], [4, sum], 'é.jpg');
    const [entry] = read(record({ extra }));
    expect(entry?.utf8Path).toEqual(path === undefined ? undefined : bytesOf(path));
  });

  it('is read up to one more than requested, so that an excess is noticed', () => {
    const many = joined(...Array.from({ length: 5 }, () => record()));
    expect(paths(many, 3)).toHaveLength(4);
    expect(paths(many, 5)).toHaveLength(5);
  });

  it('is the last one before a truncated record, or missing', () => {
    const next = record({ path: 'b.jpg', comment: 'c' });
    for (const length of [0, 3, 45, 46, next.length - 1]) {
      expect(paths(joined(record(), next.subarray(0, length)))).toEqual(['a.jpg']);
    }
    expect(paths(joined(record(), next))).toHaveLength(2);
    expect(paths(joined(record(), new Uint8Array(60), next))).toEqual(['a.jpg']);
    expect(paths(record({ path: '' }))).toEqual(['']);
  });
});

describe('a local header', () => {
  const header = (path: number, extra: number) =>
    bytesOf([4, 0x04034b50], [8, 0], [8, 0], [6, 0], [2, path], [2, extra]);

  it('is as long as its fixed part, its name and its extra fields', () => {
    expect(header(0, 0)).toHaveLength(30);
    expect(localHeaderBytes(header(0, 0))).toBe(30);
    expect(localHeaderBytes(header(500, 7))).toBe(537);
  });

  it('is missing without its signature, or if it is truncated', () => {
    expect(localHeaderBytes(record())).toBe(0);
    expect(localHeaderBytes(header(5, 0).subarray(0, 29))).toBe(0);
  });
});
