import { isAmong } from './date-rule.ts';
import { isSpaceless } from './folded-words.ts';
import { isFilmAmong } from './read-film.ts';
import { FIELDS, fieldAt, isEnglishOnly, photoAt, type PhotoIndex, weightOf } from './photo-index.ts';
import type { Phrase, QueryTerm, SearchQuery } from './query.ts';
import { formsOf } from './word-forms.ts';

/** How much a match counts that isn't the exact word. */
const SHARES = { synonym: 0.3, beginning: 0.6 } as const;
/** A day, a film, or one of the categories asked for. */
const WEIGHTS = { date: 6, film: 3, category: 3.5 } as const;

/** How well each photo matches, by its number; photos that don't match are missing. */
export type Scores = Map<number, number>;

/** Returns the photos with a term's words, its synonyms, or its categories. */
export function scoresOf(index: PhotoIndex, term: QueryTerm, query: SearchQuery): Scores {
  const scores = directScores(index, term, query);
  for (const phrase of term.synonyms) addPhrase(scores, index, phrase, { share: SHARES.synonym });
  for (const category of term.categories) {
    for (const photo of index.byCategory.get(category) ?? []) raise(scores, photo, WEIGHTS.category);
  }
  const isLost = scores.size === 0 && !term.isExact && term.words.length === 1;
  if (isLost) addBeginnings(scores, index, term.words[0] ?? '');
  return scores;
}

/** Returns the photos with what was typed, without synonyms. */
export function directScores(index: PhotoIndex, term: QueryTerm, { matchesBeginnings }: SearchQuery): Scores {
  const { words, isExact, translations, dates, film } = term;
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
  if (film) {
    index.photos.forEach(({ filmSeconds }, photo) => {
      if (filmSeconds !== undefined && isFilmAmong(filmSeconds, film)) raise(scores, photo, WEIGHTS.film);
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
    if (isForeign && isEnglishOnly(field)) continue;
    const photo = photoAt(place);
    if (forms.length > 1 && !follow(index.texts[photo]?.[place % FIELDS.length] ?? [], forms)) continue;
    raise(scores, photo, weightOf(field) * share);
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
      if (isForeign && isEnglishOnly(field)) continue;
      raise(scores, photoAt(place), weightOf(field) * SHARES.beginning);
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
