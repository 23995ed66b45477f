import type { FilmFormat, PhotoFormat, RawFormat } from './photo-formats.ts';

/** The result of detection: an accepted format, a film's, a known one that is not accepted, or not a picture. */
export type DetectedFormat =
  | { readonly kind: 'photo'; readonly format: PhotoFormat }
  | { readonly kind: 'film'; readonly format: FilmFormat }
  | { readonly kind: 'unsupported'; readonly label: string }
  | { readonly kind: 'unknown' };

/** Raw formats on the base of TIFF that only their names tell from TIFFs. */
const NAMED_RAW: Readonly<Record<string, RawFormat>> = { dng: 'dng', nef: 'nef', arw: 'arw' };
const RAW_EXTENSIONS = /\.(dng|cr2|cr3|nef|nrw|arw|srf|sr2|orf|rw2|pef|raf|srw|3fr|iiq)$/i;

/** The first bytes of Matroska and WebM (RFC 8794, 11.2.1); the header that follows names the kind. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const EBML_HEADER_BYTES = 64;

/**
 * An MPEG transport stream (ISO/IEC 13818-1, 2.4.3): each packet begins with the same byte, in camcorders' files after a
 * time of four bytes.
 */
const TRANSPORT = { sync: 0x47, packetBytes: 188, timeBytes: 4, packets: 5 } as const;

/** The first box of a JPEG XL in a container (ISO/IEC 18181-2, 9.1). */
const JXL_CONTAINER = [0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a];

/**
 * Detects a file's format from its first bytes; the name is only used to tell camera raw files from TIFFs.
 *
 * @param head the first bytes of the file; {@link SNIFF_BYTES} are enough
 *
 * Signatures: JPEG ITU T.81 B.1, PNG 5.2, RIFF/WebP container, GIF89a 17, ISO/IEC 14496-12 `ftyp` brands as
 * in MIAF and the AVIF specification, ISO/IEC 18181-2 (JPEG XL, bare or in a container), TIFF 6.0 section 2 (and BigTIFF), BMP's BITMAPFILEHEADER.
 */
export function detectFormat(head: Uint8Array, name: string): DetectedFormat {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return photo('jpeg');
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return photo('png');
  const text = ascii(head, 0, 16);
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return photo('webp');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return film('avi');
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return photo('gif');
  if (text.slice(4, 8) === 'ftyp') return byBrand(head);
  if (startsWith(head, EBML)) return film(/webm/.test(ascii(head, 4, EBML_HEADER_BYTES)) ? 'webm' : 'mkv');
  if (isTiff(head)) return tiffOrRaw(head, name);
  if (text.startsWith('BM') && head.length >= 26 && isBitmapHeader(head)) return photo('bmp');
  if (text.startsWith('FUJIFILMCCD-RAW')) return photo('raf');
  if (text.startsWith('IIRO') || text.startsWith('IIU\0')) return unsupported('camera raw');
  if (beforePackets(head) !== undefined) return film('mts');
  if (text.startsWith('%PDF')) return unsupported('PDF');
  if (text.startsWith('8BPS')) return unsupported('Photoshop');
  if (startsWith(head, [0xff, 0x0a]) || startsWith(head, JXL_CONTAINER)) return photo('jxl');
  if (
    /^(?:\uFEFF|\s)*(?:<\?xml[^]*?)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE svg[^]*?)?<svg[\s>]/i.test(
      ascii(head, 0, head.length),
    )
  ) {
    return unsupported('SVG');
  }
  return { kind: 'unknown' };
}

const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);
const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
]);

function byBrand(head: Uint8Array): DetectedFormat {
  const boxBytes = Math.min(bigEndian32(head, 0), head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= boxBytes; at += 4) brands.push(ascii(head, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return photo('avif');
  if (brands.some((brand) => HEIC_BRANDS.has(brand)) || brands[0] === 'mif1' || brands[0] === 'msf1') {
    return photo('heic');
  }
  if (brands[0] === 'crx ') return photo('cr3');
  return film(filmFormat(brands[0] ?? ''));
}

/** By the main brand (MP4 Registration Authority, "Brands"). */
function filmFormat(brand: string): FilmFormat {
  if (brand === 'qt  ') return 'mov';
  if (brand.startsWith('M4V')) return 'm4v';
  return /^3g[p2]/.test(brand) ? '3gp' : 'mp4';
}

/** Returns the whole packets of a transport stream, as far as its first bytes have them; none of anything else. */
export function* transportPackets(head: Uint8Array): Generator<Uint8Array> {
  const before = beforePackets(head);
  if (before === undefined) return;
  const { packetBytes } = TRANSPORT;
  for (let at = before; at + packetBytes <= head.length; at += before + packetBytes) {
    yield head.subarray(at, at + packetBytes);
  }
}

/** Returns how many bytes stand before each packet of a transport stream; undefined for anything else. */
function beforePackets(head: Uint8Array): number | undefined {
  const { sync, packetBytes, timeBytes, packets } = TRANSPORT;
  return [0, timeBytes].find((before) =>
    Array.from({ length: packets }, (_, at) => at * (before + packetBytes) + before).every(
      (at) => head[at] === sync,
    ),
  );
}

function isTiff(head: Uint8Array): boolean {
  return (
    startsWith(head, [0x49, 0x49, 0x2a, 0]) ||
    startsWith(head, [0x4d, 0x4d, 0, 0x2a]) ||
    startsWith(head, [0x49, 0x49, 0x2b, 0]) ||
    startsWith(head, [0x4d, 0x4d, 0, 0x2b])
  );
}

/**
 * Raw files are TIFFs with sensor data: Canon's have a mark of their own, DNG has the tag DNGVersion (50706); the others are
 * told by their names.
 */
function tiffOrRaw(head: Uint8Array, name: string): DetectedFormat {
  if (ascii(head, 8, 10) === 'CR') return photo('cr2');
  if (hasDngVersion(head)) return photo('dng');
  const [, extension = ''] = RAW_EXTENSIONS.exec(name) ?? [];
  const named = NAMED_RAW[extension.toLowerCase()];
  if (named) return photo(named);
  return extension === '' ? photo('tiff') : unsupported('camera raw');
}

const DNG_VERSION_TAG = 50706;

function hasDngVersion(head: Uint8Array): boolean {
  const isLittleEndian = head[0] === 0x49;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const directory = head.length >= 8 ? view.getUint32(4, isLittleEndian) : head.length;
  if (directory + 2 > head.length) return false;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 2 > head.length) return false;
    if (view.getUint16(at, isLittleEndian) === DNG_VERSION_TAG) return true;
  }
  return false;
}

/** Many texts begin with "BM", so the header size has to be one of the known ones. */
function isBitmapHeader(head: Uint8Array): boolean {
  const headerBytes = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(14, true);
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(headerBytes);
}

function photo(format: PhotoFormat): DetectedFormat {
  return { kind: 'photo', format };
}

function film(format: FilmFormat): DetectedFormat {
  return { kind: 'film', format };
}

function unsupported(label: string): DetectedFormat {
  return { kind: 'unsupported', label };
}

function startsWith(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte);
}

function ascii(head: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...head.subarray(start, end));
}

function bigEndian32(head: Uint8Array, at: number): number {
  return head.length >= at + 4 ? new DataView(head.buffer, head.byteOffset).getUint32(at) : 0;
}
