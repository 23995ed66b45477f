import { LEAST_LIKELY, LEAST_LIKELY_ALONE, MOST_WEAK } from '../concepts/limits.ts';
import { type ConceptScores, conceptScores } from './concept-index.ts';
import { isAmong } from './date-rule.ts';
import { isSpaceless } from './folded-words.ts';
import { ENGLISH_FIELDS, FIELD_WEIGHTS, FIELDS, fieldAt, photoAt, type PhotoIndex } from './photo-index.ts';
import type { Phrase, QueryTerm, SearchQuery, UnwantedTerm } from './query.ts';
import { formsOf } from './word-forms.ts';

/** How much a match counts that isn't the exact word. */
const SHARES = { synonym: 0.3, beginning: 0.6 } as const;
/** A day, or one of the categories asked for. */
const WEIGHTS = { date: 6, category: 3.5 } as const;

/** How well each photo matches, by its number; photos that don't match are missing. */
type Scores = Map<number, number>;

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
  const needed = wanted.filter(({ isOptional }) => !isOptional);
  const words = needed.map((term) => scoresOf(index, term, query));
  const [first, ...others] = words;
  const scores = new Map(
    first ? others.reduce(joined, first) : index.photos.map((_photo, at): [number, number] => [at, 0]),
  );
  const seenIn = (least: number): Scores => {
    const looks = needed.map((term) => conceptScores(index.concepts, term, least));
    // A look counts less than one, so it only decides between equal word scores.
    for (const [photo, score] of scores) scores.set(photo, score + lookOf(looks, photo));
    return lookScores(words, looks, scores);
  };
  const leaveOut = (all: Scores) => {
    for (const term of unwanted) for (const photo of withTerm(index, term, query)) all.delete(photo);
    return all;
  };
  const looks = leaveOut(seenIn(LEAST_LIKELY));
  leaveOut(scores);
  for (const term of wanted.filter(({ isOptional }) => isOptional)) {
    for (const [photo, score] of scoresOf(index, term, query)) {
      const before = scores.get(photo);
      if (before !== undefined) scores.set(photo, before + score);
    }
  }
  if (scores.size > 0 || looks.size > 0) {
    return [...foundBy('words', index, scores), ...foundBy('look', index, looks)];
  }
  return foundBy('look', index, leaveOut(seenIn(LEAST_LIKELY_ALONE))).slice(0, MOST_WEAK);
}

/**
 * Returns the photos to leave out: those whose words match, and after "without" also those that match by kind or look.
 * A search without animals finds no dogs, either.
 */
