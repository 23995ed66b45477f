import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { endingOf } from '#codec/ending/ending.ts';
import { box, u32 } from '../../fakes/made-boxes.ts';
import { madeRaw } from '../../fakes/made-raw.ts';

const picture = () =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const jpeg = await picture().jpeg().toBuffer();
const thumbnail = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const film = Buffer.concat([
  box('ftyp', 'isom', u32(0), 'isom'),
  box('mdat', Buffer.alloc(40_000, 7)),
  box('moov', box('mvhd', Buffer.alloc(100, 1))),
]);
const xmp = '<?xpacket begin=""?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>\n';

function ending(bytes: Uint8Array, name = 'file') {
  const read = async (start: number, end: number) => Uint8Array.from(bytes.subarray(start, end));
  return endingOf({ sizeBytes: bytes.length, read }, name);
}

function segment(marker: number, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([head, content]);
}

/** The same JPEG with more segments after its beginning. */
const withSegments = (...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

function riff(type: string, size = 8000): Buffer {
  const head = Buffer.from(`RIFF\0\0\0\0${type}`, 'latin1');
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, Buffer.alloc(size - 4, 3)]);
}

const mkv = Buffer.concat([
  Buffer.from('1a45dfa3847765626d1853806710002000', 'hex'),
  Buffer.alloc(0x2000, 5),
]);

const FILES: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['a.jpg', jpeg],
  ['progressive.jpg', await picture().jpeg({ progressive: true }).toBuffer()],
  ['a.png', await picture().png().toBuffer()],
  ['a.webp', await picture().webp().toBuffer()],
  ['a.gif', await picture().gif().toBuffer()],
  ['a.tif', await picture().tiff().toBuffer()],
  ['a.avif', await picture().avif().toBuffer()],
  ...(['dng', 'cr2', 'nef', 'arw'] as const).map(
    (format) => [`a.${format}`, madeRaw(format, { preview: jpeg, thumbnail })] as const,
  ),
  ['a.mp4', film],
  ['old.mov', Buffer.concat([box('wide'), film.subarray(20)])],
  ['a.avi', Buffer.concat([riff('AVI '), riff('AVIX')])],
  ['a.webm', mkv],
  ['a.jpg.xmp', Buffer.from(xmp)],
  ['a.AAE', Buffer.from('<?xml version="1.0"?>\n<plist version="1.0"><dict><key>a</key></dict></plist>\n')],
  ['a.json', Buffer.from('{"title": "a.jpg", "photoTakenTime": {"timestamp": "1"}}')],
];

