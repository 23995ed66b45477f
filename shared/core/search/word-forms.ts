import { inflections } from '../naming/words.ts';

/** Irregular plurals with their singulars. */
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  cacti: 'cactus',
  fungi: 'fungus',
  leaves: 'leaf',
  loaves: 'loaf',
  wolves: 'wolf',
  calves: 'calf',
  shelves: 'shelf',
  bookshelves: 'bookshelf',
  knives: 'knife',
  scarves: 'scarf',
  larvae: 'larva',
};

/**
 * Returns the possible forms of a folded English word in a text: singular, plural, with and without "-ing", so that
 * "hiking" finds "hike". Wrong forms ("sheeps") do no harm. At most a few dozen.
 */
export function formsOf(word: string): ReadonlySet<string> {
  const forms = new Set([word]);
  for (const base of [word, ...singularsOf(word)].flatMap(withoutIng)) {
    for (const form of [base, ...inflections(base)]) forms.add(form.replaceAll("'", ''));
    for (const form of withIng(base)) forms.add(form);
  }
  return forms;
}

function singularsOf(word: string): string[] {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return [irregular];
  if (word.length > 4 && word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  const short = word.slice(0, -1);
  return /(?:s|x|z|ch|sh|o)es$/.test(word) ? [short, word.slice(0, -2)] : [short];
}

/**
 * The word, and its base if it ends in "-ing": "riding" may come from "rid" or "ride", "running" from "runn" or
 * "run".
 */
function withoutIng(word: string): string[] {
  const base = word.slice(0, -3);
  if (!word.endsWith('ing') || base.length < 3 || !/[aeiouy]/.test(base)) return [word];
  const single = /([bdgmnprt])\1$/.test(base) ? [base.slice(0, -1)] : [];
  return [word, base, `${base}e`, ...single];
}

function withIng(word: string): string[] {
  if (word.length < 3 || word.endsWith('ing')) return [];
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word) ? [`${word}${word.at(-1)}ing`] : [];
  const shortened = /[^aeiou]e$/.test(word) ? [`${word.slice(0, -1)}ing`] : [];
  return [`${word}ing`, ...doubled, ...shortened];
}
