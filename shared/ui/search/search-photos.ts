import { findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos, type SearchedPhoto } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { readVocabulary } from '#core/search/vocabulary.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import type { Spoken } from '../kit/messages-context.ts';
import { translatorFor } from '../kit/use-messages.ts';
import { localDay } from './local-day.ts';

/** The ids of the photos that a query finds, best first. */
export type PhotoSearch = (query: string) => readonly string[];

/**
 * What searches these photos, in English and in the language that is spoken. Takes a moment for many photos; each search
 * does not.
 */
export function photoSearch(photos: readonly SearchedPhoto[], spoken: Spoken | undefined): PhotoSearch {
  const index = indexPhotos(photos);
  const t = translatorFor([vocabularyWords], spoken);
  const own = spoken?.words.find(({ subject }) => subject === 'vocabulary') ?? vocabularyWords;
  const vocabulary = readVocabulary([
    t('vocabulary.animals'),
    t('vocabulary.food'),
    t('vocabulary.places'),
    t('vocabulary.people'),
    t('vocabulary.things'),
  ]);
  const matchesBeginnings = own.language !== 'en';
  return (query) => {
    const today = localDay(Date.now());
    return findPhotos(index, parseQuery(query, { today, vocabulary, matchesBeginnings })).map(({ id }) => id);
  };
}
