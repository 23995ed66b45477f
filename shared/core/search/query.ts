import type { SearchedColour } from '../concepts/qualities.ts';
import type { DateRule } from './date-rule.ts';
import { saysNothing } from './fillers.ts';
import { foldedWords, isSpaceless } from './folded-words.ts';
import { QUERY_LENGTH, QUERY_TERMS } from './limits.ts';
import { withQualities } from './qualities.ts';
import { colourIn, numberIn } from './quality-words.ts';
import { readDate } from './read-date.ts';
import { ANY_FILM, type FilmRule, isFilmOperator, lengthInRun, readFilm } from './read-film.ts';
import { splitRun } from './split-run.ts';
import { nearWord } from './spelling.ts';
import { alike, isKnown, nearKnownWord, PHRASE_WORDS } from './synonyms.ts';
import { NO_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** One or several folded words in sequence. */
export type Phrase = readonly string[];

/** One thing that a query asks for: any of its parts matches. */
export interface QueryTerm {
  /** The query's own words for it, folded. */
  readonly typed: string;
  /** What was typed. */
  readonly words: Phrase;
  /** Whether it was in quotation marks: no other forms of its words. */
  readonly isExact: boolean;
  /** What was typed, in English. */
  readonly translations: readonly Phrase[];
  readonly synonyms: readonly Phrase[];
  readonly categories: readonly string[];
  readonly dates: readonly DateRule[];
  /** Only films, of these lengths. */
  readonly film?: FilmRule;
  /** Whether it only ranks photos and excludes none: "two". */
  readonly isOptional: boolean;
  /** Colors and number of the thing. */
  readonly qualities: readonly Quality[];
  /** The color, if the term is one. */
  readonly colour?: SearchedColour;
  /** What was probably meant, if nothing has the word: "girafe". */
  readonly meant?: QueryTerm;
}

/** A color or a number of a thing. */
export interface Quality {
  /** As typed and in English, any of which may be in a text. */
  readonly words: readonly string[];
  readonly colour?: SearchedColour;
  /** Whether the whole picture may have it instead: "black and white". */
  readonly isOfPicture?: boolean;
  /** From two. */
  readonly count?: number;
  /** A number in letters, which only ranks photos of which it isn't known. */
  readonly isRough?: boolean;
}

/** What photos must not have. */
export interface UnwantedTerm extends QueryTerm {
  /** Whether its meaning is unwanted, as after "without", and not only its words, as after a minus. */
  readonly isMeant: boolean;
}

export interface SearchQuery {
  /** A photo that is found has all of these … */
  readonly wanted: readonly QueryTerm[];
  /** … and none of these. */
  readonly unwanted: readonly UnwantedTerm[];
  /** Words also match beginnings of words, even if the whole word is found: languages build compounds. */
  readonly matchesBeginnings: boolean;
}

export interface QueryOptions {
  /** `YYYY-MM-DD`, for "last summer" and the like. */
  readonly today: string;
  readonly vocabulary?: Vocabulary;
  readonly matchesBeginnings?: boolean;
}

interface Piece {
  readonly words: readonly string[];
  readonly isExact: boolean;
  readonly isUnwanted: boolean;
  /** Whether a word such as "without" made it unwanted, and not a minus. */
  readonly isMeant?: boolean;
  /** Whether a comma follows, which ends what is left out. */
  readonly isLast?: boolean;
}

/** Words that leave out what follows them: "no people", "ohne Auto", "sans voiture". */
const LEAVING_OUT = {
  en: ['no', 'not', 'without'],
  others: 'ohne kein keine keinen keiner keinem sin sans'.split(' '),
};
/** In Japanese, it follows what is left out: 人なし, 車のない写真, 人がいない海. */
const LEFT_OUT_BEFORE = /^(.+?)(?:なし|無し|[がの](?:い)?ない)(?:の|写真)*(.*)$/u;
/** Words after which things are wanted again: "no people at the beach", "kein Hund mit Kind". */
const WANTED_AGAIN = new Set(
  'with at on in from during near by but mit am im an auf bei aber sondern con en pero sino avec dans sur mais'.split(
    ' ',
  ),
);

/**
 * Parses a query. Words in quotation marks are an exact phrase, and a minus or "without" excludes a word or phrase.
 * Filler words ("the", "photos of") are ignored, unless there are no others.
 *
 * @param text untrusted; cut at `QUERY_LENGTH` characters
 */
export function parseQuery(text: string, options: QueryOptions): SearchQuery {
  const { vocabulary = NO_VOCABULARY, matchesBeginnings = false } = options;
  const pieces = piecesOf(text.slice(0, QUERY_LENGTH), vocabulary);
  const read = (all: readonly Piece[]) => {
    const terms = withQualities(termsOf(all, { ...options, vocabulary }), vocabulary);
    const telling = terms.filter(({ term, isMeant }) => !saysNothing(term) && !(isMeant && term.isOptional));
    return telling.length > 0 || terms.some(({ isMeant }) => isMeant) ? telling : terms;
  };
  const found = read(leavingOut(pieces, vocabulary));
  // "Without the" names nothing that could be left out.
  const terms = (found.length > 0 ? found : read(pieces)).slice(0, QUERY_TERMS);
  return {
    wanted: terms.flatMap(({ term, isUnwanted }) => (isUnwanted ? [] : [term])),
    unwanted: terms.flatMap(({ term, isUnwanted, isMeant }) =>
      isUnwanted ? [Object.assign(term, { isMeant })] : [],
    ),
    matchesBeginnings,
  };
}

function piecesOf(text: string, vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  // Every second part is in quotation marks; an unclosed one extends to the end.
  text.split(/["“”„«»「」]/u).forEach((part, at, parts) => {
    if (at % 2 === 1) {
      const words = foldedWords(part);
      const isUnwanted = /(?:^|\s)-$/u.test(parts[at - 1] ?? '');
      if (words.length > 0) pieces.push({ words, isExact: true, isUnwanted });
      return;
    }
    for (const typed of part.split(/\s+/u)) pieces.push(...piecesOfTyped(typed, vocabulary));
  });
  return pieces;
}

/** The pieces of what was typed between two spaces. */
function piecesOfTyped(typed: string, vocabulary: Vocabulary): Piece[] {
  const [, before = '', after = ''] = LEFT_OUT_BEFORE.exec(typed) ?? [];
  const left = foldedRuns(before, vocabulary);
  // The end of another word, such as 洋なし, leaves nothing out.
  if (left.length > 0 && left.every((word) => vocabulary.has(word))) {
    const leftOut = left.map((word) => ({ words: [word], isExact: false, isUnwanted: true, isMeant: true }));
    return [...leftOut, ...piecesOfTyped(after, vocabulary)];
  }
  const words = foldedRuns(typed, vocabulary);
  const how = { isExact: false, isUnwanted: typed.startsWith('-'), isLast: /[,;、]$/u.test(typed) };
  const isOneName = words.length > 1 && words.some((word) => /\p{L}/u.test(word)) && !words.some(isSpaceless);
  return isOneName ? [{ words, ...how }] : words.map((word) => Object.assign({ words: [word] }, how));
}

function foldedRuns(typed: string, vocabulary: Vocabulary): string[] {
  return foldedWords(typed).flatMap((word) => {
    if (!isSpaceless(word)) return [word];
    const { words, rest } = lengthInRun(word) ?? { words: [], rest: word };
    return words.concat(rest ? splitRun(rest, vocabulary) : []);
  });
}

/**
 * Marks what follows "without" as unwanted, up to a comma, "with" or a word for a place or time. A word that nothing
 * follows stays a word. Words of other languages count where their vocabulary is used: "Sin City" is a film.
 */
function leavingOut(pieces: readonly Piece[], vocabulary: Vocabulary): Piece[] {
  const leaving = new Set([...LEAVING_OUT.en, ...(vocabulary.size > 0 ? LEAVING_OUT.others : [])]);
  let isLeaving = false;
  return pieces.flatMap((piece, at): Piece[] => {
    const [word = ''] = piece.isExact ? [] : piece.words;
    if (leaving.has(word) && !piece.isUnwanted && at < pieces.length - 1) {
      isLeaving = true;
      return [];
    }
    if (WANTED_AGAIN.has(word)) isLeaving = false;
    const isMeant = isLeaving && !piece.isExact;
    const own = isLeaving ? { ...piece, isUnwanted: true, isMeant } : piece;
    if (piece.isLast) isLeaving = false;
    return [own];
  });
}

/** A term, and whether photos must not have it. */
export interface ReadTerm {
  readonly term: QueryTerm;
  readonly isUnwanted: boolean;
  readonly isMeant: boolean;
}

function termsOf(
  pieces: readonly Piece[],
  { today, vocabulary }: QueryOptions & { readonly vocabulary: Vocabulary },
): ReadTerm[] {
  const terms: ReadTerm[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (!piece) break;
    const { isUnwanted, isMeant = false } = piece;
    // The words of the same kind from here on, as far as a date or a phrase can reach.
    const alone = pieces
      .slice(at, at + QUERY_TERMS)
      .findIndex((one) => one.isExact || one.words.length > 1 || one.isUnwanted !== isUnwanted);
    const run = pieces.slice(at, alone === -1 ? at + QUERY_TERMS : at + alone).flatMap(({ words }) => words);
    const isOperator = !piece.isExact && isFilmOperator(piece.words);
    const film = isOperator ? { rule: ANY_FILM, words: 1 } : readFilm(run);
    if (film) {
      const typed = isOperator ? piece.words.join(':') : run.slice(0, film.words).join(' ');
      const term = { ...termOf([], true, vocabulary), typed, film: film.rule };
      terms.push({ term, isUnwanted, isMeant });
      at += film.words;
      continue;
    }
    const date = readDate(run, 0, today);
    if (date) {
      const words = run.slice(0, date.words);
      // A single "may", "fall" or "2024" may also be a plain word.
      const spoken = words.length === 1 ? termOf(words, false, vocabulary) : termOf([], true, vocabulary);
      // "Without people 2023" is of that year.
      const how = { isUnwanted: isUnwanted && !isMeant, isMeant: false };
      terms.push({ term: { ...spoken, typed: words.join(' '), dates: date.rules }, ...how });
      at += date.words;
      continue;
    }
    const length = knownPhrase(run, vocabulary);
    const words = length > 1 ? run.slice(0, length) : piece.words;
    terms.push({
      term: withMeant(termOf(words, piece.isExact, vocabulary), vocabulary),
      isUnwanted,
      isMeant,
    });
    at += Math.max(1, length);
  }
  return terms;
}

/** How many words from the first one form a known phrase, the longest first; 0 if none. */
function knownPhrase(run: readonly string[], vocabulary: Vocabulary): number {
  for (let length = Math.min(PHRASE_WORDS, run.length); length > 1; length -= 1) {
    const phrase = run.slice(0, length);
    if (isKnown(phrase) || vocabulary.has(phrase.join(' '))) return length;
  }
  return 0;
}

/** Adds the word that was probably meant by an unknown one. */
function withMeant(term: QueryTerm, vocabulary: Vocabulary): QueryTerm {
  const { words, isExact, translations } = term;
  const [word = ''] = words;
  if (isExact || words.length > 1 || translations.length > 0 || isKnown(words)) return term;
  const near = nearWord(word, vocabulary.keys()) ?? nearKnownWord(word);
  return near === undefined ? term : { ...term, meant: termOf([near], false, vocabulary) };
}

function termOf(words: Phrase, isExact: boolean, vocabulary: Vocabulary): QueryTerm {
  const translations = isExact ? [] : (vocabulary.get(words.join(' ')) ?? []);
  const colour = isExact
    ? undefined
    : [words, ...translations].map((one) => colourIn(one.join(' '))).find(Boolean);
  // A word of the person's language may be a false friend in English: "cuisine".
  const more = isExact ? [] : (translations.length > 0 ? translations : [words]).map(alike);
  return {
    typed: isExact ? `"${words.join(' ')}"` : words.join(' '),
    words,
    isExact,
    translations,
    synonyms: more.flatMap(({ phrases }) => phrases),
    categories: [...new Set(more.flatMap(({ categories }) => categories))],
    dates: [],
    isOptional: words.length === 1 && numberIn(words[0] ?? '') !== undefined,
    qualities: [],
    ...(colour === undefined ? {} : { colour }),
  };
}
