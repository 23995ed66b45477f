import { fileMetadata } from '#codec/metadata/file-metadata.ts';
import { ownFacts } from '#codec/facts/photo-facts.ts';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import { rawPreview } from '#codec/raw/raw-preview.ts';
import { fileSays } from '#codec/facts/file-says.ts';
import type { FileSays } from '#core/dates/batch-dates.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_JPEG_QUALITY } from '#core/limits.ts';
import { lookOf } from '#core/similarity/look.ts';
import { isRawFormat, type PhotoFormat } from '#core/photo-formats.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { lookSource } from '#engine/pictures/small-picture.ts';
import type { DecodedPhoto, Decoder } from '#pipeline/ports.ts';
import { readHead } from '../inputs/file-bytes.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sourceOfFile } from '../inputs/file-source.ts';
import { errorCode } from '../system-problem.ts';
import { type AskRoom, decodedPicture, sharpOf } from './decoded-picture.ts';

/** A file to decode. */
export interface DecodableFile extends Pick<FilePhoto, 'path' | 'packed' | 'made' | 'sizeBytes'> {
  /** The place in its sidecar, which gives the time zone of a photo without a place of its own. */
  readonly toldPlace?: Coordinates | undefined;
}

/** A decoded photo for the pipeline, and its metadata's time and place, so that the file isn't read twice. */
export interface SeenFile {
  readonly decoded: DecodedPhoto;
  readonly says: FileSays;
}

/** Decodes in this process, for programs that bring their own photos. */
export const fileDecoder: Decoder<FilePhoto> = {
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
 * `raw-without-preview`
 */
export async function decodeFile(
  file: DecodableFile,
  format: PhotoFormat,
  askRoom: AskRoom,
): Promise<SeenFile> {
  try {
    const header = await readHead(file, HEADER_BYTES);
    const jpeg = isRawFormat(format) ? Buffer.from(await rawPreview(sourceOfFile(file), format)) : undefined;
    const source = jpeg ? { path: '', made: jpeg } : file;
    const picture = await decodedPicture(source, jpeg ? 'jpeg' : format, askRoom);
    const bytes = await sharpOf(picture)
      .jpeg({ quality: Math.round(ENGINE_JPEG_QUALITY * 100) })
      .toBuffer();
    const size = pictureSize(jpeg?.subarray(0, HEADER_BYTES) ?? header);
    const metadata = await fileMetadata(sourceOfFile(file));
    const says = fileSays(metadata, file.toldPlace, Date.now());
    const facts = ownFacts(metadata, picture, size, () => lookOf(lookSource(picture)));
    const image = { bytes, mediaType: 'image/jpeg' } as const;
    return { decoded: { image, ...facts }, says };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (errorCode(error)) throw new AppError({ code: 'photo-gone', details: {} }, { cause: error });
    throw new AppError({ code: 'photo-unreadable', details: { format } }, { cause: error });
  }
}
