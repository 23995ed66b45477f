import { conceptWords } from '../../../shared/core/concepts/concept-words.ts';
import { findPhotos, type FoundPhoto } from '../../../shared/core/search/find-photos.ts';
import { foldedWords } from '../../../shared/core/search/folded-words.ts';
import { indexPhotos, type SearchedPhoto } from '../../../shared/core/search/photo-index.ts';
import { parseQuery } from '../../../shared/core/search/query.ts';
import { formsOf } from '../../../shared/core/search/word-forms.ts';
import type { SearchedFor } from './queries.ts';

/** A photo with the engine's result, and what people know of it. */
export interface JudgedPhoto extends SearchedPhoto {
  /** Folders that a person accepts. */
  readonly truth: readonly string[];
  /** Labels and captions by people. */
  readonly texts: readonly string[];
  readonly hasCaptions: boolean;
}

export interface Measured {
  readonly query: string;
  readonly found: number;
  readonly meant: number;
  /** Of the intended photos, at most five, how many are among the first five. */
  readonly recallAt5: number;
  /** The same for at most ten. */
  readonly recallAt10: number;
  /** Of the photos found, how many are intended; undefined if none is found. */
  readonly precision: number | undefined;
  /** The same for matches by look. */
  readonly lookPrecision: number | undefined;
}

/**
 * Returns each query's results. Queries without an intended photo are left out.
 *
 * @param isMeant returns whether a query intends a photo
 */
export function measure(
  photos: readonly JudgedPhoto[],
  queries: readonly SearchedFor[],
  isMeant: (photo: JudgedPhoto, query: SearchedFor) => boolean,
): Measured[] {
  const index = indexPhotos(photos, conceptWords());
  return queries.flatMap((searched) => {
    const meant = new Set(photos.filter((photo) => isMeant(photo, searched)).map(({ id }) => id));
    if (meant.size === 0) return [];
    const found = findPhotos(index, parseQuery(searched.query, { today: '2026-11-24' }));
    const looks = found.filter(({ by }) => by === 'look');
    const rightOf = (some: readonly FoundPhoto[]) => some.filter(({ id }) => meant.has(id)).length;
    const precisionOf = (some: readonly FoundPhoto[]) =>
      some.length === 0 ? undefined : rightOf(some) / some.length;
    return {
      query: searched.query,
      found: found.length,
      meant: meant.size,
      recallAt5: rightOf(found.slice(0, 5)) / Math.min(5, meant.size),
      recallAt10: rightOf(found.slice(0, 10)) / Math.min(10, meant.size),
      precision: precisionOf(found),
      lookPrecision: precisionOf(looks),
    };
  });
}

/** By the people's captions; the photo may be in any folder. */
export function byWords({ texts }: JudgedPhoto, { words }: SearchedFor): boolean {
  const folded = texts.map((text) => foldedWords(text));
  return words.some((word) => {
    const phrase = foldedWords(word).map((part) => formsOf(part));
    return folded.some((text) =>
      text.some((_word, at) => phrase.every((forms, offset) => forms.has(text[at + offset] ?? ''))),
    );
  });
}

/** By the photo's acceptable folders. */
export function byCategory({ truth }: JudgedPhoto, { categories }: SearchedFor): boolean {
  return truth.some((category) => categories.includes(category));
}

/** The means over all queries; precisions are over queries that find anything, or anything by look. */
export function meansOf(
  measured: readonly Measured[],
): Readonly<Record<'recallAt5' | 'recallAt10' | 'precision' | 'lookPrecision', number>> {
  return {
    recallAt5: mean(measured.map(({ recallAt5 }) => recallAt5)),
    recallAt10: mean(measured.map(({ recallAt10 }) => recallAt10)),
    precision: mean(measured.flatMap(({ precision }) => precision ?? [])),
    lookPrecision: mean(measured.flatMap(({ lookPrecision }) => lookPrecision ?? [])),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
