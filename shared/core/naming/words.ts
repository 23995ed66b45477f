/** Returns the words of a text: lower case, with apostrophes; hyphens and all other characters separate words. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’ʼ]/g, "'");
  return plain.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*'?/gu) ?? [];
}

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'persons',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  cactus: 'cacti',
  fungus: 'fungi',
  leaf: 'leaves',
  loaf: 'loaves',
  wolf: 'wolves',
  calf: 'calves',
  shelf: 'shelves',
  bookshelf: 'bookshelves',
  knife: 'knives',
  scarf: 'scarves',
  larva: 'larvae',
};
/** Words that end in -man without a plural in -men. */
const NOT_MEN = new Set(['human', 'german', 'roman', 'shaman', 'talisman']);

/**
 * Returns a word with its plurals and possessives: "dog" gives dog, dogs, dog's, dogs'. Only for matching: a wrong
 * form ("sheeps") does no harm.
 */
export function inflections(word: string): string[] {
  const plurals = [word, ...pluralsOf(word)];
  return plurals.flatMap((form) => [form, `${form}'s`, `${form}'`]);
}

function pluralsOf(word: string): string[] {
  const irregular = Object.hasOwn(IRREGULAR_PLURALS, word) ? IRREGULAR_PLURALS[word] : undefined;
  if (irregular !== undefined) return [irregular, `${word}s`];
  if (word.endsWith('man') && !NOT_MEN.has(word)) return [`${word.slice(0, -3)}men`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** The words whose plural is irregular, by that plural. */
const SINGULARS = new Map(Object.entries(IRREGULAR_PLURALS).map(([word, plural]) => [plural, word]));

/**
 * Returns the words that have a word among their {@link inflections}: "dog's" gives "dog's" and "dog". Cheaper than
 * listing the forms of every word of a table.
 */
export function basesOf(form: string): string[] {
  const [, ending = ''] = /('s?)$/.exec(form) ?? [];
  const plurals = ending === '' ? [form] : [form, form.slice(0, -ending.length)];
  return [...plurals, ...plurals.flatMap(singularsOf)];
}

function singularsOf(plural: string): string[] {
  const singular = SINGULARS.get(plural);
  const candidates = [
    ...(singular === undefined ? [] : [singular]),
    ...(plural.endsWith('men') ? [`${plural.slice(0, -3)}man`] : []),
    ...(plural.endsWith('ies') ? [`${plural.slice(0, -3)}y`] : []),
    ...(plural.endsWith('es') ? [plural.slice(0, -2)] : []),
    ...(plural.endsWith('s') ? [plural.slice(0, -1)] : []),
  ];
  return candidates.filter((word) => pluralsOf(word).includes(plural));
}
