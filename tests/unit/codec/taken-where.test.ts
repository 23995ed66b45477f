import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { takenWhere } from '#codec/facts/taken-where.ts';
import { type GpsTags, jpegWithGps, type Rational, tiffWithGps } from '../../fakes/gps-exif.ts';

const BELEM: GpsTags = {
  latitudeRef: 'N',
  latitude: [
    [38, 1],
    [41, 1],
    [2976, 100],
  ],
  longitudeRef: 'W',
  longitude: [
    [9, 1],
    [12, 1],
    [576, 10],
  ],
};
const WHERE = { latitude: 38.6916, longitude: -9.216 };
const ZERO: readonly Rational[] = [
  [0, 1],
  [0, 1],
  [0, 1],
];

/** A packet with these as attributes or elements of its description. */
function xmp(attributes: string, elements = ''): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

const whereIn = async (bytes: Uint8Array) => takenWhere(await metadataIn(new Uint8Array(bytes)));

function inPacket(attributes: string, elements?: string) {
  return whereIn(new TextEncoder().encode(xmp(attributes, elements)));
}

describe('a photo’s place', () => {
  it('comes from EXIF, in degrees, minutes and seconds', async () => {
    expect(await whereIn(jpegWithGps(BELEM))).toEqual(WHERE);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read from %s', async (format) => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '38/1 41/1 2976/100' };
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .withExif({ IFD3: { ...gps, GPSLongitudeRef: 'W', GPSLongitude: '9/1 12/1 576/10' } })
      .toFormat(format)
      .toBuffer();
    expect(await whereIn(file)).toEqual(WHERE);
  });

  it('is read from tiff', async () => {
    expect(await whereIn(tiffWithGps(BELEM))).toEqual(WHERE);
  });

  it.each<[string, GpsTags]>([
    [
      'minutes with a fraction and seconds of 0/0',
      {
        latitude: [
          [38, 1],
          [41496, 1000],
          [0, 0],
        ],
        longitude: [
          [9, 1],
          [1296, 100],
          [0, 0],
        ],
      },
    ],
    ['only degrees, with a fraction', { latitude: [[386916, 10000]], longitude: [[9216, 1000]] }],
    [
      'degrees with a fraction, and no minutes',
      {
        latitude: [
          [386916, 10000],
          [0, 0],
          [0, 0],
        ],
        longitude: [
          [9216, 1000],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    ['a lowercase letter', { latitudeRef: 'n', longitudeRef: 'w' }],
    ['a word', { latitudeRef: 'North', longitudeRef: ' West' }],
    [
      'an extra part',
      {
        latitude: [
          [38, 1],
          [41, 1],
          [2976, 100],
          [7, 0],
        ],
        longitude: [
          [9, 1],
          [12, 1],
          [576, 10],
          [7, 1],
        ],
      },
    ],
  ])('is understood if the camera wrote %s', async (_what, tags) => {
    expect(await whereIn(jpegWithGps({ ...BELEM, ...tags }))).toEqual(WHERE);
  });

  it('has its sign from the hemisphere letters', async () => {
    const there = await whereIn(jpegWithGps({ ...BELEM, latitudeRef: 'S', longitudeRef: 'E' }));
    expect(there).toEqual({ latitude: -38.6916, longitude: 9.216 });
  });

  it.each<[string, GpsTags]>([
    ['0, 0', { latitude: ZERO, longitude: ZERO }],
    [
      'degrees of 0/0',
      {
        latitude: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
    ],
    [
      'a division by zero',
      {
        latitude: [
          [38, 1],
          [41, 0],
          [0, 1],
        ],
      },
    ],
    ['a latitude of 91 degrees', { latitude: [[91, 1]] }],
    ['a longitude of 181 degrees', { longitude: [[181, 1]] }],
    ['a number too large', { longitude: [[4_294_967_295, 1]] }],
    [
      'sixty-one minutes',
      {
        latitude: [
          [38, 1],
          [61, 1],
          [0, 1],
        ],
      },
    ],
    ['the other axis’s letter', { latitudeRef: 'W', longitudeRef: 'N' }],
    ['no letter', { latitudeRef: '' }],
    ['an invalid letter', { longitudeRef: '?' }],
    ['no parts', { latitude: [] }],
  ])('is unknown if the camera wrote %s', async (_what, tags) => {
    expect(await whereIn(jpegWithGps({ ...BELEM, ...tags }))).toBeUndefined();
  });

  it.each(['latitude', 'latitudeRef', 'longitude', 'longitudeRef'] as const)(
    'is not guessed without its %s',
    async (missing) => {
      const { [missing]: _, ...rest } = BELEM;
      expect(await whereIn(jpegWithGps(rest))).toBeUndefined();
    },
  );

  it.each([
    ['minutes with a fraction', 'exif:GPSLatitude="38,41.496N" exif:GPSLongitude="9,12.96W"', ''],
    ['seconds', "exif:GPSLatitude='38,41,29.76N' exif:GPSLongitude='9,12,57.6w'", ''],
    [
      'elements',
      '',
      '<exif:GPSLatitude>38,41.496N</exif:GPSLatitude><exif:GPSLongitude>9,12.96W</exif:GPSLongitude>',
    ],
    [
      'numbers with the hemisphere next to them',
      'exif:GPSLatitude="38.6916" exif:GPSLatitudeRef="N" exif:GPSLongitude="9.216" exif:GPSLongitudeRef="West"',
      '',
    ],
    [
      'fractions with the hemisphere next to them',
      'exif:GPSLatitude="38/1 41/1 2976/100" exif:GPSLongitude="9/1,12/1,576/10"',
      '<exif:GPSLatitudeRef>n</exif:GPSLatitudeRef><exif:GPSLongitudeRef>W</exif:GPSLongitudeRef>',
    ],
    [
      'minutes without the hemisphere, which is next to them',
      'exif:GPSLatitude="38,41.496" exif:GPSLatitudeRef="N" exif:GPSLongitude="9,12,57.6" exif:GPSLongitudeRef="W"',
      '',
    ],
    [
      'signs and the hemisphere',
      'exif:GPSLatitude="+38.6916" exif:GPSLatitudeRef="N" exif:GPSLongitude="-9.216" exif:GPSLongitudeRef="W"',
      '',
    ],
    ['signs', 'exif:GPSLatitude="38.6916" exif:GPSLongitude="-9.216"', ''],
    [
      'degrees as people write them',
      `exif:GPSLatitude="38 deg 41' 29.76&quot; N" exif:GPSLongitude="9° 12′ 57.6″ W"`,
      '',
    ],
  ])('comes from XMP if EXIF has none: %s', async (_what, attributes, elements) => {
    expect(await inPacket(attributes, elements)).toEqual(WHERE);
  });

  it.each([
    ['one of the two', 'exif:GPSLatitude="38,41.496N"'],
    ['numbers without a hemisphere', 'exif:GPSLatitude="38.6916" exif:GPSLongitude="9.216"'],
    ['one hemisphere', 'exif:GPSLatitude="38.6916" exif:GPSLatitudeRef="N" exif:GPSLongitude="9.216"'],
    ['no hemisphere', 'exif:GPSLatitude="38,41.496" exif:GPSLongitude="9,12.96"'],
    ['the letters the wrong way round', 'exif:GPSLatitude="38,41.496W" exif:GPSLongitude="9,12.96N"'],
    ['a latitude of 95 degrees', 'exif:GPSLatitude="95,41.496N" exif:GPSLongitude="9,12.96W"'],
    ['0, 0', 'exif:GPSLatitude="0,0N" exif:GPSLongitude="0,0E"'],
    ['words', 'exif:GPSLatitude="Lisbon" exif:GPSLongitude="=1+1"'],
    ['thousands of digits', `exif:GPSLatitude="38,${'1'.repeat(9999)}N" exif:GPSLongitude="9,12.96W"`],
  ])('does not come from XMP that has %s', async (_what, attributes) => {
    expect(await inPacket(attributes)).toBeUndefined();
  });

  it('comes from EXIF if XMP disagrees', async () => {
    const packet = Buffer.from(xmp('exif:GPSLatitude="10,0N" exif:GPSLongitude="10,0E"'));
    expect(await whereIn(Buffer.concat([jpegWithGps(BELEM), packet]))).toEqual(WHERE);
  });

  it('is unknown for bytes that aren’t a photo', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(await whereIn(bytes)).toBeUndefined();
      }),
    );
  });

  it('is within its ranges or unknown, whatever the file contains', async () => {
    const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const parts = fc.array(fc.tuple(number, number), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(parts, parts, fc.string({ maxLength: 4 }), async (latitude, longitude, ref) => {
        const there = await whereIn(
          jpegWithGps({ latitudeRef: ref, latitude, longitudeRef: 'E', longitude }),
        );
        if (!there) return;
        expect(Math.abs(there.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(there.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
