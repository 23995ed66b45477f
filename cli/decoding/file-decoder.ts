import { fileMetadata } from '#codec/metadata/file-metadata.ts';
import { ownFacts } from '#codec/facts/photo-facts.ts';
import { HEADER_BYTES, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import { rawPreview } from '#codec/raw/raw-preview.ts';
import { fileSays } from '#codec/facts/file-says.ts';
import type { FileSays } from '#core/dates/batch-dates.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_JPEG_QUALITY } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import { type Fingerprint, fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { lookOf } from '#core/similarity/look.ts';
import { isFilmFormat, isRawFormat, type MediaFormat, type PhotoFormat } from '#core/photo-formats.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { lookSource } from '#engine/pictures/small-picture.ts';
import type { DecodedPhoto, PictureDecoder } from '#pipeline/ports.ts';
import { readHead } from '../inputs/file-bytes.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sourceOfFile } from '../inputs/file-source.ts';
import { errorCode } from '../system-problem.ts';
import { type AskRoom, decodedPicture, sharpOf } from './decoded-picture.ts';

/** A file to decode. */
export interface DecodableFile extends Pick<FilePhoto, 'path' | 'packed' | 'made' | 'sizeBytes'> {
  /** The place in its sidecar, which gives the time zone of a photo without a place of its own. */
  readonly toldPlace?: Coordinates | undefined;
  /** When to look at a film to compare it with others, in seconds since its start. */
  readonly moments?: readonly number[] | undefined;
}

/** A decoded photo for the pipeline, and its metadata's time and place, so that the file isn't read twice. */
export interface SeenFile {
  readonly decoded: DecodedPhoto;
  readonly says: FileSays;
  /** A film's frames at the moments that were asked for. */
  readonly prints?: readonly Fingerprint[];
}

/** Decodes in this process, for programs that bring their own photos. */
export const fileDecoder: PictureDecoder<FilePhoto> = {
  decode: async (photo, format, signal) => {
    signal.throwIfAborted();
    return (await decodeFile(photo, format, async () => {})).decoded;
  },
};

/**
 * Decodes a file; the result has no metadata.
 *
 * @param askRoom is called with the work before it starts
 * @throws {AppError} `photo-unreadable`, `photo-gone`, `photo-too-many-pixels`, `photo-too-heavy`,
 * `raw-without-preview`, `photo-format-unsupported` for a film without a decoder
 */
export async function decodeFile(
  file: DecodableFile,
  format: MediaFormat,
  askRoom: AskRoom,
): Promise<SeenFile> {
  try {
    return isFilmFormat(format) ? await seenFilm(file, askRoom) : await seenPhoto(file, format, askRoom);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (errorCode(error)) throw new AppError({ code: 'photo-gone', details: {} }, { cause: error });
    const details = isFilmFormat(format) ? {} : { format };
    throw new AppError({ code: 'photo-unreadable', details }, { cause: error });
  }
}

async function seenPhoto(file: DecodableFile, format: PhotoFormat, askRoom: AskRoom): Promise<SeenFile> {
  const header = await readHead(file, HEADER_BYTES);
  const jpeg = isRawFormat(format) ? Buffer.from(await rawPreview(sourceOfFile(file), format)) : undefined;
  const source = jpeg ? { path: '', made: jpeg } : file;
  const picture = await decodedPicture(source, jpeg ? 'jpeg' : format, askRoom);
  const size = pictureSize(jpeg?.subarray(0, HEADER_BYTES) ?? header);
  return withFacts(file, await encoded(picture), picture, size);
}

async function seenFilm(file: DecodableFile, askRoom: AskRoom): Promise<SeenFile> {
  // Loaded on demand: most runs have no films, and the demuxer takes as long to load as a photo to decode.
  const { decodedFilm } = await import('./film-decoder.ts');
  const { frames, best, size, seconds = 0 } = await decodedFilm(file, askRoom);
  const prints = file.moments && frames.map(({ picture }) => fingerprintOf(picture));
  const images = await Promise.all(frames.map(({ picture }) => encoded(picture)));
  const { decoded, says } = await withFacts(file, images[frames.indexOf(best)]!, best.picture, size);
  const described = frames.map(({ judgement }, at) => ({ image: images[at]!, judgement }));
  const film = { ...decoded, filmSeconds: seconds, frames: described };
  return { decoded: film, says, ...(prints ? { prints } : {}) };
}

async function encoded(picture: RgbImage): Promise<EncodedImage> {
  const quality = Math.round(ENGINE_JPEG_QUALITY * 100);
  return { bytes: await sharpOf(picture).jpeg({ quality }).toBuffer(), mediaType: 'image/jpeg' };
}

/** Adds what the file tells, and what its picture shows without the engine. */
async function withFacts(
  file: DecodableFile,
  image: EncodedImage,
  picture: RgbImage,
  size: PictureSize | undefined,
): Promise<SeenFile> {
  const metadata = await fileMetadata(sourceOfFile(file));
  const says = fileSays(metadata, file.toldPlace, Date.now());
  const { coordinates: location } = says;
  const facts = ownFacts(metadata, picture, size, () => lookOf(lookSource(picture)));
  return { decoded: { image, ...(location ? { location } : {}), ...facts }, says };
}
