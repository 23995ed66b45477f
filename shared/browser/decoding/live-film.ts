import { motionFilm } from '#codec/live/motion-film.ts';
import { AppError } from '#core/failure.ts';
import { MEDIA_FORMATS } from '#core/photo-formats.ts';
import { sourceOfBlob } from '../files/blob-source.ts';
import type { Decoded } from './decode-worker.ts';

/** Requests the film in a motion photo's file. */
export interface LiveRequest {
  readonly purpose: 'live';
  readonly file: File;
}

/** Returns the film in a motion photo's file. @throws {AppError} `photo-format-unsupported` if there is none */
export async function liveFilm({ file }: LiveRequest): Promise<Pick<Decoded, 'picture'>> {
  const place = await motionFilm(sourceOfBlob(file));
  if (!place) throw new AppError({ code: 'photo-format-unsupported', details: { format: 'video' } });
  return { picture: file.slice(place.start, place.end, MEDIA_FORMATS.mp4.mediaType) };
}
