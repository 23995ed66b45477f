import { BYTE_ORDERS, directoryIn, tiffHead } from '../tiff/tiff-directory.ts';
import { LIVE_READING } from './limits.ts';

/** Tags of TIFF and EXIF (CIPA DC-008), and of Apple's maker note as documented by ExifTool. */
const TAGS = { exif: 0x8769, makerNote: 0x927c, contentId: 0x0011 } as const;
const APPLE = 'Apple iOS\0';
/**
 * Apple's directory comes after its name, a version and the byte order; its offsets count from the note's beginning.
 */
const APPLE_DIRECTORY_AT = 14;

interface Field {
  readonly start: number;
  readonly bytes: number;
  readonly value: number;
}

/**
 * Returns the content identifier in Apple's maker note, which a Live Photo and its video share.
 *
 * @param exif the bytes of EXIF, beginning with the header of a TIFF
 * @returns undefined if there is none
 */
export function appleContentId(exif: Uint8Array<ArrayBuffer>): string | undefined {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const head = tiffHead(view);
  if (!head) return undefined;
  const { isLittle } = head;
  const own = fieldIn(view, head.firstAt, TAGS.exif, isLittle);
  const note = own && fieldIn(view, own.value, TAGS.makerNote, isLittle);
  if (!note || textAt(view, note.start, APPLE.length) !== APPLE) return undefined;
  const end = Math.min(view.byteLength, note.start + note.bytes);
  const apple = new DataView(exif.buffer, exif.byteOffset + note.start, end - note.start);
  const isLittleNote = apple.byteLength > APPLE_DIRECTORY_AT && apple.getUint16(12) === BYTE_ORDERS.little;
  const id = fieldIn(apple, APPLE_DIRECTORY_AT, TAGS.contentId, isLittleNote);
  if (!id) return undefined;
  return identifierIn(textAt(apple, id.start, Math.min(id.bytes, LIVE_READING.idLength)));
}

/** Returns a text without its terminator, if it is an identifier: Apple's are UUIDs. */
export function identifierIn(text: string): string | undefined {
  const id = text.replace(/[\0\s].*$/s, '').toUpperCase();
  return /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/.test(id) ? id : undefined;
}

function fieldIn(
  view: DataView<ArrayBuffer>,
  directory: number,
  tag: number,
  isLittle: boolean,
): Field | undefined {
  const entries = directoryIn(view, directory, isLittle)?.entries ?? [];
  const entry = entries.find((one) => one.tag === tag);
  if (!entry) return undefined;
  const { sizeBytes: bytes, field, offset: value } = entry;
  const start = bytes <= field.byteLength ? field.byteOffset - view.byteOffset : value;
  return start < view.byteLength ? { start, bytes, value } : undefined;
}

function textAt(view: DataView, start: number, length: number): string {
  const end = Math.min(view.byteLength, start + length);
  return String.fromCharCode(
    ...new Uint8Array(view.buffer, view.byteOffset + start, Math.max(0, end - start)),
  );
}
