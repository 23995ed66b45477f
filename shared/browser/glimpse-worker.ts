import { AppError } from '#core/failure.ts';
import { exifThumbnail, shownPart } from '#codec/exif-thumbnail.ts';
import { HEADER_BYTES, type PictureHeader, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import { releaseCanvas } from './release.ts';
import { serveWorker } from './serve-worker.ts';

/** A photo as its camera wrote it beside the photo: a few pixels, at once. */
export interface Glimpse {
  /** A JPEG. */
  readonly picture: Blob;
  /** Of the photo, as displayed. */
  readonly photo: PictureSize;
}

/** An EXIF segment has 64 kB at most, and comes first. */
const FIRST_BYTES = 96 * 1024;
const QUALITY = 0.85;
const NONE = { code: 'photo-unreadable', details: {} } as const;

serveWorker<File, Glimpse>(async (file) => {
  const header = await bytesOf(file, FIRST_BYTES);
  const thumbnail = exifThumbnail(header);
  if (!thumbnail) throw new AppError(NONE);
  // Other segments may lie between the thumbnail and the photo's size.
  const photo = pictureSize(header) ?? pictureSize(await bytesOf(file, HEADER_BYTES));
  const own = pictureSize(thumbnail);
  const part = photo && own && shownPart(own, photo);
  if (!part) throw new AppError(NONE);
  const isWhole = part.width === own.width && part.height === own.height;
  const blob = new Blob([thumbnail], { type: 'image/jpeg' });
  const picture = isWhole && photo.orientation === 1 ? blob : await upright(blob, part, photo);
  return { picture, photo: { width: photo.width, height: photo.height } };
}, NONE);

async function bytesOf(file: File, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}

/** What each EXIF orientation does to the axes (CIPA DC-008, Orientation): x and y of the right, then of the bottom edge. */
const AXES: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

/** The part of a thumbnail, turned as the photo is. */
async function upright(
  thumbnail: Blob,
  { left, top, width, height }: NonNullable<ReturnType<typeof shownPart>>,
  { orientation }: PictureHeader,
): Promise<Blob> {
  const bitmap = await createImageBitmap(thumbnail, left, top, width, height, { imageOrientation: 'none' });
  const [a, b, c, d] = AXES[orientation - 1] ?? [1, 0, 0, 1];
  const canvas = new OffscreenCanvas(b === 0 ? width : height, b === 0 ? height : width);
  const context = canvas.getContext('2d');
  context?.transform(a, b, c, d, a + c < 0 ? canvas.width : 0, b + d < 0 ? canvas.height : 0);
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  releaseCanvas(canvas);
  return picture;
}
