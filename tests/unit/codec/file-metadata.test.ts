import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DATE_FIELDS } from '#core/dates/date-fields-table.ts';
import { fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, metadataIn } from '#codec/metadata/file-metadata.ts';
import { METADATA_READING } from '#codec/metadata/limits.ts';
import type { RawSource } from '#codec/raw/raw-source.ts';
import { box, madeFilm, madeHeic, tiffTaken, u32 } from '../../fakes/made-boxes.ts';

const NOW_MS = Date.UTC(2026, 10, 26);
const TEXT = '2001:02:03 04:05:06';
const LOCAL = '2001-02-03T04:05:06';
const MEGABYTE = 1024 * 1024;
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:DateTimeOriginal="${LOCAL}"/></rdf:RDF></x:xmpmeta>`;

const saidIn = async (file: Uint8Array) =>
  fileSays(await metadataIn(new Uint8Array(file)), undefined, NOW_MS);
const dateIn = async (file: Uint8Array) => (await saidIn(file)).date;

const DATES_OF_CAMCORDER = '17ee8c60f84d11d98cd60800200c9a664d44504d';

/** A transport stream whose first picture has a message with these entries of camcorders, split between packets. */
function camcorderFilm(entries: string, packetStart = ''): Buffer {
  const count = Buffer.from([entries.length / 10]).toString('hex');
  const message = `000001e0000080800521000100010000000109f00000000106053d${DATES_OF_CAMCORDER}${count}${entries}80`;
  const packet = (id: number, isStart: boolean, payload: string) => {
    const head = Buffer.from([0x47, (isStart ? 0x40 : 0) | (id >> 8), id & 0xff, 0x10]).toString('hex');
    return Buffer.from(`${packetStart}${head}${payload.padEnd(184 * 2, 'f')}`, 'hex');
  };
  const stuffed = `000001e000008080${'00ff'.repeat(70)}`;
  return Buffer.concat([
    packet(0, true, '00'),
    packet(0x100, true, '00'),
    packet(0x1011, true, `${stuffed}${message}`.slice(0, 368)),
    packet(0, true, '00'),
    packet(0x1011, false, `${stuffed}${message}`.slice(368)),
    packet(0x1100, true, '000001bd'),
  ]);
}

/** A picture that no format compresses. */
function noise(edge: number) {
  const data = Buffer.alloc(edge * edge * 3);
  let state = 7;
  for (const at of data.keys()) {
    // Marsaglia's generator of 32 bits.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    data[at] = state & 0xff;
  }
  return sharp(data, { raw: { width: edge, height: edge, channels: 3 } }).withExif({
    IFD2: { DateTimeOriginal: TEXT },
  });
}

function segment(marker: number, content: Uint8Array | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const size = bytes.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, size >> 8, size & 0xff]), bytes]);
}
const jpegOf = (...segments: readonly Uint8Array[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])]);

function chunk(type: string, content: Uint8Array | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return Buffer.concat([u32(bytes.length), Buffer.from(type), bytes, u32(0)]);
}
const pngOf = (...chunks: readonly Uint8Array[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', '')]);
const profile = (name: string, bytes: Uint8Array) =>
  `\n${name}\n${String(bytes.length).padStart(8)}\n${Buffer.from(bytes).toString('hex').replace(/.{72}/g, '$&\n')}\n`;

describe('a file’s metadata', () => {
  it.each([
    ['jpeg', { quality: 100 }],
    ['png', {}],
    ['webp', { lossless: true, effort: 0 }],
    ['avif', { quality: 95, effort: 0 }],
  ] as const)('is found in a %s of any size', async (format, options) => {
    expect(await dateIn(await noise(16).toFormat(format).toBuffer())).toMatchObject({ local: LOCAL });
    const large = await noise(640).toFormat(format, options).toBuffer();
    expect(large.length).toBeGreaterThan(512 * 1024);
    expect(await dateIn(large)).toMatchObject({ local: LOCAL });
  });

  it.each([
    ['after megabytes of picture', { pictureBytes: 3 * MEGABYTE }],
    ['among the items of a tiled picture', { pictureBytes: MEGABYTE, tiles: 300 }],
    ['in the item data box', { pictureBytes: MEGABYTE, isInBox: true }],
  ])('is found in a HEIC %s', async (_where, parts) => {
    expect(await dateIn(madeHeic({ exif: tiffTaken(TEXT), ...parts }))).toEqual({ local: LOCAL });
    expect(await dateIn(madeHeic({ exif: Buffer.alloc(0), xmp: XMP, ...parts }))).toEqual({ local: LOCAL });
  });

  it.each<[string, () => Uint8Array]>([
    [
      'EXIF behind profiles of a JPEG',
      () => {
        const profiles = Array.from({ length: 20 }, () => segment(0xe2, Buffer.alloc(65_000)));
        return jpegOf(...profiles, segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiffTaken(TEXT)])));
      },
    ],
    ['XMP of a JPEG', () => jpegOf(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`))],
    [
      'XMP in several segments of a JPEG, out of order',
      () => {
        const long = XMP.replace('<rdf:RDF>', `<rdf:RDF><!--${'x'.repeat(100_000)}-->`);
        const part = (from: number, to: number) =>
          segment(
            0xe1,
            Buffer.concat([
              Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}`),
              u32(long.length),
              u32(from),
              Buffer.from(long.slice(from, to)),
            ]),
          );
        return jpegOf(part(60_000, long.length), part(0, 60_000));
      },
    ],
    [
      'IPTC in two segments of a JPEG',
      () => {
        const sets = Buffer.concat([
          Buffer.from([0x1c, 2, 55, 0, 8]),
          Buffer.from('20010203'),
          Buffer.from([0x1c, 2, 60, 0, 6]),
          Buffer.from('040506'),
        ]);
        const resources = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), u32(sets.length), sets]);
        const part = (from: number, to: number) =>
          segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), resources.subarray(from, to)]));
        return jpegOf(part(0, 16), part(16, resources.length));
      },
    ],
    [
      'EXIF behind many parts of a PNG’s picture',
      () =>
        pngOf(
          ...Array.from({ length: 500 }, () => chunk('IDAT', Buffer.alloc(8192, 7))),
          chunk('eXIf', tiffTaken(TEXT)),
        ),
    ],
    ['XMP of a PNG', () => pngOf(chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`))],
    [
      'packed XMP in a PNG',
      () =>
        pngOf(chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(XMP)]))),
    ],
    ['a text in a PNG', () => pngOf(chunk('tEXt', `Creation Time\0Sat, 3 Feb 2001 04:05:06`))],
    [
      'a packed text in a PNG',
      () => pngOf(chunk('zTXt', Buffer.concat([Buffer.from('Creation Time\0\0'), deflateSync(TEXT)]))),
    ],
    ['a text by ImageMagick', () => pngOf(chunk('tEXt', `exif:DateTimeOriginal\0${TEXT}`))],
    ['a text with other capitals', () => pngOf(chunk('tEXt', `Creation time\0${TEXT}`))],
    [
      'a profile by ImageMagick',
      () => {
        const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiffTaken(TEXT)]);
        const packed = deflateSync(profile('exif', exif));
        return pngOf(chunk('zTXt', Buffer.concat([Buffer.from('Raw profile type exif\0\0'), packed])));
      },
    ],
    [
      'a WebP whose EXIF is named like a JPEG segment',
      () => {
        const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiffTaken(TEXT)]);
        const size = Buffer.alloc(4);
        size.writeUInt32LE(exif.length);
        const picture = Buffer.concat([Buffer.from('VP8L'), Buffer.from([2, 0, 0, 0, 0, 0])]);
        const pad = Buffer.alloc(exif.length & 1);
        return Buffer.concat([
          Buffer.from('RIFF\0\0\0\0WEBP'),
          picture,
          Buffer.from('EXIF'),
          size,
          exif,
          pad,
        ]);
      },
    ],
    [
      'a JPEG XL box',
      () =>
        Buffer.concat([
          box('JXL ', Buffer.from('0d0a870a', 'hex')),
          box('ftyp', 'jxl ', u32(0), 'jxl '),
          box('jxlc', Buffer.alloc(MEGABYTE)),
          box('Exif', u32(0), tiffTaken(TEXT)),
        ]),
    ],
    ['a TIFF whose directories follow its picture', () => farTiff()],
  ])('is found as %s', async (_what, make) => {
    expect(await dateIn(make())).toMatchObject({ local: LOCAL });
  });

  const UNTAKEN = DATE_FIELDS.filter(({ means, standsIn }) => means !== 'taken' && !standsIn);

  it.each(UNTAKEN.filter((field) => field.in === 'text').map(({ name }) => name))(
    'has no date in a PNG’s text "%s", which is of a file or an edit',
    async (name) => {
      expect(await dateIn(pngOf(chunk('tEXt', `${name}\0${LOCAL}+00:00`)))).toBeUndefined();
      const both = pngOf(
        chunk('tEXt', `${name}\x002020-03-13T10:43:59`),
        chunk('tEXt', `Creation Time\0${TEXT}`),
      );
      expect(await dateIn(both)).toEqual({ local: LOCAL });
    },
  );

  it.each(UNTAKEN.filter((field) => field.in === 'xmp').map(({ name }) => name))(
    'has no date in XMP’s %s, which is of a file or an edit',
    async (name) => {
      const packet = XMP.replace('exif:DateTimeOriginal', name);
      expect(await dateIn(pngOf(chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${packet}`)))).toBeUndefined();
    },
  );

  it('has no date in a PNG’s chunk for the last change', async () => {
    expect(await dateIn(pngOf(chunk('tIME', Buffer.from('07e4030d0a2b3b', 'hex'))))).toBeUndefined();
  });

  it.each([
    'exif:GPSTimeStamp="2001-02-03T04:05:06Z"',
    'exif:GPSTimeStamp="2001-02-03T05:05:06.25+01:00"',
    'exif:GPSTimeStamp="2001:02:03 04:05:06"',
    'exif:GPSDateStamp="2001:02:03" exif:GPSTimeStamp="04:05:06.5"',
    'exif:GPSDateStamp="2001-02-03" exif:GPSTimeStamp="4/1 5/1 612/100"',
  ])('is a moment if only XMP has the GPS time: %s', async (said) => {
    const packet = XMP.replace(/exif:DateTimeOriginal="[^"]*"/, said);
    expect(await dateIn(pngOf(chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${packet}`)))).toEqual({
      utcMs: Date.UTC(2001, 1, 3, 4, 5, 6),
    });
  });

  it('has the moment of XMP’s GPS time next to the camera’s local time', async () => {
    const packet = XMP.replace('/>', ' exif:GPSTimeStamp="2001-02-03T02:05:06Z"/>');
    expect(await dateIn(pngOf(chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${packet}`)))).toEqual({
      local: LOCAL,
      utcMs: Date.UTC(2001, 1, 3, 2, 5, 6),
    });
  });

  it.each<[string, Parameters<typeof madeFilm>[0], object]>([
    [
      'its header',
      { headerMs: Date.UTC(2019, 6, 14, 16, 3, 12) },
      { utcMs: Date.UTC(2019, 6, 14, 16, 3, 12) },
    ],
    [
      'a 64-bit header',
      { headerMs: Date.UTC(2019, 6, 14, 16, 3, 12), isLong: true },
      { utcMs: Date.UTC(2019, 6, 14, 16, 3, 12) },
    ],
    [
      'Apple’s key before its header',
      {
        headerMs: Date.UTC(2024, 0, 1),
        keys: {
          'com.apple.quicktime.make': 'Apple',
          'com.apple.quicktime.creationdate': '2019-07-14T18:06:00+0200',
        },
      },
      { local: '2019-07-14T18:06:00', offset: '+02:00' },
    ],
    [
      'keys in its user data',
      { isInUserData: true, keys: { 'com.apple.quicktime.creationdate': '2019-07-14T18:06:00+0200' } },
      { local: '2019-07-14T18:06:00', offset: '+02:00' },
    ],
    [
      'an older text',
      { texts: { '\u00A9day': '2019-07-14T18:06:00-0500' } },
      { local: '2019-07-14T18:06:00', offset: '-05:00' },
    ],
    ['nothing, if its header has no time', { headerMs: Date.UTC(1904, 0, 1) }, {}],
  ])('of a film is that of %s', async (_what, parts, date) => {
    const film = madeFilm({ ...parts, mediaBytes: 5 * MEGABYTE });
    expect((await dateIn(film)) ?? {}).toEqual(date);
  });

  it.each([{}, { isLong: true }, { isFragmented: true }])(
    'of a film includes its length: %j',
    async (parts) => {
      const film = new Uint8Array(madeFilm({ ...parts, seconds: 2.5 }));
      expect((await metadataIn(film)).film?.seconds).toBe(2.5);
      const unknown = new Uint8Array(madeFilm({ ...parts, seconds: 0 }));
      expect((await metadataIn(unknown)).film).toMatchObject({ seconds: undefined });
    },
  );

  it('of a film includes its place, and the time zone there', async () => {
    const place = { 'com.apple.quicktime.location.ISO6709': '+35.6895+139.6917+040.0/' };
    expect(await saidIn(madeFilm({ keys: place }))).toEqual({
      coordinates: { latitude: 35.6895, longitude: 139.6917 },
      zone: 'Asia/Tokyo',
    });
    expect((await saidIn(madeFilm({ texts: { '\u00A9xyz': '-33.8688+151.2093/' } }))).zone).toBe(
      'Australia/Sydney',
    );
  });

  it.each([
    ['a stream', ''],
    ['a Blu-ray stream, whose packets begin with their time', '00000000'],
  ])('of a camcorder’s film has its date, in %s', async (_kind, packetStart) => {
    const entries = '13aabbccdd18822001071914180312';
    expect(await dateIn(camcorderFilm(entries, packetStart))).toMatchObject({
      local: '2001-07-14T18:03:12',
    });
    // A zero byte twice would look like the next unit, so the encoder puts a three behind it.
    expect(await dateIn(camcorderFilm('18822001011901000003', packetStart))).toBeUndefined();
    expect(await dateIn(camcorderFilm('1882200101190100000300', packetStart))).toMatchObject({
      local: '2001-01-01T00:00:00',
    });
  });

  it.each(['18822001071914180', '1882ff01071914180312', '188220010719'])(
    'of a camcorder’s film has no date that is cut off or none: %s',
    async (entries) => {
      expect(await dateIn(camcorderFilm(entries))).toBeUndefined();
    },
  );

  it('needs few bytes of a large file, and bounds what a hostile one demands', async () => {
    const read = { bytes: 0, count: 0 };
    const counted = (file: Uint8Array): RawSource => ({
      sizeBytes: file.length,
      read: async (start, end) => {
        read.bytes += end - start;
        read.count += 1;
        return new Uint8Array(file.slice(start, end));
      },
    });
    await fileMetadata(counted(madeHeic({ exif: tiffTaken(TEXT), pictureBytes: 20 * MEGABYTE })));
    expect(read.bytes).toBeLessThan(METADATA_READING.headBytes + 8192);
    Object.assign(read, { bytes: 0, count: 0 });
    const endless = jpegOf(...Array.from({ length: 3000 }, () => segment(0xe1, Buffer.alloc(60_000, 65))));
    await fileMetadata(counted(endless));
    expect(read.bytes).toBeLessThanOrEqual(METADATA_READING.bytes);
    expect(read.count).toBeLessThan(200);
  });

  it('is missing for bytes that aren’t a file, or a truncated one', async () => {
    const good = madeHeic({ exif: tiffTaken(TEXT), pictureBytes: 1000 });
    for (let length = 0; length < good.length; length += 37) {
      await expect(metadataIn(new Uint8Array(good.subarray(0, length)))).resolves.toBeDefined();
    }
  });
});

/** A TIFF with two megabytes between its header and its directories. */
function farTiff(): Buffer {
  const near = tiffTaken(TEXT);
  const gap = 2 * MEGABYTE;
  const far = Buffer.concat([near.subarray(0, 8), Buffer.alloc(gap), near.subarray(8)]);
  far.writeUInt32BE(8 + gap, 4);
  far.writeUInt32BE(far.readUInt32BE(gap + 18) + gap, gap + 18);
  far.writeUInt32BE(far.readUInt32BE(gap + 36) + gap, gap + 36);
  return far;
}
