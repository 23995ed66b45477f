import { DETERMINERS, FILLER_WORDS, PREPOSITIONS } from '../naming/filler-words.ts';
import type { DateRule } from './date-rule.ts';
import { foldedWords, isSpaceless } from './folded-words.ts';
import { QUERY_LENGTH, QUERY_TERMS } from './limits.ts';
import { readDate } from './read-date.ts';
import { splitRun } from './split-run.ts';
import { alike, isKnown, PHRASE_WORDS } from './synonyms.ts';
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
  /** Whether it only ranks photos and excludes none: "two". */
  readonly isOptional: boolean;
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
}

/** Filler words of the other languages. */
const SAYING_NOTHING = new Set(
  'and or to is are there und oder mit auf bei am im in an der die das ein eine einem einer einen den dem des von vom zu zum zur y o con en el la los las un una de del al et ou avec sur dans le les une du des au aux my mine our we me i someone somebody something of all find show foto fotos photos pictures images bild bilder imagen imagenes image mein meine meinem mi mis mon ma mes notre 写真 画像'.split(
    ' ',
  ),
);
/** Words that leave out what follows them: "no people", "ohne Auto", "sans voiture". */
const LEAVING_OUT = new Set(
  'no not without ohne kein keine keinen keiner keinem sin ningún ninguna sans aucun aucune pas'
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(' '),
);
/** In Japanese, the word is at the end: 人なし. */
const LEFT_OUT_BEFORE = /(?<=.)(?:なし|無し|のない写真|のない)$/u;
/** Words after which things are wanted again. */
const JOINING = new Set('with and mit und con y avec et'.split(' '));
const COUNTS = new Set('one two three four five six seven eight nine ten several many some'.split(' '));

/**
 * Parses a query. Words in quotation marks are an exact phrase, and a minus or "without" excludes a word or phrase.
 * Filler words ("the", "photos of") are ignored, unless there are no others.
 *
 * @param text untrusted; cut at `QUERY_LENGTH` characters
 */
export function parseQuery(text: string, options: QueryOptions): SearchQuery {
  const { vocabulary = NO_VOCABULARY, matchesBeginnings = false } = options;
  const pieces = leavingOut(piecesOf(text.slice(0, QUERY_LENGTH), vocabulary));
  const all = termsOf(pieces, { ...options, vocabulary });
  const telling = all.filter(({ term }) => !saysNothing(term));
  const terms = (telling.length > 0 ? telling : all).slice(0, QUERY_TERMS);
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
    for (const typed of part.split(/\s+/u)) {
      const isLeftOut = LEFT_OUT_BEFORE.test(typed);
      const words = foldedWords(typed.replace(LEFT_OUT_BEFORE, '')).flatMap((word) =>
        isSpaceless(word) ? splitRun(word, vocabulary) : [word],
      );
      const isUnwanted = typed.startsWith('-') || isLeftOut;
      const isOneName =
        words.length > 1 && words.some((word) => /\p{L}/u.test(word)) && !words.some(isSpaceless);
      const how = { isExact: false, isUnwanted, isMeant: isLeftOut };
      if (isOneName) pieces.push({ words, ...how });
      else pieces.push(...words.map((word) => ({ words: [word], ...how })));
    }
  });
  return pieces;
}

/** Marks what follows "without" as unwanted, up to "with" or "and"; a word that nothing follows stays a word. */
function leavingOut(pieces: readonly Piece[]): Piece[] {
  let isUnwanted = false;
  return pieces.flatMap((piece, at) => {
    const [word = ''] = piece.isExact ? [] : piece.words;
    if (LEAVING_OUT.has(word) && at < pieces.length - 1) {
      isUnwanted = true;
      return [];
    }
    if (JOINING.has(word)) isUnwanted = false;
    return isUnwanted ? { ...piece, isUnwanted, isMeant: !piece.isExact } : piece;
  });
}

interface ReadTerm {
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
    const date = readDate(run, 0, today);
    if (date) {
      const words = run.slice(0, date.words);
      // A single "may", "fall" or "2024" may also be a plain word.
      const spoken = words.length === 1 ? termOf(words, false, vocabulary) : termOf([], true, vocabulary);
      terms.push({ term: { ...spoken, typed: words.join(' '), dates: date.rules }, isUnwanted, isMeant });
      at += date.words;
      continue;
    }
    const length = knownPhrase(run, vocabulary);
    const words = length > 1 ? run.slice(0, length) : piece.words;
    terms.push({ term: termOf(words, piece.isExact, vocabulary), isUnwanted, isMeant });
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

function termOf(words: Phrase, isExact: boolean, vocabulary: Vocabulary): QueryTerm {
  const translations = isExact ? [] : (vocabulary.get(words.join(' ')) ?? []);
  const more = isExact ? [] : [words, ...translations].map(alike);
  return {
    typed: isExact ? `"${words.join(' ')}"` : words.join(' '),
    words,
    isExact,
    translations,
    synonyms: more.flatMap(({ phrases }) => phrases),
    categories: [...new Set(more.flatMap(({ categories }) => categories))],
    dates: [],
    isOptional: words.length === 1 && COUNTS.has(words[0] ?? ''),
  };
}

function saysNothing({ words, isExact, dates, translations }: QueryTerm): boolean {
  const [word = ''] = words;
  if (isExact || words.length > 1 || dates.length > 0 || translations.length > 0 || COUNTS.has(word))
    return false;
  // A typed letter is the beginning of a word.
  const isLetter = word.length === 1 && /[a-z]/.test(word);
  return isLetter || [FILLER_WORDS, PREPOSITIONS, DETERMINERS, SAYING_NOTHING].some((set) => set.has(word));
}
