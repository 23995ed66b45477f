import { filmsToCompare } from '#core/similarity/alike/film-copies.ts';
import type { Fingerprint } from '#core/similarity/alike/fingerprint.ts';
import type { AlikePhoto } from '#core/similarity/alike/group-alike.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import type { Photo } from '#core/photo.ts';

/**
 * Adds the frames by which films are compared to those that may be the same film. Films that can't be looked at again
 * are compared with no other. All films of a set are asked for at once; `look` limits how many are decoded together.
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
  const found = new Map<string, readonly Fingerprint[]>();
  for (const { films, moments } of sets) {
    const lookAt = async ({ id, format }: AlikePhoto) => {
      const photo = sources.get(id);
      const frames = photo && (await look(photo, format, moments).catch(() => undefined));
      if (frames) found.set(id, frames);
    };
    await Promise.all(films.map(lookAt));
  }
  return seen.map((film) => {
    const frames = found.get(film.id);
    return frames ? Object.assign({}, film, { frames }) : film;
  });
}
