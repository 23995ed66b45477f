import { directoryIn, tiffHead } from './tiff/tiff-directory.ts';
import type { PictureHeader, PictureSize } from './picture-size.ts';

/** The second bytes of markers (ITU-T T.81, table B.1). */
const [START, APP1, SCAN] = [0xd8, 0xe1, 0xda];
const NAME = 'Exif\0\0';
/** The tags of the second directory that locate the thumbnail (CIPA DC-008, 4.6.4). */
const [OFFSET, LENGTH] = [0x0201, 0x0202];
/** Thumbnails are 160 × 120 pixels, on some phones up to 512; anything larger is too much to decode unasked. */
const MOST_THUMBNAIL_PX = 1024;
/**
 * Bars make a 16:9 or square photo fit 4:3. A larger difference means that the thumbnail shows something other than
 * the photo.
 */
const MOST_ASPECT_RATIO = 1.5;
/** JPEG's blocks darken the edge next to a bar, by this many pixels of the thumbnail. */
const BESIDE_BAR_PX = 1;

/**
 * Finds the thumbnail that a camera wrote into a JPEG.
 *
 * @param header the first bytes of the file
 * @returns the bytes of a JPEG, a part of `header`; undefined if there is none, or it is incomplete
 */
export function exifThumbnail(header: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const tiff = exifOf(header);
  return tiff && thumbnailIn(tiff);
}

/**
 * Returns the part of a thumbnail that matches the photo, without the black bars that cameras add to a thumbnail of
 * another shape.
 *
 * @param thumbnail its own size
 * @param photo the photo's size, with the orientation that the thumbnail shares
 * @returns in pixels of the thumbnail, not turned; undefined if the thumbnail doesn't belong to such a photo
 */
export function shownPart(
  thumbnail: PictureSize,
  photo: PictureHeader,
): (PictureSize & { readonly left: number; readonly top: number }) | undefined {
  const { width, height } = thumbnail;
  if (Math.max(width, height) > MOST_THUMBNAIL_PX || Math.min(width, height) < 1) return undefined;
  const isTurned = photo.orientation >= 5;
  const wanted = isTurned ? photo.height / photo.width : photo.width / photo.height;
  const ratio = wanted / (width / height);
  if (Math.max(ratio, 1 / ratio) > MOST_ASPECT_RATIO) return undefined;
  const left = barOf(width - height * wanted);
  const top = barOf(height - width / wanted);
  return { left, top, width: width - 2 * left, height: height - 2 * top };
}

/** Returns the size of one of two bars that have this many pixels together. */
function barOf(bothPx: number): number {
  return bothPx > 1 ? Math.ceil(bothPx / 2) + BESIDE_BAR_PX : 0;
}

/** Returns the content of the EXIF segment. */
function exifOf(jpeg: Uint8Array<ArrayBuffer>): DataView<ArrayBuffer> | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg[0] !== 0xff || jpeg[1] !== START) return undefined;
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const marker = jpeg[at + 1];
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === SCAN || end > jpeg.length) return undefined;
    const start = at + 4 + NAME.length;
    const isExif = marker === APP1 && start <= end && NAME === textAt(jpeg, at + 4, NAME.length);
    if (isExif) return new DataView(jpeg.buffer, jpeg.byteOffset + start, end - start);
    at = end;
  }
  return undefined;
}

/** Returns the thumbnail, which is in the second directory. */
function thumbnailIn(tiff: DataView<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const head = tiffHead(tiff);
  const first = head && directoryIn(tiff, head.firstAt, head.isLittle);
  const second = first?.next ? directoryIn(tiff, first.next, first.isLittle) : undefined;
  if (!second?.isWhole) return undefined;
  const tags = new Map(second.entries.map(({ tag, offset }) => [tag, offset]));
  const [start, length] = [tags.get(OFFSET), tags.get(LENGTH)];
  if (start === undefined || !length || start + length > tiff.byteLength) return undefined;
  const bytes = new Uint8Array(tiff.buffer, tiff.byteOffset + start, length);
  return bytes[0] === 0xff && bytes[1] === START ? bytes : undefined;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
