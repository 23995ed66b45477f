/** A box of an ISO base media file with this content. */
function box(type: string, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Uint8Array.from(Buffer.concat([head, body]));
}

const u16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
const u32 = (value: number) =>
  Uint8Array.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
const text = (value: string) => Uint8Array.from(Buffer.from(value, 'latin1'));

/** EXIF as an iPhone writes it, with a content identifier in Apple's maker note. */
export function appleExif(contentId: string): Uint8Array<ArrayBuffer> {
  const id = text(`${contentId}\0`);
  const noteHead = 14 + 2 + 12 + 4;
  const note = Buffer.concat([
    text('Apple iOS\0'),
    u16(1),
    text('MM'),
    u16(1),
    u16(0x11),
    u16(2),
    u32(id.length),
    u32(noteHead),
    u32(0),
    id,
  ]);
  const exifAt = 8 + 2 + 12 + 4;
  const noteAt = exifAt + 2 + 12 + 4;
  return Uint8Array.from(
    Buffer.concat([
      text('MM'),
      u16(42),
      u32(8),
      u16(1),
      u16(0x8769),
      u16(4),
      u32(1),
      u32(exifAt),
      u32(0),
      u16(1),
      u16(0x927c),
      u16(7),
      u32(note.length),
      u32(noteAt),
      u32(0),
      note,
    ]),
  );
}

/** The film of a Live Photo as an iPhone writes it: the list of keys is at its end. */
export function liveFilm(contentId: string | undefined, filmBytes = 5000): Uint8Array<ArrayBuffer> {
  const key = text('com.apple.quicktime.content.identifier');
  const other = text('com.apple.quicktime.make');
  const entry = (name: Uint8Array) => Buffer.concat([u32(name.length + 8), text('mdta'), name]);
  const value = (index: number, of: string) =>
    box(String.fromCharCode(0, 0, 0, index), box('data', u32(1), u32(0), text(of)));
  const meta = box(
    'meta',
    box('hdlr', new Uint8Array(24)),
    box('keys', u32(0), u32(2), entry(other), entry(key)),
    box('ilst', value(1, 'Apple'), ...(contentId === undefined ? [] : [value(2, contentId)])),
  );
  return Uint8Array.from(
    Buffer.concat([
      box('ftyp', text('qt  '), u32(0), text('qt  ')),
      box('mdat', new Uint8Array(filmBytes)),
      box('moov', box('mvhd', new Uint8Array(100)), meta),
    ]),
  );
}

/** The boxes of a HEIC that lead to its EXIF, which follows the picture; there is no picture in it. */
export function liveHeic(contentId: string, pictureBytes = 600_000): Uint8Array<ArrayBuffer> {
  const exif = Buffer.concat([u32(0), appleExif(contentId)]);
  const ftyp = box('ftyp', text('heic'), u32(0), text('mif1heic'));
  const item = (id: number, type: string) =>
    box('infe', u32(0x02000000), u16(id), u16(0), text(type), text('\0'));
  const meta = (exifAt: number) =>
    box(
      'meta',
      u32(0),
      box('hdlr', new Uint8Array(24)),
      box('iinf', u32(0), u16(2), item(1, 'hvc1'), item(2, 'Exif')),
      box(
        'iloc',
        u32(0x01000000),
        u16(0x4400),
        u16(2),
        u16(1),
        u16(0),
        u16(0),
        u16(1),
        u32(0),
        u32(pictureBytes),
        u16(2),
        u16(0),
        u16(0),
        u16(1),
        u32(exifAt),
        u32(exif.length),
      ),
    );
  const before = ftyp.length + meta(0).length + 8 + pictureBytes;
  return Uint8Array.from(
    Buffer.concat([ftyp, meta(before), box('mdat', new Uint8Array(pictureBytes), exif)]),
  );
}

/** The first bytes of a JPEG with such EXIF, after another segment. */
export function liveJpeg(contentId: string): Uint8Array<ArrayBuffer> {
  const exif = Buffer.concat([text('Exif\0\0'), appleExif(contentId)]);
  const jfif = Buffer.concat([u16(0xffe0), u16(16), new Uint8Array(14)]);
  return Uint8Array.from(
    Buffer.concat([
      u16(0xffd8),
      jfif,
      u16(0xffe1),
      u16(exif.length + 2),
      exif,
      u16(0xffda),
      new Uint8Array(200),
    ]),
  );
}
