/** An EXIF rational: numerator and denominator. */
export type Rational = readonly [above: number, below: number];

/** The contents of a GPS directory, including invalid ones. */
export interface GpsTags {
  readonly latitudeRef?: string;
  readonly latitude?: readonly Rational[];
  readonly longitudeRef?: string;
  readonly longitude?: readonly Rational[];
}

const ASCII = 2;
const RATIONAL = 5;
const HEADER_BYTES = 8;
/** The directory with one tag. */
const FIRST_BYTES = 18;

/** A JPEG file with this GPS directory and no picture (CIPA DC-008, 4.6.6). */
export function jpegWithGps(gps: GpsTags): Uint8Array<ArrayBuffer> {
  const tiff = tiffWithGps(gps);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(tiff.length + 8);
  const bytes = [
    Buffer.from('ffd8ffe1', 'hex'),
    length,
    Buffer.from('Exif\0\0'),
    tiff,
    Buffer.from('ffd9', 'hex'),
  ];
  return new Uint8Array(Buffer.concat(bytes));
}

/** The same directory as TIFF. */
export function tiffWithGps({ latitudeRef, latitude, longitudeRef, longitude }: GpsTags): Buffer {
  const tags = [
    ...(latitudeRef === undefined ? [] : [ascii(1, latitudeRef)]),
    ...(latitude === undefined ? [] : [rationals(2, latitude)]),
    ...(longitudeRef === undefined ? [] : [ascii(3, longitudeRef)]),
    ...(longitude === undefined ? [] : [rationals(4, longitude)]),
  ];
  const directoryAt = HEADER_BYTES + FIRST_BYTES;
  const directory = Buffer.alloc(2 + tags.length * 12 + 4);
  directory.writeUInt16LE(tags.length);
  const values: Buffer[] = [];
  let valueAt = directoryAt + directory.length;
  for (const [index, { tag, type, count, value }] of tags.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    if (value.length <= 4) {
      value.copy(directory, at + 8);
      continue;
    }
    directory.writeUInt32LE(valueAt, at + 8);
    values.push(value);
    valueAt += value.length;
  }
  // The first directory has one tag, with the GPS directory's offset.
  const first = Buffer.from('49492a0008000000010025880400010000000000000000000000', 'hex');
  first.writeUInt32LE(directoryAt, HEADER_BYTES + 10);
  return Buffer.concat([first, directory, ...values]);
}

function ascii(tag: number, text: string) {
  const value = Buffer.from(`${text}\0`);
  return { tag, type: ASCII, count: value.length, value };
}

function rationals(tag: number, parts: readonly Rational[]) {
  const value = Buffer.alloc(parts.length * 8);
  for (const [index, [above, below]] of parts.entries()) {
    value.writeUInt32LE(above, index * 8);
    value.writeUInt32LE(below, index * 8 + 4);
  }
  return { tag, type: RATIONAL, count: parts.length, value };
}
