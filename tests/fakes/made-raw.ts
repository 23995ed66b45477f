import type { RawFormat } from '#core/photo-formats.ts';

/** Raw files in cameras' layouts, without sensor data that could be developed. */
export interface RawParts {
  /** The embedded picture. */
  readonly preview: Uint8Array;
  /** A second, smaller one, as in real raw files. */
  readonly thumbnail: Uint8Array;
  /** 1 to 8. */
  readonly orientation?: number;
  /** In EXIF's form: `2024:06:01 10:20:30`. */
  readonly takenAt?: string;
}

/** A lossless JPEG, like packed sensor data in DNG and CR2: larger than any preview, and no picture. */
const SENSOR_DATA = Buffer.concat([
  Buffer.from('ffd8ffc3000b0e0fa017700101110000', 'hex'),
  Buffer.alloc(200_000, 7),
]);

/** Makes a raw file of a format. */
export function madeRaw(format: RawFormat, parts: RawParts): Buffer {
  switch (format) {
    case 'raf':
      return madeRaf(parts);
    case 'cr3':
      return madeCr3(parts);
    default:
      return madeTiff(LAYOUTS[format](parts));
  }
}

/** A value of a directory: numbers, a text, the offset or the length of bytes, or the offsets of other directories. */
type Value =
  | { readonly shorts: readonly number[] }
  | { readonly longs: readonly number[] }
  | { readonly bytes: readonly number[] }
  | { readonly text: string }
  | { readonly offsetOf: Uint8Array }
  | { readonly lengthOf: Uint8Array }
  | { readonly directories: readonly Directory[] };
type Directory = readonly (readonly [tag: number, value: Value])[];

interface TiffLayout {
  readonly isLittle: boolean;
  /** The directories, in sequence. */
  readonly chain: readonly Directory[];
  /** Canon's mark after the header. */
  readonly isCanon?: boolean;
}

type TiffRaw = Exclude<RawFormat, 'cr3' | 'raf'>;

const LAYOUTS: Readonly<Record<TiffRaw, (parts: RawParts) => TiffLayout>> = {
  dng: (parts) => ({
    isLittle: true,
    chain: [
      [
        [254, { longs: [1] }],
        [259, { shorts: [1] }],
        ...strip(parts.thumbnail),
        ...facts(parts),
        [330, { directories: [strips(7, SENSOR_DATA), strips(7, parts.preview)] }],
        [50706, { bytes: [1, 6, 0, 0] }],
      ],
    ],
  }),
  cr2: (parts) => ({
    isLittle: true,
    isCanon: true,
    chain: [
      [...strips(6, parts.preview), ...facts(parts)],
      jpegTags(parts.thumbnail),
      strips(1, Buffer.alloc(5000)),
      strips(6, SENSOR_DATA),
    ],
  }),
  nef: (parts) => ({
    isLittle: false,
    chain: [
      [
        [259, { shorts: [1] }],
        ...strip(Buffer.alloc(3000)),
        ...facts(parts),
        [330, { directories: [jpegTags(parts.preview), strips(34_713, SENSOR_DATA)] }],
      ],
    ],
  }),
  arw: (parts) => ({
    isLittle: true,
    chain: [
      [...jpegTags(parts.preview), ...facts(parts), [330, { directories: [strips(32_767, SENSOR_DATA)] }]],
      jpegTags(parts.thumbnail),
    ],
  }),
};

function strip(bytes: Uint8Array): Directory {
  return [
    [273, { offsetOf: bytes }],
    [279, { lengthOf: bytes }],
  ];
}

function strips(compression: number, bytes: Uint8Array): Directory {
  return [[259, { shorts: [compression] }], ...strip(bytes)];
}

function jpegTags(bytes: Uint8Array): Directory {
  return [
    [259, { shorts: [6] }],
    [513, { offsetOf: bytes }],
    [514, { lengthOf: bytes }],
  ];
}

function facts({ orientation = 1, takenAt }: RawParts): Directory {
  return [
    [274, { shorts: [orientation] }],
    ...(takenAt === undefined
      ? []
      : ([
          [306, { text: takenAt }],
          [34_665, { directories: [[[36_867, { text: takenAt }]]] }],
        ] as const)),
  ];
}

