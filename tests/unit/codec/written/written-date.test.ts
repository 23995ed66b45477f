import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takenAt } from '#codec/facts/taken-at.ts';
import { exifText } from '#codec/metadata/exif-tags.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { datedHead, type OtherHead, originalHead } from '#codec/written/written-date.ts';
import { withExifThumbnail } from '../../../fixtures/with-exif-thumbnail.ts';

const DATE = { local: '2019-07-14T18:03:12', offset: '+02:00' } as const;
const NOW = Date.UTC(2026, 0, 1);
const [MAKE, EXIF_DIRECTORY, GPS, MAKER_NOTE, OLD_DATE] = [0x010f, 0x8769, 0x8825, 0x927c, 0x9003];

/** A tag and its bytes, as type 7, or where the directory of EXIF is. */
type Tags = readonly (readonly [tag: number, value: Buffer])[];

interface MadeExif {
  readonly isLittle: boolean;
  readonly first: Tags;
  /** Undefined for a TIFF without a directory of EXIF. */
  readonly exif: Tags | undefined;
  /** After the directories, such as a thumbnail. */
  readonly tail?: Buffer;
}

/** A TIFF, written independently of the tested code. */
function tiffWith({ isLittle, first, exif, tail = Buffer.alloc(0) }: MadeExif): Buffer {
  const number = (value: number, bytes: 2 | 4) => {
    const buffer = Buffer.alloc(bytes);
    if (isLittle) buffer.writeUIntLE(value, 0, bytes);
    else buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  };
  const directory = (tags: Tags, at: number, lead?: number): Buffer => {
    const all = [
      ...tags.map(([tag, value]) => ({ tag, value, type: 7 })),
      ...(lead === undefined ? [] : [{ tag: EXIF_DIRECTORY, value: number(lead, 4), type: 4 }]),
    ].toSorted((one, other) => one.tag - other.tag);
    const behind: Buffer[] = [];
    let valueAt = at + 2 + all.length * 12 + 4;
    const entries = all.map(({ tag, value, type }) => {
      const count = type === 4 ? 1 : value.length;
      const head = Buffer.concat([number(tag, 2), number(type, 2), number(count, 4)]);
      if (value.length <= 4) return Buffer.concat([head, value, Buffer.alloc(4 - value.length)]);
      behind.push(value);
      valueAt += value.length;
      return Buffer.concat([head, number(valueAt - value.length, 4)]);
    });
    return Buffer.concat([number(all.length, 2), ...entries, number(0, 4), ...behind]);
  };
  const sizeOfFirst = directory(first, 8, exif && 0).length;
  const exifAt = 8 + sizeOfFirst;
  const head = Buffer.concat([Buffer.from(isLittle ? 'II' : 'MM'), number(42, 2), number(8, 4)]);
  const parts = [head, directory(first, 8, exif && exifAt), exif ? directory(exif, exifAt) : Buffer.alloc(0)];
  return Buffer.concat([...parts, tail]);
}

function segment(marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}

const exifSegment = (tiff: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));

