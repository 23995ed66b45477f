import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import { lookAtFilm, type SeenFilm } from '#codec/film/look-at-film.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { toSmallPicture } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import type { AskRoom } from '../serve-worker.ts';

/**
 * Decodes three frames of a film in a web worker.
 *
 * @throws {AppError} as {@link lookAtFilm}; `photo-format-unsupported` if the browser has no WebCodecs
 */
export async function decodeFilmInWorker(file: Blob, askRoom: AskRoom): Promise<SeenFilm> {
  const codecs: Partial<FilmCodecs> = self;
  const { VideoDecoder, EncodedVideoChunk } = codecs;
  if (!VideoDecoder || !EncodedVideoChunk) {
    throw new AppError({ code: 'photo-format-unsupported', details: { format: 'video' } });
  }
  return lookAtFilm(sourceOfBlob(file), {
    codecs: { VideoDecoder, EncodedVideoChunk },
    ask: (facts) => askRoom(boundedWork(facts, DEVICE_DECODING)),
    toSmall: (picture) => toSmallPicture(picture, ENGINE_LONG_EDGE_PX),
  });
}
