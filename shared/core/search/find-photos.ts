import {
  LEAST_LEFT_OUT,
  LEAST_LIKELY,
  LEAST_LIKELY_ALONE,
  LEAST_LIKELY_EACH,
  LEAST_LIKELY_TOGETHER,
  MOST_WEAK,
} from '../concepts/limits.ts';
import type { ConceptScores } from './concept-index.ts';
import { evidenceOf } from './evidence.ts';
import type { PhotoIndex } from './photo-index.ts';
import type { QueryTerm, SearchQuery, UnwantedTerm } from './query.ts';
import { directScores, type Scores, scoresOf } from './word-scores.ts';

/** A photo that a query found. */
export interface FoundPhoto {
  readonly id: string;
  /** `words`: its words match. `look`: some don't, but it looks like what they mean. */
  readonly by: 'words' | 'look';
}

/**
 * Finds the photos that match a query, best first; ties keep their order. A word in the name counts more than one in
 * the description, that more than the category, and synonyms count least. After word matches come photos in which the
 * engine saw what is asked for; if there are neither, a few in which it may have seen it. An empty query finds
 * nothing.
 */
export function findPhotos(index: PhotoIndex, query: SearchQuery): FoundPhoto[] {
  const { wanted, unwanted } = query;
  if (wanted.length === 0 && unwanted.length === 0) return [];
  const needed = neededOf(query);
  const evidence = needed.map((term) => evidenceOf(index, term, query, LEAST_LIKELY_ALONE));
  const words = evidence.map((one) => one.words);
  const looks = evidence.map((one) => one.looks);
  const [first, ...others] = words;
  const scores = new Map(
    first ? others.reduce(joined, first) : index.photos.map((_photo, at): [number, number] => [at, 0]),
  );
  // A look counts less than one, so it only decides between equal word scores.
  for (const [photo, score] of scores) scores.set(photo, score + lookOf(looks, photo));
  const seenFrom = (least: number, leastEach = least) =>
    lookScores(words, looks, scores, { least, leastEach });
  const leaveOut = (all: Scores) => {
    for (const term of unwanted) for (const photo of withTerm(index, term, query)) all.delete(photo);
    return all;
  };
  const seen = leaveOut(
    seenFrom(needed.length > 1 ? LEAST_LIKELY_TOGETHER : LEAST_LIKELY, LEAST_LIKELY_EACH),
  );
  leaveOut(scores);
  for (const term of wanted.filter((one) => !needed.includes(one))) {
    for (const [photo, score] of scoresOf(index, term, query)) {
      const before = scores.get(photo);
      if (before !== undefined) scores.set(photo, before + score);
    }
  }
  if (scores.size > 0 || seen.size > 0) {
    return [...foundBy('words', index, scores), ...foundBy('look', index, seen)];
  }
  return foundBy('look', index, leaveOut(seenFrom(LEAST_LIKELY_ALONE))).slice(0, MOST_WEAK);
}

/** All that photos must have. Words that only rank photos are needed if nothing else is asked for: "playing". */
function neededOf({ wanted, unwanted }: SearchQuery): readonly QueryTerm[] {
  const needed = wanted.filter(({ isOptional }) => !isOptional);
  return needed.length === 0 && unwanted.length === 0 ? wanted : needed;
}

/**
 * Returns the photos to leave out: those whose words match, and after "without" also those that match by kind or look.
 * A search without animals finds no dogs, either.
 */
function withTerm(index: PhotoIndex, term: UnwantedTerm, query: SearchQuery): Set<number> {
  if (!term.isMeant) return new Set(directScores(index, term, query).keys());
  const { words, looks } = evidenceOf(index, term, query, LEAST_LEFT_OUT);
  return new Set([
    ...words.keys(),
    ...[...looks.keys()].filter((photo) => (looks.get(photo) ?? 0) >= LEAST_LEFT_OUT),
  ]);
}

function foundBy(by: FoundPhoto['by'], { photos }: PhotoIndex, scores: Scores): FoundPhoto[] {
  return [...scores]
    .toSorted(([one, high], [other, low]) => low - high || one - other)
    .flatMap(([at]) => {
      const photo = photos[at];
      return photo ? [{ id: photo.id, by }] : [];
    });
}

/** Photos that match each term one way or the other, without those whose words match all: words are certain. */
function lookScores(
  words: readonly Scores[],
  looks: readonly ConceptScores[],
  byWords: Scores,
  { least, leastEach }: { readonly least: number; readonly leastEach: number },
): Scores {
  const found: Scores = new Map();
  const [said, seen] = [words[0], looks[0]];
  if (!said || !seen) return found;
  for (const some of [seen, said]) {
    for (const photo of some.keys()) {
      if (byWords.has(photo) || found.has(photo)) continue;
      let likely = 1;
      looks.forEach((look, at) => {
        const one = words[at]?.has(photo) ? 1 : (look.get(photo) ?? 0);
        likely *= one >= leastEach ? one : 0;
      });
      if (likely >= least) found.set(photo, likely);
    }
  }
  return found;
}

/** How likely a photo shows everything that is asked for, from 0 to 1. */
function lookOf(looks: readonly ConceptScores[], photo: number): number {
  let likely = looks.length === 0 ? 0 : 1;
  for (const look of looks) likely *= look.get(photo) ?? 0;
  return likely;
}

/** How many photos a part of a query finds by itself. */
export interface PartFound {
  readonly typed: string;
  readonly count: number;
}

/** Returns what each part of a query finds by itself, if all together find nothing; empty for a single part. */
export function findParts(index: PhotoIndex, query: SearchQuery): PartFound[] {
  const needed = neededOf(query);
  if (needed.length < 2) return [];
  const unique = new Map(needed.map((term) => [term.typed, term]));
  return [...unique.values()]
    .map((term) => ({ typed: term.typed, count: countOf(index, term, query) }))
    .filter(({ count }) => count > 0);
}

function countOf(index: PhotoIndex, term: QueryTerm, query: SearchQuery): number {
  const { words, looks } = evidenceOf(index, term, query, LEAST_LIKELY);
  return (
    words.size + [...looks].filter(([photo, likely]) => likely >= LEAST_LIKELY && !words.has(photo)).length
  );
}

/** The photos in both, with the sum of their scores. */
function joined(scores: Scores, others: Scores): Scores {
  const [few, many] = scores.size < others.size ? [scores, others] : [others, scores];
  const both: Scores = new Map();
  for (const [photo, score] of few) {
    const other = many.get(photo);
    if (other !== undefined) both.set(photo, score + other);
  }
  return both;
}
