import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import { lookAtFilm, type SeenFilm } from '#codec/film/look-at-film.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { toSmallPicture } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import type { Decoded } from './decode-worker.ts';
import type { AskRoom } from '../serve-worker.ts';

/** Requests the fingerprints of a film at these moments, in seconds, to compare it with others. */
export interface CompareRequest {
  readonly purpose: 'compare';
  readonly file: File;
  readonly moments: readonly number[];
}

/** Decodes a film's frames for comparing it. @throws {AppError} as {@link decodeFilmInWorker} */
export async function filmForComparing(
  { file, moments }: CompareRequest,
  askRoom: AskRoom,
): Promise<Pick<Decoded, 'picture' | 'prints'>> {
  const { frames } = await decodeFilmInWorker(file, askRoom, moments);
  return { picture: file, prints: frames.map(({ picture }) => fingerprintOf(picture)) };
}

/**
 * Decodes three frames of a film in a web worker.
 *
 * @param moments looks at these instead, in seconds
 * @throws {AppError} as {@link lookAtFilm}; `photo-format-unsupported` if the browser has no WebCodecs
 */
export async function decodeFilmInWorker(
  file: Blob,
  askRoom: AskRoom,
  moments?: readonly number[],
): Promise<SeenFilm> {
  const codecs: Partial<FilmCodecs> = self;
  const { VideoDecoder, EncodedVideoChunk } = codecs;
  if (!VideoDecoder || !EncodedVideoChunk) {
    throw new AppError({ code: 'photo-format-unsupported', details: { format: 'video' } });
  }
  return lookAtFilm(sourceOfBlob(file), {
    codecs: { VideoDecoder, EncodedVideoChunk },
    ask: (facts) => askRoom(boundedWork(facts, DEVICE_DECODING)),
    moments,
    toSmall: (picture) => toSmallPicture(picture, ENGINE_LONG_EDGE_PX),
  });
}