function withTerm(index: PhotoIndex, term: UnwantedTerm, query: SearchQuery): Set<number> {
  if (!term.isMeant) return new Set(directScores(index, term, query).keys());
  const looks = conceptScores(index.concepts, term, LEAST_LIKELY);
  return new Set([...scoresOf(index, term, query).keys(), ...looks.keys()]);
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
function lookScores(words: readonly Scores[], looks: readonly ConceptScores[], byWords: Scores): Scores {
  const found: Scores = new Map();
  const [said, seen] = [words[0], looks[0]];
  if (!said || !seen) return found;
  for (const some of [seen, said]) {
    for (const photo of some.keys()) {
      if (byWords.has(photo) || found.has(photo)) continue;
      let likely = 1;
      looks.forEach((look, at) => (likely *= words[at]?.has(photo) ? 1 : (look.get(photo) ?? 0)));
      if (likely > 0) found.set(photo, likely);
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
  const needed = query.wanted.filter(({ isOptional }) => !isOptional);
  if (needed.length < 2) return [];
  const unique = new Map(needed.map((term) => [term.typed, term]));
  return [...unique.values()]
    .map((term) => ({ typed: term.typed, count: countOf(index, term, query) }))
    .filter(({ count }) => count > 0);
}

function countOf(index: PhotoIndex, term: QueryTerm, query: SearchQuery): number {
  const found = scoresOf(index, term, query);
  const looks = [...conceptScores(index.concepts, term, LEAST_LIKELY).keys()].filter(
    (photo) => !found.has(photo),
  );
  return found.size + looks.length;
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

function scoresOf(index: PhotoIndex, term: QueryTerm, query: SearchQuery): Scores {
  const scores = directScores(index, term, query);
  for (const phrase of term.synonyms) addPhrase(scores, index, phrase, { share: SHARES.synonym });
  for (const category of term.categories) {
    for (const photo of index.byCategory.get(category) ?? []) raise(scores, photo, WEIGHTS.category);
  }
  const isLost = scores.size === 0 && !term.isExact && term.words.length === 1;
  if (isLost) addBeginnings(scores, index, term.words[0] ?? '');
  return scores;
}

/** What was typed, without synonyms. */
function directScores(index: PhotoIndex, term: QueryTerm, { matchesBeginnings }: SearchQuery): Scores {
  const { words, isExact, translations, dates } = term;
  const scores: Scores = new Map();
  // A word of the person's language may be a false friend in English: "chat", "pain", "Boot".
  const isForeign = translations.length > 0;
  if (words.length > 0) addPhrase(scores, index, words, { isExact, isForeign });
  for (const phrase of translations) addPhrase(scores, index, phrase, {});
  if (dates.length > 0) {
    index.photos.forEach(({ day }, photo) => {
      if (day !== undefined && dates.some((rule) => isAmong(day, rule))) raise(scores, photo, WEIGHTS.date);
    });
  }
  if (matchesBeginnings && !isExact && words.length === 1)
    addBeginnings(scores, index, words[0] ?? '', isForeign);
  return scores;
}

interface MatchOptions {
  readonly share?: number;
  readonly isExact?: boolean;
  readonly isForeign?: boolean;
}

/** Raises the scores of photos that have these words in sequence in one of their texts. */
function addPhrase(
  scores: Scores,
  index: PhotoIndex,
  words: Phrase,
  { share = 1, isExact = false, isForeign = false }: MatchOptions,
): void {
  const forms = words.map((word, at) =>
    // In "ice creams" and "teddy bears", only the last word has other forms.
    isExact || at < words.length - 1 ? new Set([word]) : formsOf(word),
  );
  const [first] = forms;
  if (!first) return;
  for (const place of placesOf(index, first)) {
    const field = fieldAt(place);
    if (isForeign && ENGLISH_FIELDS.has(field)) continue;
    const photo = photoAt(place);
    if (forms.length > 1 && !follow(index.texts[photo]?.[place % FIELDS.length] ?? [], forms)) continue;
    raise(scores, photo, FIELD_WEIGHTS[field] * share);
  }
}

function* placesOf({ places, spaceless }: PhotoIndex, forms: ReadonlySet<string>): Generator<number> {
  for (const form of forms) {
    yield* places.get(form) ?? [];
    if (!isSpaceless(form)) continue;
    // In a run without spaces, a word may start anywhere.
    for (const run of spaceless) if (run !== form && run.includes(form)) yield* places.get(run) ?? [];
  }
}

function follow(text: readonly string[], forms: readonly ReadonlySet<string>[]): boolean {
  return text.some((_word, at) => forms.every((form, offset) => form.has(text[at + offset] ?? '')));
}

/** Raises the scores of photos with a word that begins like this. */
function addBeginnings(scores: Scores, index: PhotoIndex, beginning: string, isForeign = false): void {
  if (beginning.length < 2) return;
  for (let at = firstFrom(index.words, beginning); at < index.words.length; at += 1) {
    const word = index.words[at] ?? '';
    if (!word.startsWith(beginning)) return;
    for (const place of index.places.get(word) ?? []) {
      const field = fieldAt(place);
      if (isForeign && ENGLISH_FIELDS.has(field)) continue;
      raise(scores, photoAt(place), FIELD_WEIGHTS[field] * SHARES.beginning);
    }
  }
}

/** Returns the index of the first sorted word that isn't before this one. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function raise(scores: Scores, photo: number, score: number): void {
  if (score > (scores.get(photo) ?? 0)) scores.set(photo, score);
}
