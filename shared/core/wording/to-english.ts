import { FOLDER_NAMES } from './folder-names.ts';
import type { OtherLanguage } from './other-language.ts';
import type { Tongue } from './tongue.ts';

/** A longer phrase doesn't name a folder. */
const MOST_WORDS = 3;
/** A shorter word of a script without spaces may be part of any other word. */
const SHORTEST_INSIDE = 2;

/** Usual words and spellings of people that no sentence of ours has. */
const PEOPLES_WORDS: Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>> = {
  de: {
    'gruppe von menschen': 'a group of people',
    schloss: 'a castle',
    telefon: 'a phone',
    schwimmbecken: 'a pool',
    spüle: 'a sink',
  },
  es: { barca: 'a boat', barcas: 'a boat' },
  fr: { 'salle de bain': 'a bathroom', 'salles de bain': 'a bathroom' },
  ja: { 船舶: 'a ship' },
};

const byTongue = new WeakMap<Tongue, ReadonlyMap<string, string>>();

/**
 * Returns a person's text followed by its words in English, as far as the vocabulary has them: "Strand 2019" gives
 * "Strand 2019, a beach". So the category tables, which are English, find them.
 */
export function withEnglish(text: string, tongue: Tongue): string {
  const english = tableOf(tongue);
  const found = tongue.language === 'ja' ? inside(text, english) : ofWords(text, english);
  return [text, ...found].join(', ');
}

/** Returns the English words for a whole phrase, without an article; undefined if the vocabulary lacks it. */
export function englishFor(phrase: string, tongue: Tongue): string | undefined {
  return tableOf(tongue)
    .get(keyOf(phrase))
    ?.replace(/^(?:an?|the) /, '');
}

function tableOf(tongue: Tongue): ReadonlyMap<string, string> {
  const english = byTongue.get(tongue) ?? englishOf(tongue);
  byTongue.set(tongue, english);
  return english;
}

function englishOf({ language, words, naming }: Tongue): ReadonlyMap<string, string> {
  const { nouns, plurals } = words;
  const english = new Map<string, string>();
  const add = (own: string, phrase: string) => {
    const key = keyOf(own.replace(naming.leading, ''));
    if (!english.has(key)) english.set(key, phrase);
  };
  for (const [phrase, own] of nouns) for (const form of own.split('~')) add(form, phrase);
  if (language !== 'ja') for (const [phrase, own] of plurals) add(own, phrase);
  for (const [name, own] of Object.entries(FOLDER_NAMES[language])) add(own, name);
  for (const [own, phrase] of Object.entries(PEOPLES_WORDS[language])) add(own, phrase);
  return english;
}

function* ofWords(text: string, english: ReadonlyMap<string, string>): Generator<string> {
  const words = keyOf(text).split(' ');
  for (let start = 0; start < words.length; start += 1) {
    for (let count = 1; count <= MOST_WORDS; count += 1) {
      const phrase = english.get(words.slice(start, start + count).join(' '));
      if (phrase !== undefined) yield phrase;
    }
  }
}

function* inside(text: string, english: ReadonlyMap<string, string>): Generator<string> {
  const key = keyOf(text);
  for (const [own, phrase] of english) {
    if (own === key || (own.length >= SHORTEST_INSIDE && key.includes(own))) yield phrase;
  }
}

function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
