import { fileSays } from '#codec/facts/file-says.ts';
import { ownFacts } from '#codec/facts/photo-facts.ts';
import type { FilmFrame } from '#codec/film/film-moments.ts';
import { fileMetadata } from '#codec/metadata/file-metadata.ts';
import { ENGINE_JPEG_QUALITY } from '#core/limits.ts';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { lookOf } from '#core/similarity/look.ts';
import { lookSource } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import { SLOW_THUMBNAIL_PX, THUMBNAIL_QUALITY } from '../limits.ts';
import type { Decoded, DisplayRequest, EngineRequest } from './decode-worker.ts';
import { lastAsThumbnail, toJpeg } from './engine-picture.ts';
import { decodeFilmInWorker, type FilmAsking } from './film-in-worker.ts';
import { located } from './located.ts';

/** Requests the fingerprints of a film at these moments, in seconds, to compare it with others. */
export interface CompareRequest {
  readonly purpose: 'compare';
  readonly file: File;
  readonly moments: readonly number[];
}

/** Decodes a film's frames for comparing it. @throws {AppError} as {@link decodeFilmInWorker} */
export async function filmForComparing(
  { file, moments }: CompareRequest,
  asking: FilmAsking,
): Promise<Pick<Decoded, 'picture' | 'prints'>> {
  const { frames } = await decodeFilmInWorker(file, asking, moments);
  return { picture: file, prints: frames.map(({ picture }) => fingerprintOf(picture)) };
}

/** Returns a film's best frame. @throws {AppError} as {@link decodeFilmInWorker} */
export async function filmPoster(
  { file, longEdgePx, quality }: Pick<DisplayRequest, 'file' | 'longEdgePx' | 'quality'>,
  asking: FilmAsking,
): Promise<Decoded> {
  const { best } = await decodeFilmInWorker(file, asking);
  await toJpeg(best.picture, quality);
  return lastAsThumbnail(longEdgePx, quality, []);
}

/** Returns a film's frames and the facts about it. @throws {AppError} as {@link decodeFilmInWorker} */
export async function filmForEngine(
  { file, told, thumbnailPx }: Pick<EngineRequest, 'file' | 'told' | 'thumbnailPx'>,
  asking: FilmAsking,
): Promise<Decoded> {
  const metadata = await fileMetadata(sourceOfBlob(file));
  const says = fileSays(metadata, told, Date.now());
  const coordinates = says.coordinates ?? told;
  const location = coordinates && (await located(coordinates));
  const { frames: seen, best, size, seconds = 0 } = await decodeFilmInWorker(file, asking);
  const facts = ownFacts(metadata, best.picture, size, () => lookOf(lookSource(best.picture)));
  const jpegs = new Map<FilmFrame, Blob>();
  // The best one is encoded last, because the thumbnail is made from that.
  for (const frame of [...seen.filter((one) => one !== best), best]) {
    jpegs.set(frame, await toJpeg(frame.picture, ENGINE_JPEG_QUALITY));
  }
  const edgePx = thumbnailPx === undefined ? undefined : Math.max(thumbnailPx, SLOW_THUMBNAIL_PX);
  const poster = edgePx === undefined ? undefined : await lastAsThumbnail(edgePx, THUMBNAIL_QUALITY, []);
  return {
    picture: jpegs.get(best)!,
    says,
    ...(location ? { location } : {}),
    ...facts,
    filmSeconds: seconds,
    frames: seen.map((frame) => ({ picture: jpegs.get(frame)!, judgement: frame.judgement })),
    ...(poster && edgePx !== undefined ? { thumbnail: { ...poster, edgePx } } : {}),
  };
}
