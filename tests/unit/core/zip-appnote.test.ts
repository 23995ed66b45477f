import { describe, expect, it } from 'vitest';
import { centralDirectory, entryTimeMs, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';

const MIB = 1024 ** 2;
const MAX_32 = 0xffffffff;

/** Reads records field by field as PKWARE's APPNOTE 6.3.10 describes them, independently of our writer. */
class FieldReader {
  at: number;
  readonly #view: DataView;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  u16 = () => this.#view.getUint16((this.at += 2) - 2, true);
  u32 = () => this.#view.getUint32((this.at += 4) - 4, true);
  u64 = () => Number(this.#view.getBigUint64((this.at += 8) - 8, true));
  bytes = (length: number) => this.#bytes.subarray((this.at += length) - length, this.at);
  text = (length: number) => new TextDecoder('utf-8', { fatal: true }).decode(this.bytes(length));
}

/** 4.5: extra fields by id. */
function extraFields(extra: Uint8Array): Map<number, Uint8Array> {
  const reader = new FieldReader(extra);
  const fields = new Map<number, Uint8Array>();
  while (reader.at < extra.length) fields.set(reader.u16(), reader.bytes(reader.u16()));
  return fields;
}

/** The fields that the local header (4.3.7) and the directory record (4.3.12) share. */
function commonFields(reader: FieldReader) {
  return {
    versionNeeded: reader.u16(),
    flags: reader.u16(),
    method: reader.u16(),
    dosTime: reader.u16(),
    dosDate: reader.u16(),
    crc32: reader.u32(),
    packedBytes: reader.u32(),
    sizeBytes: reader.u32(),
    pathBytes: reader.u16(),
    extraBytes: reader.u16(),
  };
}

function readLocalHeader(bytes: Uint8Array) {
  const reader = new FieldReader(bytes);
  const signature = reader.u32();
  const common = commonFields(reader);
  const path = reader.text(common.pathBytes);
  return { signature, ...common, path, extra: extraFields(reader.bytes(common.extraBytes)), end: reader.at };
}

function readRecord(reader: FieldReader) {
  const signature = reader.u32();
  const madeBy = reader.u16();
  const common = commonFields(reader);
  const commentBytes = reader.u16();
  const rest = {
    disk: reader.u16(),
    internalAttributes: reader.u16(),
    externalAttributes: reader.u32(),
    offset: reader.u32(),
  };
  const path = reader.text(common.pathBytes);
  const extra = extraFields(reader.bytes(common.extraBytes));
  reader.bytes(commentBytes);
  return { signature, madeBy, ...common, commentBytes, ...rest, path, extra };
}

/** 4.3.16, 4.3.15 and 4.3.14, from the end. */
function readEnd(bytes: Uint8Array) {
  const end = new FieldReader(bytes, bytes.length - 22);
  const ends = {
    signature: end.u32(),
    disks: [end.u16(), end.u16()],
    entries: [end.u16(), end.u16()],
    sizeBytes: end.u32(),
    offset: end.u32(),
    commentBytes: end.u16(),
  };
  const locator = new FieldReader(bytes, Math.max(0, bytes.length - 42));
  if (bytes.length < 98 || locator.u32() !== 0x07064b50) return { ...ends, zip64: undefined };
  const locatorFields = { disk: locator.u32(), offset: locator.u64(), disks: locator.u32() };
  const end64 = new FieldReader(bytes, bytes.length - 98);
  return {
    ...ends,
    zip64: {
      locator: locatorFields,
      signature: end64.u32(),
      restBytes: end64.u64(),
      versions: [end64.u16() & 0xff, end64.u16()],
      disks: [end64.u32(), end64.u32()],
      entries: [end64.u64(), end64.u64()],
      sizeBytes: end64.u64(),
      offset: end64.u64(),
    },
  };
}

const entriesOf = (count: number, sizeBytes: number, folder = 'Füße & 足'): StoredEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    path: `${folder}/photo_${at}.jpg`,
    sizeBytes,
    crc32: (at * 2_654_435_761) % 2 ** 32,
    modifiedMs: Date.parse('2024-07-09T08:05:03Z') + at * 1000,
  }));

/** The expected offset of each entry and of the directory, if entries are contiguous. */
function layout(entries: readonly StoredEntry[]) {
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    offsets.push(at);
    at += localHeader(entry).length + entry.sizeBytes;
  }
  return { offsets, directory: at };
}

