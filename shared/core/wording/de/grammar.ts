import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { joined } from '../phrases.ts';
import type { Grammar, Vocabulary } from '../tongue.ts';
import { isSeveral, type SentenceWords, westernSentence, wordIn } from '../western.ts';

const SAY: SentenceWords = {
  with: 'mit',
  inBlackAndWhite: 'in Schwarz-Weiß',
};
const NUMBERS = ['zwei', 'drei', 'vier', 'fünf'];
/** Of things, and as what somebody is in. */
const COLOURS: Readonly<Record<string, { readonly stem: string; readonly clothes: string }>> = {
  black: { stem: 'schwarz', clothes: 'Schwarz' },
  white: { stem: 'weiß', clothes: 'Weiß' },
  brown: { stem: 'braun', clothes: 'Braun' },
  red: { stem: 'rot', clothes: 'Rot' },
  orange: { stem: 'orangefarben', clothes: 'Orange' },
  blue: { stem: 'blau', clothes: 'Blau' },
  green: { stem: 'grün', clothes: 'Grün' },
  yellow: { stem: 'gelb', clothes: 'Gelb' },
};
/** For things whose color is named: the endings of an adjective without an article, alone and after "mit". */
const MASCULINE = ['er', 'em'] as const;
const FEMININE = ['e', 'er'] as const;
const NEUTER = ['es', 'em'] as const;
const ENDINGS: Readonly<Record<string, readonly [string, string]>> = {
  'a car': NEUTER,
  'a motorcycle': NEUTER,
  'a bus': MASCULINE,
  'a train': MASCULINE,
  'a truck': MASCULINE,
  'a cat': FEMININE,
  'a dog': MASCULINE,
  'a horse': NEUTER,
  'a cow': FEMININE,
  'a boat': NEUTER,
  'a fire hydrant': MASCULINE,
  'a bird': MASCULINE,
  'an umbrella': MASCULINE,
  'a kite': MASCULINE,
  'a backpack': MASCULINE,
  'a handbag': FEMININE,
  'a suitcase': MASCULINE,
  'a cup': FEMININE,
  'a chair': MASCULINE,
  'a couch': FEMININE,
  'a bear': MASCULINE,
};
/** Nouns that are plural already. */
const PLURAL = new Set(['sheep', 'people', 'children']);

/** Captions without articles, as German ones are: "Brauner Hund rennt auf einer Wiese." */
export const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place }, words) => {
    const who = list(subject, words, 0);
    const deed = doing === undefined ? (place ?? '') : acting(doing, subject, place);
    const link = `${who} ${deed}`.includes(' mit ') ? 'und' : 'mit';
    const things = beside.length === 0 ? '' : `${link} ${list(beside, words, 1)}`;
    return [who, deed, things].filter((part) => part !== '').join(' ');
  },
  bare: (opening) => opening,
  sentence: (opening, isBlackAndWhite) => westernSentence(opening, isBlackAndWhite, SAY),
  telling: (thing, words, isFirst) => `${isFirst ? 'mit' : 'und'} ${named(thing, words, 1)}`,
};

/** The nominative, or the dative. */
type Case = 0 | 1;

function list(things: readonly SaidThing[], words: Vocabulary, inCase: Case): string {
  return joined(
    things.map((thing) => named(thing, words, inCase)),
    ' und ',
  );
}

function named({ noun, count = 1, isMany, colour }: SaidThing, words: Vocabulary, inCase: Case): string {
  if (count > 1 || isMany) {
    const [many = '', dative = pluralDative(many)] = wordIn(words.plurals, noun).split('~');
    const number = isMany ? '' : `${NUMBERS[count - 2] ?? (inCase === 0 ? 'mehrere' : 'mehreren')} `;
    return `${number}${inCase === 0 ? many : dative}`;
  }
  const [alone = '', dative = alone] = wordIn(words.nouns, noun).split('~');
  const name = inCase === 0 ? alone : dative;
  if (colour !== undefined && PERSON_NOUNS.has(noun)) return `${name} in ${COLOURS[colour]?.clothes ?? ''}`;
  const ending = ENDINGS[noun]?.[inCase];
  return colour === undefined || ending === undefined
    ? name
    : `${COLOURS[colour]?.stem ?? ''}${ending} ${name}`;
}

/** Two with "mit": "zwei Hunden", but "zwei Frauen", "zwei Autos" and, marked in the data, "zwei Ski". */
function pluralDative(many: string): string {
  return /[ns]$/u.test(many) ? many : `${many}n`;
}

/** "rennt,rennen", with the place at the dots: "fährt … Ski". */
function acting(doing: string, subject: readonly SaidThing[], place: string | undefined): string {
  const [one = '', many = one] = doing.split(',');
  const [first] = subject;
  const isPlural = subject.length > 1 || (first && (isSeveral(first) || PLURAL.has(first.noun)));
  const form = isPlural ? many : one;
  const where = place === undefined ? '' : ` ${place}`;
  return form.includes(' … ') ? form.replace(' …', where) : `${form}${where}`;
}
