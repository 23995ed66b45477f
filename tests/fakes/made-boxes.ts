/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). */
export function box(type: string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([u32(8 + content.length), Buffer.from(type, 'latin1'), content]);
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** A TIFF with only EXIF's DateTimeOriginal. */
export function tiffTaken(text: string): Buffer {
  const date = Buffer.from(`${text}\0`);
  const entry = (tag: number, type: number, count: number, value: number) =>
    Buffer.concat([u16(tag), u16(type), u32(count), u32(value)]);
  return Buffer.concat([
    Buffer.from('MM\0*'),
    u32(8),
    u16(1),
    entry(0x8769, 4, 1, 26),
    u32(0),
    u16(1),
    entry(0x9003, 2, date.length, 44),
    u32(0),
    date,
  ]);
}

interface HeicParts {
  readonly exif: Uint8Array;
  readonly xmp?: string;
  /** Bytes of the picture, before the metadata. */
  readonly pictureBytes: number;
  /** Additional items, such as tiles of a picture. */
  readonly tiles?: number;
  /** Where EXIF is: in the file, or in the item data box. */
  readonly isInBox?: boolean;
}

/** A HEIC like a phone's: its metadata follows a picture, which is missing here. */
export function madeHeic({ exif, xmp = '', pictureBytes, tiles = 0, isInBox = false }: HeicParts): Buffer {
  const item = Buffer.concat([u32(6), Buffer.from('Exif\0\0'), exif]);
  const packet = Buffer.from(xmp);
  const entry = (id: number, type: string, rest = '') =>
    box('infe', Buffer.from([2, 0, 0, 0]), u16(id), u16(0), `${type}\0${rest}`);
  const infos = [
    ...Array.from({ length: tiles }, (_, at) => entry(at + 10, 'hvc1')),
    entry(1, 'Exif'),
    entry(2, 'mime', 'application/rdf+xml\0'),
  ];
  const metaWith = (exifAt: number, xmpAt: number) =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), 'pict', Buffer.alloc(13)),
      box('iinf', u32(0), u16(infos.length), ...infos),
      box(
        'iloc',
        Buffer.from([1, 0, 0, 0, 0x44, 0x00]),
        u16(2),
        ...[
          [1, isInBox ? 1 : 0, exifAt, item.length],
          [2, 0, xmpAt, packet.length],
        ].map(([id = 0, method = 0, offset = 0, length = 0]) =>
          Buffer.concat([u16(id), u16(method), u16(0), u16(1), u32(offset), u32(length)]),
        ),
      ),
      ...(isInBox ? [box('idat', item)] : []),
    );
  const type = box('ftyp', 'heic', u32(0), 'mif1heic');
  const before = type.length + metaWith(0, 0).length + 8 + pictureBytes;
  const picture = Buffer.alloc(pictureBytes, 7);
  const metaBox = metaWith(isInBox ? 0 : before, before + (isInBox ? 0 : item.length));
  return Buffer.concat([type, metaBox, box('mdat', picture, isInBox ? '' : item, packet)]);
}

interface FilmParts {
  /** Milliseconds since 1970. */
  readonly headerMs?: number;
  readonly isLong?: boolean;
  readonly seconds?: number;
  /** Whether its length is where a film in fragments has it. */
  readonly isFragmented?: boolean;
  /** Apple's keys with their values. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Older texts, by their types. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Where the keys are: in the movie, or in its user data, whose box has a version. */
  readonly isInUserData?: boolean;
  /** Bytes of picture and sound, before the movie's boxes. */
  readonly mediaBytes?: number;
}

/** A film without picture and sound. */
export function madeFilm({
  headerMs,
  isLong,
  seconds: length = 0,
  isFragmented = false,
  keys = {},
  texts = {},
  isInUserData,
  mediaBytes = 0,
}: FilmParts): Buffer {
  const seconds = headerMs === undefined ? 0 : headerMs / 1000 + 2_082_844_800;
  const header = isLong
    ? box(
        'mvhd',
        Buffer.from([1, 0, 0, 0]),
        u32(Math.floor(seconds / 2 ** 32)),
        u32(seconds % 2 ** 32),
        Buffer.alloc(8),
        u32(600),
        u32(0),
        u32(isFragmented ? 0 : length * 600),
        Buffer.alloc(68),
      )
    : box(
        'mvhd',
        u32(0),
        u32(seconds),
        u32(0),
        u32(600),
        u32(isFragmented ? 0 : length * 600),
        Buffer.alloc(80),
      );
  const fragments = isFragmented ? box('mvex', box('mehd', u32(0), u32(length * 600))) : '';
  const names = Object.keys(keys);
  const meta = box(
    'meta',
    isInUserData ? u32(0) : '',
    box('hdlr', u32(0), u32(0), 'mdta', Buffer.alloc(13)),
    box('keys', u32(0), u32(names.length), ...names.map((name) => box('mdta', name))),
    box(
      'ilst',
      ...Object.values(keys).map((value, at) => {
        const item = box('\0\0\0\0', box('data', u32(1), u32(0), value));
        item.writeUInt32BE(at + 1, 4);
        return item;
      }),
    ),
  );
  const user = Object.entries(texts).map(([type, text]) => box(type, u16(text.length), u16(0), text));
  return Buffer.concat([
    box('ftyp', 'qt  ', u32(0), 'qt  '),
    box('mdat', Buffer.alloc(mediaBytes, 7)),
    box('moov', header, fragments, box('udta', ...user, isInUserData ? meta : ''), isInUserData ? '' : meta),
  ]);
}
