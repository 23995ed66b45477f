import { ENGINE_JPEG_QUALITY, MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { detectFormat } from '#core/photo-format.ts';
import { isRawFormat, PHOTO_FORMATS, type PhotoFormat } from '#core/photo-formats.ts';
import { lookOf } from '#core/similarity/look.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import { type FileSays, fileSays } from '#codec/facts/file-says.ts';
import { profileSegments } from '#codec/jpeg-profile.ts';
import { fileMetadata, metadataIn, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { ownFacts } from '#codec/facts/photo-facts.ts';
import { HEADER_BYTES, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import { lookSource } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import { enginePicture, lastAsThumbnail, type PictureFile, toJpeg } from './engine-picture.ts';
import { type AskForPicture, askedRoom, workOf } from './asked-room.ts';
import { SHOWN_AS_IS_PIXELS, SLOW_THUMBNAIL_PX } from '../limits.ts';
import { type PhotoSums, sumsOfWhole } from '../files/photo-sums.ts';
import { drawPhoto } from './picture.ts';
import { FileReading } from '../files/file-reading.ts';
import { releaseBytes, releaseCanvas } from './release.ts';
import { loadModule } from '../load-module.ts';
import { located } from './located.ts';
import { serveWorker } from '../serve-worker.ts';
import { showsJxl } from './shows-jxl.ts';

export type DecodeRequest = DisplayRequest | ViewRequest | EngineRequest;

interface DisplayRequest {
  readonly purpose: 'display';
  readonly file: File;
  readonly longEdgePx: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

/** Asks for a photo as large as a screen shows it, and for what its header says. */
interface ViewRequest extends Omit<DisplayRequest, 'purpose'> {
  readonly purpose: 'view';
  /** Draws the photo also where the browser shows its format by itself. */
  readonly isDrawn: boolean;
}

export interface EngineRequest {
  readonly purpose: 'engine';
  readonly file: File;
  /** If it is known. */
  readonly format?: PhotoFormat;
  /** Where it was taken by its sidecar, for a file that does not say it. */
  readonly told: Coordinates | undefined;
  /** Makes a thumbnail besides, with a long edge of this, or a larger one. */
  readonly thumbnailPx?: number;
  /** Computes the file's checksums besides. */
  readonly withSums: boolean;
}

export interface Thumbnail {
  readonly picture: Blob;
  /** What it was scaled down to; that of a smaller photo is as the photo is. */
  readonly edgePx: number;
  readonly size: PictureSize;
}

/** A picture, with the facts of what is decoded for the engine, and the date of what is viewed. */
export interface Decoded extends Omit<PhotoFacts, 'dateSource'> {
  /** A JPEG; what is to be viewed can be the file itself, under the media type of its content. */
  readonly picture: Blob;
  /** Of what is displayed its own; of what is to be viewed that of the photo itself, where its header says it. */
  readonly size?: PictureSize;
  /** Where one was asked for, and can be made of the picture for the engine. */
  readonly thumbnail?: Thumbnail;
  readonly sums?: PhotoSums;
  /** Of what is decoded for the engine. */
  readonly says?: FileSays;
}

/** Files or their headers, and those of the pictures in raw files, needed beside the others. */
const [files, previews] = [new FileReading(), new FileReading()];
/** What is read of EXIF wants a header in a buffer of its own, and would copy it for each thing that it looks for. */
const ownHeader = new Uint8Array(HEADER_BYTES);
const THUMBNAIL_QUALITY = 0.75;

serveWorker<DecodeRequest, Decoded>(
  async (request, askRoom) => {
    const ask = askedRoom(askRoom);
    if (request.purpose === 'engine') return forEngine(request, ask);
    const header = await files.whole(request.file.slice(0, HEADER_BYTES));
    return request.purpose === 'view' ? forView(request, header, ask) : forDisplay(request, header, ask);
  },
  { code: 'photo-unreadable', details: {} },
);

/** The photo itself, or the picture that is embedded in a raw file. */
async function pictureIn(
  file: File,
  header: Uint8Array<ArrayBuffer>,
  format: PhotoFormat,
): Promise<PictureFile> {
  if (!isRawFormat(format)) return { blob: file, header, format };
  const { rawPreview } = await loadModule(() => import('#codec/raw/raw-preview.ts'));
  const blob = new Blob([await rawPreview(sourceOfBlob(file), format)]);
  return { blob, header: await previews.whole(blob.slice(0, HEADER_BYTES)), format: 'jpeg' };
}

async function forDisplay(
  { file, longEdgePx, quality }: DisplayRequest,
  fileHeader: Uint8Array<ArrayBuffer>,
  ask: AskForPicture,
): Promise<Decoded> {
  const { blob, header, format } = await pictureIn(file, fileHeader, formatOf(fileHeader, file.name));
  const canvas = await drawPhoto(blob, header, format, { longEdgePx, ask });
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const size = { width: canvas.width, height: canvas.height };
  releaseCanvas(canvas);
  return { picture, size };
}

/** What browsers show by themselves is handed back as it is, with its colours and its motion. */
const SHOWN_BY_BROWSERS: ReadonlySet<PhotoFormat> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif']);

async function forView(
  { isDrawn, ...request }: ViewRequest,
  fileHeader: Uint8Array<ArrayBuffer>,
  ask: AskForPicture,
): Promise<Decoded> {
  const { file } = request;
  const { blob, header, format } = await pictureIn(file, fileHeader, formatOf(fileHeader, file.name));
  const size = pictureSize(header);
  const metadata = await fileMetadata(sourceOfBlob(file)).catch(() => NO_METADATA);
  const { date } = fileSays(metadata, undefined, Date.now());
  const isLight = size !== undefined && size.width * size.height <= SHOWN_AS_IS_PIXELS;
  const isKnown = SHOWN_BY_BROWSERS.has(format) || (format === 'jxl' && (await showsJxl()));
  const isShown = !isDrawn && isLight && isKnown;
  // The page decodes it, and cannot be stopped either.
  if (isShown) await workOf({ blob, header, format, size, isReduced: false });
  const { picture } = isShown
    ? { picture: blob.slice(0, blob.size, PHOTO_FORMATS[format].mediaType) }
    : await forDisplay({ ...request, purpose: 'display' }, fileHeader, ask);
  return {
    picture,
    ...(size ? { size: { width: size.width, height: size.height } } : {}),
    ...(date?.local === undefined || date.isDefault ? {} : { takenAt: date.local }),
  };
}

async function forEngine(request: EngineRequest, ask: AskForPicture): Promise<Decoded> {
  const { file } = request;
  const bytes = file.size <= MAX_PHOTO_BYTES ? await files.whole(file) : undefined;
  const header = bytes ? headerOf(bytes) : await files.whole(file.slice(0, HEADER_BYTES));
  const decoding = decodedForEngine(request, header, bytes, ask);
  // Computed while the decoder, which has a thread of its own, waits for room and works.
  const sums = bytes && request.withSums ? sumsOfWhole(bytes) : undefined;
  const [decoded, withSums] = await Promise.all([decoding, sums]);
  return { ...decoded, ...(withSums ? { sums: withSums } : {}) };
}

function headerOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.length < HEADER_BYTES) return bytes.slice();
  ownHeader.set(bytes.subarray(0, HEADER_BYTES));
  return ownHeader;
}

async function decodedForEngine(
  { file, told, thumbnailPx, ...request }: EngineRequest,
  header: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer> | undefined,
  ask: AskForPicture,
): Promise<Decoded> {
  const format = request.format ?? formatOf(header, file.name);
  const found = await pictureIn(file, header, format);
  const opened = found.blob === file ? { ...found, bytes } : found;
  // May load a file, which takes as long as the network does.
  const metadata = await (bytes ? metadataIn(bytes) : fileMetadata(sourceOfBlob(file)));
  const says = fileSays(metadata, told, Date.now());
  const location = await located(says.coordinates ?? told);
  const picture = await enginePicture(opened, ask);
  const size = pictureSize(opened.header);
  const facts = ownFacts(metadata, picture, size, () => lookOf(lookSource(picture)));
  const jpeg = await toJpeg(picture, ENGINE_JPEG_QUALITY);
  releaseBytes(picture.data);
  const thumbnail = thumbnailPx === undefined ? undefined : await thumbnailOf(opened, thumbnailPx, format);
  return {
    picture: jpeg,
    says,
    ...(location ? { location } : {}),
    ...facts,
    ...(thumbnail ? { thumbnail } : {}),
  };
}

/** Formats whose decoder, or whose file, takes long, and of which results should show the same thumbnail. */
function isSlow(format: PhotoFormat): boolean {
  return format === 'heic' || format === 'jxl' || format === 'tiff' || isRawFormat(format);
}

/** Of the picture for the engine. Its colours are those of the file, and browsers know only those that a JPEG's profile says. */
async function thumbnailOf(
  { header, format }: PictureFile,
  wantedPx: number,
  fileFormat: PhotoFormat,
): Promise<Thumbnail | undefined> {
  const isPlain = format === 'heic' || format === 'tiff';
  const profile = isPlain ? [] : format === 'jpeg' ? profileSegments(header) : undefined;
  if (!profile) return undefined;
  const edgePx = isSlow(fileFormat) ? Math.max(wantedPx, SLOW_THUMBNAIL_PX) : wantedPx;
  return { ...(await lastAsThumbnail(edgePx, THUMBNAIL_QUALITY, profile)), edgePx };
}

function formatOf(header: Uint8Array, name: string): PhotoFormat {
  const detected = detectFormat(header.subarray(0, SNIFF_BYTES), name);
  if (detected.kind !== 'photo') throw new AppError({ code: 'photo-unreadable', details: {} });
  return detected.format;
}
