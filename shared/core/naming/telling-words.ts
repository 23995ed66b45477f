import { DETERMINERS, FILLER_WORDS, HEDGES, JOINTS, NEGATIONS, PREPOSITIONS } from './filler-words.ts';
import { TELLING_WORDS } from '../limits.ts';
import { characters, nameWords, sentencesOf } from './short-name.ts';
import { inflections } from './words.ts';

/** A name, with its description and folder. */
interface NamedPhoto {
  readonly description: string;
  readonly name: string;
  readonly category: string;
}

/** A part of a sentence: "with a bicycle", "two dogs run". */
interface Part {
  /** The preposition it begins with or continues: "with a bed and a chair" has two parts. Empty for all others. */
  readonly preposition: string;
  readonly words: readonly string[];
}

/**
 * Whether it is a guess, up to the end of its sentence; in "Possibly a tool, with a chair" only the chair is certain.
 */
const GUESS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...HEDGES].join('|')})(?![\\p{L}\\p{M}]).*?(?=,\\s*with\\s|$)`,
  'giu',
);
const MARK = /[,;:()–—]/u;
const TOKEN = /[,;:()–—]|[^\s,;:()–—]+/gu;

/**
 * Returns suffixes that distinguish a photo's name from equal ones, best first: `_with_a_bicycle`, `_at_sunset`,
 * `_umbrella`.
 *
 * They come from what the description states as certain and the name doesn't contain: no guesses, no negations, no
 * words of the folder, no digits, no filler words. Letters and marks in lower case, joined by underscores; at most
 * `TELLING_WORDS.most`, each of at most `TELLING_WORDS.length` characters.
 */
export function tellingWords({ description, name, category }: NamedPhoto): string[] {
  const known = new Set([...nameWords(name.replaceAll('_', ' ')), ...nameWords(category)].flatMap(formsOf));
  const isNew = (word: string) => tells(word) && !formsOf(word).some((form) => known.has(form));
  const phrases: string[] = [];
  const words: string[] = [];
  for (const part of sentencesOf(description).flatMap(partsOf)) {
    const found = part.words.filter(isNew);
    if (found.length > 0 && isPhrase(part)) phrases.push(ending(part, name));
    else words.push(...found.map((word) => `_${word}`));
  }
  const fitting = [...phrases, ...words].filter((text) => characters(text).length <= TELLING_WORDS.length);
  return [...new Set(fitting)].slice(0, TELLING_WORDS.most);
}

function isPhrase({ preposition, words }: Part): boolean {
  const isClean = words.every((word) => IS_WORD.test(word));
  return preposition !== '' && isClean && words.length <= TELLING_WORDS.inPhrase;
}

/** "bottle_with_a_table" continues with "and a chair". */
function ending({ preposition, words }: Part, name: string): string {
  const goesOn = preposition === 'with' && name.includes('_with_');
  return ['', goesOn ? 'and' : preposition, ...words].join('_');
}

function formsOf(word: string): string[] {
  // "person" and "people" count as the same word.
  return word === 'person' || word === 'people' ? ['person', 'people'] : inflections(word);
}

const IS_WORD = /^\p{L}[\p{L}\p{M}]*$/u;

/** Returns whether a word describes a photo. */
function tells(word: string): boolean {
  if ([FILLER_WORDS, DETERMINERS, PREPOSITIONS].some((words) => words.has(word))) return false;
  // A word in a script without capitals can be short.
  return IS_WORD.test(word) && (/\p{Lo}/u.test(word) || characters(word).length >= 3);
}

/** The parts of a sentence that are stated as certain. */
function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let part = { preposition: '', words: [] as string[], isDenied: false, goesOn: false };
  const begin = (preposition: string, isDenied = false) => {
    const { words } = part;
    const isListed = !part.goesOn || isThing(words);
    const closed = { preposition: isListed ? part.preposition : '', words };
    if (!part.isDenied && words.length > 0) parts.push(closed);
    const goesOn = preposition === '' && closed.preposition === 'with';
    part = { preposition: goesOn ? 'with' : preposition, words: [], isDenied, goesOn };
  };
  for (const [token] of sentence.replace(GUESS, '').matchAll(TOKEN)) {
    const word = nameWords(token)[0] ?? '';
    if (MARK.test(token)) begin('');
    else if (PREPOSITIONS.has(word)) begin(word);
    else if (NEGATIONS.has(word)) begin('', true);
    // "no dog and cat", "a dog or a cat": neither is certain.
    else if (word === 'or') {
      part.isDenied = true;
      begin('', true);
    } else if (JOINTS.has(word)) begin('', part.isDenied);
    else if (word !== '') part.words.push(word);
  }
  begin('');
  return parts;
}

/** "a chair" and "trees" continue a list, "running fast" does not. */
function isThing(words: readonly string[]): boolean {
  const [first = ''] = words;
  return DETERMINERS.has(first) || (words.length === 1 && !first.endsWith('ing'));
}
