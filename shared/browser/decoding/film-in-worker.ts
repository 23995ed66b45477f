import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import type { SeenFilm } from '#codec/film/film-moments.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { toSmallPicture } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import { askedRoom } from './asked-room.ts';
import { enginePicture } from './engine-picture.ts';
import type { AskRoom } from '../serve-worker.ts';

/**
 * Decodes three frames of a film in a web worker.
 *
 * @throws {AppError} as {@link lookAtFilm}
 */
export async function decodeFilmInWorker(file: Blob, askRoom: AskRoom): Promise<SeenFilm> {
  const { VideoDecoder, EncodedVideoChunk }: Partial<FilmCodecs> = self;
  const ask = askedRoom(askRoom);
  return lookAtFilm(sourceOfBlob(file), {
    codecs: VideoDecoder && EncodedVideoChunk ? { VideoDecoder, EncodedVideoChunk } : undefined,
    ask: (facts) => askRoom(boundedWork(facts, DEVICE_DECODING)),
    toSmall: (picture) => toSmallPicture(picture, ENGINE_LONG_EDGE_PX),
    jpeg: (bytes) => {
      const header = bytes.slice(0, HEADER_BYTES);
      return enginePicture({ blob: new Blob([bytes]), bytes, header, format: 'jpeg' }, ask);
    },
  });
}