/** Puts segments at the beginning of a JPEG. */
function withSegments(jpeg: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

const picture = await sharp({ create: { width: 24, height: 16, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

function put(file: Uint8Array, { bytes, replaced }: OtherHead): Buffer {
  return Buffer.concat([bytes, file.subarray(replaced)]);
}

function dated(jpeg: Uint8Array, date: Parameters<typeof datedHead>[1] = DATE): Buffer | undefined {
  const head = datedHead(jpeg, date);
  return head && put(jpeg, head);
}

function original(jpeg: Uint8Array): Buffer | undefined {
  const head = originalHead(jpeg);
  return head && put(jpeg, head);
}

const note = Buffer.from('a maker’s own note, at a place of its own');
const JPEGS: readonly (readonly [string, Buffer])[] = [
  ['without EXIF', picture],
  [
    'with JFIF',
    withSegments(picture, segment(0xe0, Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'))),
  ],
  [
    'with EXIF by sharp',
    await sharp(picture)
      .withExif({ IFD0: { Make: 'Canon' } })
      .toBuffer(),
  ],
  ...[true, false].flatMap((isLittle) =>
    [
      { exif: undefined, name: 'without a directory of EXIF' },
      { exif: [[MAKER_NOTE, note]] as Tags, name: 'with a maker’s note' },
      { exif: [[OLD_DATE, Buffer.from('0000:00:00 00:00:00\0')]] as Tags, name: 'with a blank date' },
    ].map(({ exif, name }) => {
      const first: Tags = [[MAKE, Buffer.from('Canon\0')]];
      const tiff = tiffWith({ isLittle, first, exif, tail: Buffer.from('odd') });
      return [`${name}, ${isLittle ? 'II' : 'MM'}`, withSegments(picture, exifSegment(tiff))] as const;
    }),
  ),
  ['with a thumbnail', Buffer.from(withExifThumbnail(picture, { thumbnail: picture, orientation: 6 }))],
  [
    'with comments before its EXIF',
    withSegments(
      picture,
      segment(0xfe, Buffer.from('hello')),
      exifSegment(tiffWith({ isLittle: true, first: [], exif: [] })),
    ),
  ],
];

describe('a date written into a JPEG', () => {
  it.each(JPEGS)('is read again, and leaves the picture unchanged: %s', async (_, jpeg) => {
    const copy = dated(jpeg) ?? Buffer.alloc(0);
    const metadata = await metadataIn(new Uint8Array(copy));
    expect(takenAt(metadata, NOW)).toEqual(DATE);
    expect(exifText(metadata.exif, 'Make', 9)).toBe(
      exifText((await metadataIn(new Uint8Array(jpeg))).exif, 'Make', 9),
    );
    const pixels = (file: Buffer) => sharp(file, { autoOrient: true }).raw().toBuffer();
    expect((await pixels(copy)).equals(await pixels(jpeg))).toBe(true);
    const scan = (file: Buffer) => file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])));
    expect(scan(copy)).toEqual(scan(jpeg));
  });

  it.each(JPEGS)('is removed to the byte: %s', (_, jpeg) => {
    expect(original(dated(jpeg) ?? Buffer.alloc(0))).toEqual(jpeg);
    expect(originalHead(jpeg)).toBeUndefined();
  });

  it('needs no offset', async () => {
    const copy = dated(picture, { local: '1987-01-02T00:00:00' }) ?? Buffer.alloc(0);
    expect(takenAt(await metadataIn(new Uint8Array(copy)), NOW)).toEqual({ local: '1987-01-02T00:00:00' });
  });

  it('leaves a maker note in place in the TIFF, even one that points to its own bytes there', () => {
    const tiff = tiffWith({ isLittle: true, first: [], exif: [[MAKER_NOTE, note]] });
    const jpeg = withSegments(picture, exifSegment(tiff));
    const copy = dated(jpeg) ?? Buffer.alloc(0);
    expect(copy.indexOf(note)).toBe(jpeg.indexOf(note));
  });

  it('is removed from a copy of a copy one by one', () => {
    const first = dated(picture) ?? Buffer.alloc(0);
    const second = dated(first, { local: '2020-01-01T00:00:00' }) ?? Buffer.alloc(0);
    expect(original(second)).toEqual(first);
  });

  it.each([
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG that ends before its picture', picture.subarray(0, 40)],
    [
      'a TIFF that points outside itself',
      withSegments(picture, exifSegment(Buffer.from('MM\0*\0\0\xff\xff', 'latin1'))),
    ],
    ['an empty TIFF', withSegments(picture, exifSegment(Buffer.from('what is this?')))],
    [
      'EXIF that has no room left',
      withSegments(
        picture,
        exifSegment(tiffWith({ isLittle: true, first: [], exif: [[MAKER_NOTE, Buffer.alloc(65_440)]] })),
      ),
    ],
    [
      'a truncated EXIF directory',
      withSegments(
        picture,
        exifSegment(tiffWith({ isLittle: true, first: [], exif: [[GPS, note]] }).subarray(0, 30)),
      ),
    ],
    [
      'several pictures that count from a place before the EXIF',
      withSegments(
        picture,
        segment(0xe2, Buffer.from('MPF\0II*\0')),
        exifSegment(tiffWith({ isLittle: true, first: [], exif: [] })),
      ),
    ],
  ])('is not written into %s', (_, file) => {
    expect(datedHead(file, DATE)).toBeUndefined();
  });

  it('is removed to the byte, whatever the EXIF was', async () => {
    const tags = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0x9010, max: 0xa500 }), fc.uint8Array({ maxLength: 40 })),
      { selector: ([tag]) => tag, maxLength: 20 },
    );
    const made = fc.record({
      isLittle: fc.boolean(),
      first: tags,
      exif: fc.option(tags, { nil: undefined }),
      tail: fc.uint8Array(),
    });
    await fc.assert(
      fc.asyncProperty(made, async ({ isLittle, first, exif, tail }) => {
        const buffers = (all: readonly (readonly [number, Uint8Array])[]): Tags =>
          all.map(([tag, value]) => [tag, Buffer.from(value)]);
        const own = { isLittle, first: buffers(first), exif: exif && buffers(exif), tail: Buffer.from(tail) };
        const jpeg = withSegments(picture, exifSegment(tiffWith(own)));
        const copy = dated(jpeg) ?? Buffer.alloc(0);
        expect(original(copy)).toEqual(jpeg);
        expect(takenAt(await metadataIn(new Uint8Array(copy)), NOW)?.local).toBe(DATE.local);
      }),
    );
  });

  it('is written into damaged files removably, or not at all', () => {
    const whole = withSegments(
      picture,
      exifSegment(tiffWith({ isLittle: false, first: [], exif: [[GPS, note]] })),
    );
    const change = fc.tuple(fc.nat({ max: 150 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), fc.nat({ max: whole.length }), (changes, length) => {
        const file = Buffer.from(whole.subarray(0, length));
        for (const [at, byte] of changes) if (at < length) file[at] = byte;
        const copy = dated(file);
        expect(copy === undefined || original(copy)?.equals(file)).toBe(true);
        const back = originalHead(file);
        expect(back === undefined || back.replaced <= file.length).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
