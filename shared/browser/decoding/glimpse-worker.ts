import { AppError } from '#core/failure.ts';
import { exifThumbnail, shownPart } from '#codec/exif-thumbnail.ts';
import { HEADER_BYTES, type PictureHeader, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import { upright } from '#codec/decoders/upright.ts';
import { releaseCanvas } from './release.ts';
import { serveWorker } from '../serve-worker.ts';

/** The thumbnail that the camera stored in the photo: a few pixels, available at once. */
export interface Glimpse {
  /** A JPEG. */
  readonly picture: Blob;
  /** The size of the photo, as displayed. */
  readonly photo: PictureSize;
}

/** An EXIF segment is at most 64 kB, and comes first. */
const FIRST_BYTES = 96 * 1024;
const QUALITY = 0.85;
const NONE = { code: 'photo-unreadable', details: {} } as const;

serveWorker<readonly File[], readonly (Glimpse | undefined)[]>(
  (files) => Promise.all(files.map((file) => glimpseOf(file).catch(() => undefined))),
  NONE,
);

/** Reads the thumbnail from the header. @throws {AppError} if there is none */
async function glimpseOf(file: File): Promise<Glimpse> {
  const header = await bytesOf(file, FIRST_BYTES);
  const thumbnail = exifThumbnail(header);
  if (!thumbnail) throw new AppError(NONE);
  // Other segments may come between the thumbnail and the photo's size.
  const photo = pictureSize(header) ?? pictureSize(await bytesOf(file, HEADER_BYTES));
  const own = pictureSize(thumbnail);
  const part = photo && own && shownPart(own, photo);
  if (!part) throw new AppError(NONE);
  const isWhole = part.width === own.width && part.height === own.height;
  const blob = new Blob([thumbnail], { type: 'image/jpeg' });
  const picture = isWhole && photo.orientation === 1 ? blob : await turned(blob, part, photo);
  return { picture, photo: { width: photo.width, height: photo.height } };
}

async function bytesOf(file: File, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}

/** Returns the relevant part of a thumbnail, rotated like the photo. */
async function turned(
  thumbnail: Blob,
  { left, top, width, height }: NonNullable<ReturnType<typeof shownPart>>,
  { orientation }: PictureHeader,
): Promise<Blob> {
  const bitmap = await createImageBitmap(thumbnail, left, top, width, height, { imageOrientation: 'none' });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new AppError(NONE);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const shown = upright(context.getImageData(0, 0, width, height), { width, height }, orientation);
  canvas.width = shown.width;
  canvas.height = shown.height;
  context.putImageData(new ImageData(shown.data, shown.width, shown.height), 0, 0);
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  releaseCanvas(canvas);
  return picture;
}
