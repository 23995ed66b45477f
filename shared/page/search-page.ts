import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { readVocabulary } from '#core/search/vocabulary.ts';
import { knownDay } from '#core/dates/known-day.ts';
import { localDay } from '#core/dates/local-day.ts';
import { folderOf, nameOf, type PageData, type PagePhoto } from './page-data.ts';

/** A photo that was found, and whether only by its appearance. */
export interface FoundOnPage {
  readonly photo: PagePhoto;
  readonly isLook: boolean;
}

/**
 * Creates the search of the page's photos: the same search as on the board.
 *
 * @param language of the page
 */
export function pageSearch(
  { photos, concepts, vocabulary: lists }: PageData,
  language: string,
): (query: string) => readonly FoundOnPage[] {
  const index = indexPhotos(
    photos.map(({ path, original, description, category, date, place, reason, seen, filmSeconds }, at) => ({
      id: String(at),
      name: path === undefined ? original : nameOf(path),
      folder: path === undefined ? undefined : folderOf({ path, original }),
      original,
      description,
      category,
      place,
      said: reason,
      concepts: seen,
      filmSeconds,
      day: knownDay({ date: date ?? null }),
    })),
    new Map(concepts),
  );
  const vocabulary = readVocabulary(lists);
  const matchesBeginnings = language !== 'en';
  return (query) => {
    const parsed = parseQuery(query, { today: localDay(Date.now()), vocabulary, matchesBeginnings });
    return findPhotos(index, parsed).flatMap(({ id, by }) => {
      const photo = photos[Number(id)];
      return photo ? [{ photo, isLook: by === 'look' }] : [];
    });
  };
}