/** A TIFF (TIFF 6.0, section 2): its directories, then what they point to. */
function madeTiff({ isLittle, chain, isCanon = false }: TiffLayout): Buffer {
  const headBytes = isCanon ? 16 : 8;
  const parts: Buffer[] = [Buffer.alloc(headBytes)];
  let at = headBytes;
  const put = (bytes: Uint8Array) => {
    const start = at;
    // Values start at even offsets.
    const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
    parts.push(padded);
    at += padded.length;
    return start;
  };
  const u16 = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const u32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const placed = new Map<Uint8Array, number>();
  const offsetOf = (bytes: Uint8Array) => {
    const offset = placed.get(bytes) ?? put(bytes);
    placed.set(bytes, offset);
    return offset;
  };
  const encoded = (value: Value): readonly [type: number, count: number, bytes: Buffer] => {
    if ('shorts' in value) return [3, value.shorts.length, Buffer.concat(value.shorts.map(u16))];
    if ('longs' in value) return [4, value.longs.length, Buffer.concat(value.longs.map(u32))];
    if ('bytes' in value) return [1, value.bytes.length, Buffer.from(value.bytes)];
    if ('text' in value) return [2, value.text.length + 1, Buffer.from(`${value.text}\0`)];
    if ('offsetOf' in value) return [4, 1, u32(offsetOf(value.offsetOf))];
    if ('lengthOf' in value) return [4, 1, u32(value.lengthOf.length)];
    const offsets = value.directories.map((directory) => putDirectory(directory, 0));
    return [4, offsets.length, Buffer.concat(offsets.map(u32))];
  };
  const putDirectory = (directory: Directory, next: number): number => {
    const sorted = directory.toSorted(([one], [other]) => one - other);
    const entries = sorted.map(([tag, value]) => {
      const [type, count, bytes] = encoded(value);
      const inside =
        bytes.length <= 4 ? Buffer.concat([bytes, Buffer.alloc(4 - bytes.length)]) : u32(put(bytes));
      return Buffer.concat([u16(tag), u16(type), u32(count), inside]);
    });
    return put(Buffer.concat([u16(entries.length), ...entries, u32(next)]));
  };
  let next = 0;
  for (const directory of chain.toReversed()) next = putDirectory(directory, next);
  const header = Buffer.concat([Buffer.from(isLittle ? 'II' : 'MM'), u16(42), u32(next)]);
  const mark = isCanon ? Buffer.concat([Buffer.from('CR\x02\0'), u32(0)]) : Buffer.alloc(0);
  parts[0] = Buffer.concat([header, mark]);
  return Buffer.concat(parts);
}

/** Fujifilm's header: magic, version, camera, and the JPEG's offset. Its JPEG has the file's EXIF. */
function madeRaf({ preview }: RawParts): Buffer {
  const header = Buffer.alloc(160);
  header.write('FUJIFILMCCD-RAW 0201FF383501');
  header.write('X-T30', 28);
  header.writeUInt32BE(header.length, 84);
  header.writeUInt32BE(preview.length, 88);
  return Buffer.concat([header, preview, SENSOR_DATA]);
}

function madeCr3({ preview, thumbnail, orientation = 1, takenAt }: RawParts): Buffer {
  const u32 = (...values: readonly number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
    return bytes;
  };
  const box = (type: string, ...content: readonly Uint8Array[]) => {
    const bytes = Buffer.concat(content);
    return Buffer.concat([u32(8 + bytes.length), Buffer.from(type, 'latin1'), bytes]);
  };
  const own = (id: string, ...content: readonly Uint8Array[]) =>
    box('uuid', Buffer.from(id, 'hex'), ...content);
  const cmt1 = madeTiff({
    isLittle: true,
    chain: [facts({ preview, thumbnail, orientation, ...(takenAt === undefined ? {} : { takenAt }) })],
  });
  const small = Buffer.concat([
    Buffer.from('0000000000a00078', 'hex'),
    u32(thumbnail.length),
    Buffer.alloc(4),
    thumbnail,
  ]);
  const metadata = own('85c0b687820f11e08111f4ce462b6a48', box('CMT1', cmt1), box('THMB', small));
  const ftyp = box('ftyp', Buffer.from('crx '), u32(1), Buffer.from('crx isom'));
  const movie = (offset: number) =>
    box(
      'moov',
      metadata,
      box(
        'trak',
        box(
          'mdia',
          box('minf', box('stbl', box('stsz', u32(0, preview.length, 1)), box('co64', u32(0, 1, 0, offset)))),
        ),
      ),
    );
  const screen = own(
    'eaf42b5e1c984b88b9fbb7dc406e4d16',
    u32(0, 1),
    box('PRVW', Buffer.from('000000000001065404380001', 'hex'), u32(thumbnail.length), thumbnail),
  );
  const before = ftyp.length + movie(0).length + screen.length + 8;
  return Buffer.concat([ftyp, movie(before), screen, box('mdat', preview, SENSOR_DATA)]);
}