function expectRecords(entries: readonly StoredEntry[]) {
  const { offsets, directory } = layout(entries);
  const bytes = centralDirectory(entries);
  const reader = new FieldReader(bytes);
  // One array and one comparison, since seventy thousand records are read.
  const wrong = entries.filter((entry, at) => {
    const record = readRecord(reader);
    const local = readLocalHeader(localHeader(entry));
    const wide = record.extra.get(0x0001);
    const offset = record.offset === MAX_32 && wide ? new FieldReader(wide).u64() : record.offset;
    const stamp = new FieldReader(record.extra.get(0x5455) ?? new Uint8Array(5));
    return !(
      record.signature === 0x02014b50 &&
      local.signature === 0x04034b50 &&
      record.madeBy >> 8 === 3 && // 4.4.2: Unix, so that the attributes are read as Unix's
      record.versionNeeded === (record.offset === MAX_32 ? 45 : 20) && // 4.4.3.2
      local.versionNeeded === 20 &&
      [record, local].every(({ flags, method }) => flags === 0x0800 && method === 0) && // 4.4.4 bit 11, 4.4.5
      [record, local].every(({ crc32 }) => crc32 === entry.crc32) &&
      [record, local].every(({ packedBytes }) => packedBytes === entry.sizeBytes) &&
      [record, local].every(({ sizeBytes }) => sizeBytes === entry.sizeBytes) &&
      [record, local].every(({ path }) => path === entry.path) &&
      record.dosTime === local.dosTime &&
      record.dosDate === local.dosDate &&
      record.commentBytes === 0 &&
      record.disk === 0 &&
      record.internalAttributes === 0 &&
      record.externalAttributes === (0o100644 << 16) >>> 0 && // 4.4.15: a regular file, writable by its owner
      offset === offsets[at] &&
      stamp.bytes(1)[0] === 1 &&
      stamp.u32() === entry.modifiedMs / 1000
    );
  });
  expect(wrong).toEqual([]);
  return { bytes, directory, directoryBytes: reader.at };
}

describe('the records, according to APPNOTE', () => {
  it('are those of a plain ZIP while every number fits', () => {
    const { bytes, directory, directoryBytes } = expectRecords(entriesOf(3, 3 * MIB));
    expect(readEnd(bytes)).toEqual({
      signature: 0x06054b50,
      disks: [0, 0],
      entries: [3, 3],
      sizeBytes: directoryBytes,
      offset: directory,
      commentBytes: 0,
      zip64: undefined,
    });
    expect(bytes).toHaveLength(directoryBytes + 22);
  });

  it('give offsets beyond 4 GB in ZIP64, and only those', () => {
    const { bytes, directory, directoryBytes } = expectRecords(entriesOf(300, 15 * MIB));
    expect(directory).toBeGreaterThan(2 ** 32);
    expect(readEnd(bytes)).toMatchObject({
      entries: [300, 300],
      sizeBytes: directoryBytes,
      offset: MAX_32,
      zip64: {
        signature: 0x06064b50,
        restBytes: 44,
        versions: [45, 45],
        disks: [0, 0],
        entries: [300, 300],
        sizeBytes: directoryBytes,
        offset: directory,
        locator: { disk: 0, offset: directory + directoryBytes, disks: 1 },
      },
    });
  });

  it.each([65_534, 65_535])('count %i entries', { timeout: 60_000 }, (count) => {
    const entries = entriesOf(count, 10, 'a');
    const { directory } = layout(entries);
    const bytes = centralDirectory(entries);
    const end = readEnd(bytes);
    const needsZip64 = count >= 0xffff;
    expect(end.entries).toEqual(needsZip64 ? [0xffff, 0xffff] : [count, count]);
    expect(end.offset).toBe(directory);
    expect(end.zip64?.entries).toEqual(needsZip64 ? [count, count] : undefined);
    expect(end.zip64?.locator.offset).toBe(needsZip64 ? directory + end.sizeBytes : undefined);
  });

  it('give a size beyond 4 GB in ZIP64, in the local header and in the directory alike', () => {
    const [entry] = entriesOf(1, 2 ** 32);
    const local = readLocalHeader(localHeader(entry!));
    const record = readRecord(new FieldReader(centralDirectory([entry!])));
    for (const { versionNeeded, packedBytes, sizeBytes, extra } of [local, record]) {
      const wide = new FieldReader(extra.get(0x0001) ?? new Uint8Array(16));
      expect([versionNeeded, packedBytes, sizeBytes]).toEqual([45, MAX_32, MAX_32]);
      // 4.5.3: the size first, then the packed size.
      expect([wide.u64(), wide.u64()]).toEqual([2 ** 32, 2 ** 32]);
    }
  });

  it('give local time in two-second steps (4.4.6), and the exact time next to it', () => {
    const modifiedMs = new Date(2024, 6, 9, 18, 45, 31).getTime();
    const local = readLocalHeader(localHeader({ path: 'a.jpg', sizeBytes: 1, crc32: 1, modifiedMs }));
    expect([local.dosDate >> 9, (local.dosDate >> 5) & 15, local.dosDate & 31]).toEqual([44, 7, 9]);
    expect([local.dosTime >> 11, (local.dosTime >> 5) & 63, local.dosTime & 31]).toEqual([18, 45, 15]);
    expect(local.extra.get(0x5455)).toHaveLength(5);
  });
});

describe('an entry’s time', () => {
  it('is when the photo was taken, in the camera’s time', () => {
    const ms = entryTimeMs('2008-10-22T16:28:39', 0);
    expect(ms).toBe(new Date(2008, 9, 22, 16, 28, 39).getTime());
  });

  it.each([undefined, '2008-02-31T99:99:99'])('is the file’s own if EXIF says %j', (takenAt) => {
    expect(entryTimeMs(takenAt, 1234)).toBe(1234);
  });
});
