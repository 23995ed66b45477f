import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import { lookedAt, type OpenFilm, type SeenFilm } from '#codec/film/film-moments.ts';
import type { FilmHost } from '#codec/film/film-track.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { toSmallPicture } from '#engine/pictures/small-picture.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import type { AskPage, AskRoom } from '../serve-worker.ts';
import { askedRoom } from './asked-room.ts';
import { enginePicture } from './engine-picture.ts';
import type { FilmAnswer, FilmQuestion } from './film-element.ts';
import { releaseCanvas } from './release.ts';
import { withoutAlpha } from './without-alpha.ts';

/** What a worker may ask while it looks at a film. */
export interface FilmAsking {
  readonly room: AskRoom;
  readonly page: AskPage<FilmQuestion, FilmAnswer>;
}

/**
 * Decodes three frames of a film in a web worker, or lets the page's `video` element decode them if the browser has no
 * decoder for scripts.
 *
 * @param moments looks at these instead, in seconds
 * @throws {AppError} as {@link lookAtFilm}; `photo-format-unsupported` if the browser doesn't play it either
 */
export async function decodeFilmInWorker(
  file: Blob,
  { room, page }: FilmAsking,
  moments?: readonly number[],
): Promise<SeenFilm> {
  const { VideoDecoder, EncodedVideoChunk }: Partial<FilmCodecs> = self;
  const ask = askedRoom(room);
  const host: FilmHost = {
    codecs: VideoDecoder && EncodedVideoChunk ? { VideoDecoder, EncodedVideoChunk } : undefined,
    ask: (facts) => room(boundedWork(facts, DEVICE_DECODING)),
    moments,
    toSmall: (picture) => toSmallPicture(picture, ENGINE_LONG_EDGE_PX),
    jpeg: (bytes) => {
      const header = bytes.slice(0, HEADER_BYTES);
      return enginePicture({ blob: new Blob([bytes]), bytes, header, format: 'jpeg' }, ask);
    },
  };
  try {
    return await lookAtFilm(sourceOfBlob(file), host);
  } catch (error) {
    const hasNoDecoder = error instanceof AppError && error.failure.code === 'photo-format-unsupported';
    const played = hasNoDecoder ? await playedFilm(page, host).catch(() => undefined) : undefined;
    if (!played) throw error;
    return played;
  }
}

async function playedFilm(
  askPage: FilmAsking['page'],
  { ask, moments, toSmall }: FilmHost,
): Promise<SeenFilm> {
  const { seconds, size } = await askPage({});
  await ask({ ...size, held: 'copies' });
  const film: OpenFilm = {
    seconds,
    size,
    frameAt: async (moment) => {
      const { frame } = await askPage({ seconds: moment });
      return frame && { picture: toSmall(pixelsOf(frame.picture)), seconds: frame.seconds };
    },
  };
  return lookedAt(film, moments);
}

function pixelsOf(frame: ImageBitmap): RgbImage {
  const { width, height } = frame;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.drawImage(frame, 0, 0);
  frame.close();
  const { data } = context.getImageData(0, 0, width, height);
  releaseCanvas(canvas);
  return { width, height, data: withoutAlpha(data) };
}
