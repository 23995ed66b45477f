import type { Translate } from '#messages/translate.ts';
import type { Quantities } from '../accounts/quantity-text.ts';
import { isFilm } from '../companions/file-kinds.ts';

/** How many photos and films there are. */
export interface Items {
  readonly photos: number;
  readonly films: number;
}

/** Counts photos and films. */
export function itemsOf<One>(all: readonly One[], isOneFilm: (one: One) => boolean): Items {
  const films = all.filter(isOneFilm).length;
  return { photos: all.length - films, films };
}

/** Counts photos and films by their names. */
export function itemsNamed(files: readonly { readonly name: string }[]): Items {
  return itemsOf(files, ({ name }) => isFilm(name));
}

/** Counts photos and films that are placed: the extensions of their paths are those of their contents. */
export function itemsPlaced(entries: readonly { readonly path: string }[]): Items {
  return itemsOf(entries, ({ path }) => isFilm(path));
}

/** Returns photos and films in words: "12 photos", "1 video", "12 photos and 8 videos". */
export function itemsText({ photos, films }: Items, t: Translate<Quantities>): string {
  if (films === 0) return t('quantities.photos', { count: photos });
  const videos = t('quantities.videos', { count: films });
  if (photos === 0) return videos;
  return t('quantities.photosAndVideos', { photos: t('quantities.photos', { count: photos }), videos });
}

/**
 * Returns one number of all or some of them: "20 photos", or "20 photos and videos" if they are of both kinds. For
 * "3 of 20 photos and videos", and where it isn't known how many are films.
 */
export function mixedText(count: number, all: Items, t: Translate<Quantities>): string {
  if (all.films === 0) return t('quantities.photos', { count });
  return t(all.photos === 0 ? 'quantities.videos' : 'quantities.photosOrVideos', { count });
}
