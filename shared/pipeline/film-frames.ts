import { filmsToCompare } from '#core/similarity/alike/film-copies.ts';
import type { Fingerprint } from '#core/similarity/alike/fingerprint.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import type { Photo } from '#core/photo.ts';

/**
 * Adds the frames by which films are compared to those that may be the same film. Films that can't be looked at again
 * are compared with no other.
 *
 * @param look returns the fingerprints of a film at these moments, in seconds
 */
export async function withFilmFrames<Source extends Photo>(
  seen: readonly AlikePhoto[],
  photos: readonly Source[],
  look: (
    photo: Source,
    format: MediaFormat,
    moments: readonly number[],
  ) => Promise<readonly Fingerprint[] | undefined>,
): Promise<readonly AlikePhoto[]> {
  const sets = filmsToCompare(seen);
  if (sets.length === 0) return seen;
  const sources = new Map(photos.map((photo) => [photo.id, photo]));
  const formats = new Map(seen.map(({ id, format }) => [id, format]));
  const found = new Map<string, readonly Fingerprint[]>();
  for (const { ids, moments } of sets) {
    for (const id of ids) {
      const [photo, format] = [sources.get(id), formats.get(id)];
      const frames = photo && format && (await look(photo, format, moments).catch(() => undefined));
      if (frames) found.set(id, frames);
    }
  }
  return seen.map((film) => {
    const frames = found.get(film.id);
    return frames ? Object.assign({}, film, { frames }) : film;
  });
}