describe('endingOf', () => {
  it.each(FILES)(
    'tells that %s is whole, and never takes a part of it for the whole',
    async (name, bytes) => {
      expect(await ending(bytes, name)).toBe('whole');
      // The line break at the end of a text is no part of it.
      const last = Buffer.from(bytes).toString('latin1').trimEnd().length;
      for (let part = 0; part < 61; part += 1) {
        expect(await ending(bytes.subarray(0, Math.floor((part / 61) * last)), name), `part ${part}`).toBe(
          'cut',
        );
      }
      expect(await ending(bytes.subarray(0, last - 1), name)).toBe('cut');
    },
  );

  it('waits for a file whose size is reserved before its bytes arrive', async () => {
    for (const [name, bytes] of FILES.slice(0, 8)) {
      const reserved = Buffer.alloc(bytes.length);
      reserved.set(bytes.subarray(0, bytes.length * 0.6));
      if (/\.(?:webp|avif|tif|dng)$/.test(name)) continue;
      expect(await ending(reserved, name), name).not.toBe('whole');
    }
  });

  it('does not take the end of a thumbnail for the photo’s', async () => {
    const exif = segment(0xe1, 'Exif\0\0', thumbnail);
    const photo = withSegments(exif);
    expect(await ending(photo)).toBe('whole');
    expect(await ending(photo.subarray(0, 2 + exif.length))).toBe('cut');
  });

  it('reads a photo that a decoder would read in spite of a damaged segment', async () => {
    expect(await ending(withSegments(Buffer.from('garbage')))).toBe('whole');
  });

  it('waits for the film of a motion photo, and for further pictures', async () => {
    const attributes = `Item:Semantic="MotionPhoto" Item:Length="${film.length}"`;
    const said = segment(
      0xe1,
      'http://ns.adobe.com/xap/1.0/\0',
      `<Container:Item Item:Semantic="Primary" Item:Length="9"/><Container:Item ${attributes}/>`,
    );
    const old = segment(
      0xe1,
      'http://ns.adobe.com/xap/1.0/\0',
      `<rdf:D GCamera:MicroVideoOffset="${film.length}"/>`,
    );
    for (const photo of [withSegments(said), withSegments(old), jpeg]) {
      const whole = Buffer.concat([photo, film]);
      expect(await ending(whole)).toBe('whole');
      expect(await ending(whole.subarray(0, photo.length + 20_000))).toBe('cut');
      // Its editor may have dropped the film, or it may still come.
      expect(await ending(photo)).toBe(photo === jpeg ? 'whole' : 'unknown');
    }
    const two = Buffer.concat([withSegments(picturesIndex(jpeg.length, thumbnail.length)), thumbnail]);
    expect(await ending(two)).toBe('whole');
    expect(await ending(two.subarray(0, two.length - 5))).toBe('cut');
  });

  it('accepts what cameras and people add behind a photo', async () => {
    expect(await ending(Buffer.concat([jpeg, Buffer.alloc(5000)]))).toBe('whole');
    expect(await ending(Buffer.concat([jpeg, Buffer.from('\0\0made by SamsungSEFT')]))).toBe('whole');
    expect(await ending(Buffer.concat([jpeg, Buffer.from('a note')]))).toBe('unknown');
  });

  it('does not trust a film that is recorded without its index', async () => {
    const recording = Buffer.concat([box('ftyp', 'isom', u32(0)), u32(0), Buffer.from('mdat'), jpeg]);
    expect(await ending(recording)).toBe('cut');
    const fragments = Buffer.concat([
      box('ftyp', 'iso5'),
      box('moov', 'x'),
      box('moof', 'x'),
      box('mdat', 'x'),
    ]);
    expect(await ending(fragments)).toBe('unknown');
    expect(await ending(Buffer.concat([film.subarray(0, film.length), Buffer.from([0, 0, 0])]))).toBe(
      'whole',
    );
  });

  it('waits for a ZIP’s directory', async () => {
    const zip = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      Buffer.alloc(500),
      Buffer.from('PK\u0005\u0006'),
      Buffer.alloc(18),
    ]);
    expect(await ending(zip)).toBe('whole');
    expect(await ending(zip.subarray(0, 400))).toBe('cut');
  });

  it('knows nothing of other files, except that an empty one is not all', async () => {
    expect(await ending(Buffer.from('anything'), 'a.mts')).toBe('unknown');
    expect(await ending(Buffer.from('bplist00 and more'), 'a.aae')).toBe('unknown');
    expect(await ending(Buffer.alloc(0), 'a.mts')).toBe('cut');
  });
});

/** The segment of a second picture behind the first one, as in CIPA DC-007. */
function picturesIndex(firstBytes: number, secondBytes: number): Buffer {
  const index = Buffer.alloc(8 + 2 + 12 + 4 + 32);
  index.write('MM\0*', 'latin1');
  index.writeUInt32BE(8, 4);
  index.writeUInt16BE(1, 8);
  index.writeUInt16BE(0xb002, 10);
  index.writeUInt16BE(7, 12);
  index.writeUInt32BE(32, 14);
  index.writeUInt32BE(26, 18);
  index.writeUInt32BE(firstBytes, 26 + 4);
  index.writeUInt32BE(secondBytes, 42 + 4);
  // From the beginning of this index, which follows the marker of the file, of the segment and the name.
  index.writeUInt32BE(firstBytes + 4 + 4 + index.length - 2 - 4 - 4, 42 + 8);
  return segment(0xe2, 'MPF\0', index);
}
