import type { Synset, WordNet } from './wordnet.ts';

/** Prepositions that a noun's head stands in front of: "a glass of beer", "a person in a suit". */
const AFTER_HEAD = / (?:and|by|in|of|on|with) .*$/u;
const ARTICLE = /^(?:an?|the) /u;
/** Plurals that a rule doesn't undo. */
const SINGULARS: Readonly<Record<string, string>> = { leaves: 'leaf' };

/** The meanings of a noun, or of the word at its end if WordNet doesn't have the noun itself. */
export interface Found {
  readonly senses: readonly Synset[];
  /** Whether the meanings are more general than the noun. */
  readonly isHead: boolean;
}

/** Finds a noun phrase in WordNet: whole, in singular, or its last words: "a passenger plane" is a plane. */
export function findSenses(noun: string, wordNet: WordNet): Found {
  const phrase = noun.replace(ARTICLE, '').toLowerCase();
  const whole = sensesOf(phrase, wordNet);
  if (whole.length > 0) return { senses: whole, isHead: false };
  const words = phrase.replace(AFTER_HEAD, '').split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const senses = sensesOf(words.slice(from).join(' '), wordNet);
    if (senses.length > 0) return { senses, isHead: true };
  }
  return { senses: [], isHead: true };
}

/** The senses of a word as it is, then in the singular: "bridges" is a name first, and then several bridges. */
function sensesOf(phrase: string, { sensesOf: known }: WordNet): readonly Synset[] {
  const singulars = [/s$/u, /es$/u].map((ending) => phrase.replace(ending, ''));
  const forms = [phrase, SINGULARS[phrase] ?? '', phrase.replace(/ies$/u, 'y'), ...singulars];
  return [...new Set(forms.flatMap(known))];
}
