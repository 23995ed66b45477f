import { COMPOUNDS } from './compounds.ts';
import { foldedWords } from './folded-words.ts';
import { SYNONYM_TABLE } from './synonym-table.ts';
import { nearWord } from './spelling.ts';
import { formsOf } from './word-forms.ts';
import { pushTo } from '../push-to.ts';

/** What else a word finds. */
export interface Alike {
  /** Words and phrases, each as its folded words. */
  readonly phrases: readonly (readonly string[])[];
  readonly categories: readonly string[];
}

/** The longest phrase of the table, in words. */
export const PHRASE_WORDS = 4;

const NOTHING: Alike = { phrases: [], categories: [] };

interface ReadGroup {
  readonly same: readonly (readonly string[])[];
  readonly kinds: readonly (readonly string[])[];
  readonly categories: readonly string[];
}

/** By each synonym, joined by spaces, in all its forms. */
const groups = new Map<string, ReadGroup[]>();
/** All phrases of the table, and compounds that aren't what their last word says. */
const phrases = new Set<string>();
for (const [first, lasts] of COMPOUNDS) for (const last of lasts) phrases.add(`${first} ${last}`);
for (const { same, kinds, categories } of SYNONYM_TABLE) {
  const group = { same: same.map(foldedWords), kinds: kinds.map(foldedWords), categories };
  for (const key of group.kinds.flatMap(keysOf)) phrases.add(key);
  for (const phrase of group.same) {
    for (const key of keysOf(phrase)) {
      phrases.add(key);
      pushTo(groups, key, group);
    }
  }
}

/** A phrase in all forms of its last word, joined by spaces. */
function keysOf(phrase: readonly string[]): string[] {
  return [...formsOf(phrase.at(-1) ?? '')].map((form) => [...phrase.slice(0, -1), form].join(' '));
}

/** By words that were asked for before. */
const known = new Map<string, Alike>();

/** Returns what else folded words mean, with the kinds of their kinds; nothing if the table doesn't have them. */
export function alike(words: readonly string[]): Alike {
  const key = words.join(' ');
  if (!groups.has(key)) return NOTHING;
  const found = known.get(key) ?? read(key);
  known.set(key, found);
  return found;
}

function read(key: string): Alike {
  const found = groups.get(key) ?? [];
  const reached = new Map<string, readonly string[]>();
  const add = (phrase: readonly string[], withKinds: boolean) => {
    const text = phrase.join(' ');
    if (reached.has(text)) return;
    reached.set(text, phrase);
    for (const { same, kinds } of withKinds ? (groups.get(text) ?? []) : []) {
      // A kind has other names only if the group is about it: a mouse is a rodent, but also a part of a computer.
      if (same[0]?.join(' ') !== text) continue;
      for (const one of [...same, ...kinds]) add(one, true);
    }
  };
  for (const { same } of found) for (const phrase of same) add(phrase, false);
  for (const { kinds } of found) for (const phrase of kinds) add(phrase, true);
  return {
    phrases: [...reached.values()],
    categories: [...new Set(found.flatMap(({ categories }) => categories))],
  };
}

/** Returns whether folded words are a word or phrase of the table. */
export function isKnown(words: readonly string[]): boolean {
  return phrases.has(words.join(' '));
}

/** Returns the word of the table that one letter makes of an unknown one. */
export function nearKnownWord(word: string): string | undefined {
  return nearWord(word, phrases);
}
