import { conceptWords } from '#core/concepts/concept-words.ts';
import { findParts, findPhotos, type PartFound } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { spokenVocabulary } from '#core/search/vocabulary.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import type { Spoken } from '../kit/messages-context.ts';
import { translatorFor } from '../kit/use-messages.ts';
import { localDay } from '#core/dates/local-day.ts';

export interface Found {
  /** The photos that match a query, best first. */
  readonly ids: readonly string[];
  /** The photos that only look like the query: their words don't match. */
  readonly looks: ReadonlySet<string>;
  /** If nothing was found, the results of each part on its own. */
  readonly parts: readonly PartFound[];
}

export type PhotoSearch = (query: string) => Found;

/**
 * Creates a search over these photos, in English and in the user's language. Creation takes a moment for many photos;
 * each search doesn't.
 */
export function photoSearch(photos: readonly SearchedPhoto[], spoken: Spoken | undefined): PhotoSearch {
  const index = indexPhotos(photos, conceptWords());
  const t = translatorFor([vocabularyWords], spoken);
  const own = spoken?.words.find(({ subject }) => subject === 'vocabulary') ?? vocabularyWords;
  const vocabulary = spokenVocabulary(t);
  const matchesBeginnings = own.language !== 'en';
  return (query) => {
    const today = localDay(Date.now());
    const parsed = parseQuery(query, { today, vocabulary, matchesBeginnings });
    const found = findPhotos(index, parsed);
    const ids = found.map(({ id }) => id);
    const looks = new Set(found.flatMap(({ id, by }) => (by === 'look' ? [id] : [])));
    return { ids, looks, parts: ids.length === 0 ? findParts(index, parsed) : [] };
  };
}
