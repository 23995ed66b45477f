import { ENGINE_JPEG_QUALITY, MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import type { FileSays } from '#core/dates/batch-dates.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { detectFormat } from '#core/photo-format.ts';
import {
  type FilmFormat,
  isFilmFormat,
  isRawFormat,
  MEDIA_FORMATS,
  type MediaFormat,
  PHOTO_FORMATS,
  type PhotoFormat,
} from '#core/photo-formats.ts';
import type { Fingerprint } from '#core/similarity/alike/fingerprint.ts';
import type { PictureJudgement } from '#core/look-again/look-again.ts';
import { lookOf } from '#core/similarity/look.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import { fileSays } from '#codec/facts/file-says.ts';
import { profileSegments } from '#codec/jpeg-profile.ts';
import { fileMetadata, metadataIn, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { ownFacts } from '#codec/facts/photo-facts.ts';
import { HEADER_BYTES, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import { lookSource } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import { enginePicture, lastAsThumbnail, type PictureFile, toJpeg } from './engine-picture.ts';
import { type AskForPicture, askedRoom, workOf } from './asked-room.ts';
import { SHOWN_AS_IS_PIXELS, SLOW_THUMBNAIL_PX, THUMBNAIL_QUALITY } from '../limits.ts';
import { type PhotoSums, sumsOfWhole } from '../files/photo-sums.ts';
import { drawPhoto } from './picture.ts';
import { FileReading } from '../files/file-reading.ts';
import { releaseBytes, releaseCanvas } from './release.ts';
import type { FilmAnswer, FilmQuestion } from './film-element.ts';
import type { FilmAsking } from './film-in-worker.ts';
import type { CompareRequest } from './film-requests.ts';
import type { LiveRequest } from './live-film.ts';
import { loadModule } from '../load-module.ts';
import { located } from './located.ts';
import { serveWorker } from '../serve-worker.ts';
import { showsJxl } from './shows-jxl.ts';

export type DecodeRequest = DisplayRequest | ViewRequest | EngineRequest | CompareRequest | LiveRequest;

export interface DisplayRequest {
  readonly purpose: 'display';
  readonly file: File;
  readonly longEdgePx: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

/** Requests a photo at screen size, and the facts in its header. */
interface ViewRequest extends Omit<DisplayRequest, 'purpose'> {
  readonly purpose: 'view';
  /** Draws the photo even if the browser can show its format. */
  readonly isDrawn: boolean;
}

export interface EngineRequest {
  readonly purpose: 'engine';
  readonly file: File;
  /** Only if known. */
  readonly format?: MediaFormat;
  /** The place from the sidecar, for a file without a place of its own. */
  readonly told: Coordinates | undefined;
  /** Also makes a thumbnail with a long edge of this size, or larger. */
  readonly thumbnailPx?: number;
  /** Also computes the file's checksums. */
  readonly withSums: boolean;
}

export interface Thumbnail {
  readonly picture: Blob;
  /** The long edge that it was scaled down to; a smaller photo isn't scaled. */
  readonly edgePx: number;
  readonly size: PictureSize;
}

/** A picture. If decoded for the engine, with the facts about it; if decoded for viewing, with its date. */
export interface Decoded extends Omit<PhotoFacts, 'dateSource'> {
  /** A JPEG; for viewing, it can be the file itself, with the media type of its content. */
  readonly picture: Blob;
  /** For display, the picture's own size; for viewing, the photo's size if its header includes it. */
  readonly size?: PictureSize;
  /** Only if one was requested and can be made from the picture for the engine. */
  readonly thumbnail?: Thumbnail;
  readonly sums?: PhotoSums;
  /** Only when decoded for the engine. */
  readonly says?: FileSays;
  /** Only for comparing films, whose picture is the file itself. */
  readonly prints?: readonly Fingerprint[];
  /** Only of a film, when decoded for the engine. */
  readonly frames?: readonly FramePicture[];
}

/** A frame of a film, as a JPEG. */
interface FramePicture {
  readonly picture: Blob;
  readonly judgement: PictureJudgement;
}

const filmModule = () => loadModule(() => import('./film-requests.ts'));

/** Readers for the files or their headers, and for the previews in raw files; both are needed at the same time. */
const [files, previews] = [new FileReading(), new FileReading()];
/** The EXIF reader needs a header in its own buffer, and would otherwise copy it for each field that it looks up. */
const ownHeader = new Uint8Array(HEADER_BYTES);

serveWorker<DecodeRequest, Decoded, FilmQuestion, FilmAnswer>(
  async (request, room, page) => {
    const ask = askedRoom(room);
    const asking = { room, page };
    if (request.purpose === 'engine') return forEngine(request, ask, asking);
    if (request.purpose === 'compare') return (await filmModule()).filmForComparing(request, asking);
    if (request.purpose === 'live')
      return (await loadModule(() => import('./live-film.ts'))).liveFilm(request);
    const header = await files.whole(request.file.slice(0, HEADER_BYTES));
    const format = formatOf(header, request.file.name);
    if (isFilmFormat(format)) return filmForSight(request, format, asking);
    const opened = await pictureIn(request.file, header, format);
    return request.purpose === 'view' ? forView(request, opened, ask) : forDisplay(request, opened, ask);
  },
  { code: 'photo-unreadable', details: {} },
);

/** Returns the photo itself, or the picture embedded in a raw file. */
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
  { longEdgePx, quality }: Pick<DisplayRequest, 'longEdgePx' | 'quality'>,
  { blob, header, format }: PictureFile,
  ask: AskForPicture,
): Promise<Decoded> {
  const canvas = await drawPhoto(blob, header, format, { longEdgePx, ask });
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const size = { width: canvas.width, height: canvas.height };
  releaseCanvas(canvas);
  return { picture, size };
}

/** Formats that browsers show natively are returned unchanged, with their colors and motion. */
const SHOWN_BY_BROWSERS: ReadonlySet<PhotoFormat> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif']);

async function forView(
  { isDrawn, ...request }: ViewRequest,
  opened: PictureFile,
  ask: AskForPicture,
): Promise<Decoded> {
  const { blob, header, format } = opened;
  const size = pictureSize(header);
  const isLight = size !== undefined && size.width * size.height <= SHOWN_AS_IS_PIXELS;
  const isKnown = SHOWN_BY_BROWSERS.has(format) || (format === 'jxl' && (await showsJxl()));
  const isShown = !isDrawn && isLight && isKnown;
  // The page decodes it, which can't be stopped either.
  if (isShown) await workOf({ blob, header, format, size, isReduced: false });
  const { picture } = isShown
    ? { picture: blob.slice(0, blob.size, PHOTO_FORMATS[format].mediaType) }
    : await forDisplay(request, opened, ask);
  const shown = size ? { size: { width: size.width, height: size.height } } : {};
  return { picture, ...shown, ...(await takenBy(request.file)) };
}

/** When a file's own data says that it was taken. */
async function takenBy(file: File): Promise<Pick<Decoded, 'takenAt'>> {
  const metadata = await fileMetadata(sourceOfBlob(file)).catch(() => NO_METADATA);
  const { date } = fileSays(metadata, undefined, Date.now());
  return date?.local === undefined || date.isDefault ? {} : { takenAt: date.local };
}

/** Films are played by the page from the file itself; a thumbnail, and what it can't play, is the best frame. */
async function filmForSight(
  request: DisplayRequest | ViewRequest,
  format: FilmFormat,
  asking: FilmAsking,
): Promise<Decoded> {
  const { file } = request;
  if (request.purpose === 'view' && !request.isDrawn) {
    const picture = file.slice(0, file.size, MEDIA_FORMATS[format].mediaType);
    return { picture, ...(await takenBy(file)) };
  }
  return (await filmModule()).filmPoster(request, asking);
}

async function forEngine(request: EngineRequest, ask: AskForPicture, asking: FilmAsking): Promise<Decoded> {
  const { file } = request;
  const bytes = file.size <= MAX_PHOTO_BYTES ? await files.whole(file) : undefined;
  const header = bytes ? headerOf(bytes) : await files.whole(file.slice(0, HEADER_BYTES));
  const format = request.format ?? formatOf(header, file.name);
  const decoding = isFilmFormat(format)
    ? filmModule().then(({ filmForEngine }) => filmForEngine(request, asking))
    : decodedForEngine({ ...request, format }, header, bytes, ask);
  // Computed while the decoder, which has its own thread, waits for room and works.
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
  { file, told, thumbnailPx, format }: EngineRequest & { readonly format: PhotoFormat },
  header: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer> | undefined,
  ask: AskForPicture,
): Promise<Decoded> {
  const found = await pictureIn(file, header, format);
  const opened = found.blob === file ? { ...found, bytes } : found;
  // May load a file, which takes as long as the network does.
  const metadata = await (bytes ? metadataIn(bytes) : fileMetadata(sourceOfBlob(file)));
  const says = fileSays(metadata, told, Date.now());
  const { coordinates = told } = says;
  const location = coordinates && (await located(coordinates));
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

/** Returns whether a format's decoder or file takes long, so that results should show the same thumbnail. */
function isSlow(format: PhotoFormat): boolean {
  return format === 'heic' || format === 'jxl' || format === 'tiff' || isRawFormat(format);
}

/**
 * Makes the thumbnail from the picture for the engine. Its colors are the file's, and browsers know only those that a
 * JPEG's profile describes.
 */
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

function formatOf(header: Uint8Array, name: string): MediaFormat {
  const detected = detectFormat(header.subarray(0, SNIFF_BYTES), name);
  if (detected.kind !== 'photo' && detected.kind !== 'film')
    throw new AppError({ code: 'photo-unreadable', details: {} });
  return detected.format;
}
