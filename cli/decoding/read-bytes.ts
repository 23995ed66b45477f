import { FILM_READING } from '#core/decoding/film-limits.ts';
import { isFilmFormat, type MediaFormat } from '#core/photo-formats.ts';

/** Returns how many bytes of a file are read to decode it: only parts of a film. */
export function readBytes({ sizeBytes }: { readonly sizeBytes: number }, format: MediaFormat): number {
  return isFilmFormat(format) ? Math.min(sizeBytes, FILM_READING.bytes) : sizeBytes;
}
