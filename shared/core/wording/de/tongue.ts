import { entriesOf, listed, wordSet } from '../entries.ts';
import { PERSON_NOUNS, type SaidThing } from '../parts.ts';
import { animalNouns } from '../living.ts';
import { joined, titleIn, type TitlePatterns } from '../phrases.ts';
import type { Grammar, Tongue, Vocabulary, NameLinks } from '../tongue.ts';
import { isSeveral, type SentenceWords, westernSentence, wordIn } from '../western.ts';
import { ANIMALS } from './animals.ts';
import { THINGS } from './things.ts';
import { ACTIONS, KINDS, PLACES, PLURALS } from './words.ts';

const SAY: SentenceWords = {
  with: 'mit',
  inBlackAndWhite: 'in Schwarz-Weiß',
};
/** What names don't begin with. */
const LEADING = /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer) /iu;
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

type Gender = 'm' | 'f' | 'n';

/** The nominative, or the dative. */
type Case = 0 | 1;

const ARTICLES: Readonly<Record<Gender, readonly [string, string]>> = {
  m: ['ein', 'einem'],
  f: ['eine', 'einer'],
  n: ['ein', 'einem'],
};
/** The endings of adjectives behind an indefinite article. */
const ENDINGS: Readonly<Record<Gender, readonly [string, string]>> = {
  m: ['er', 'en'],
  f: ['e', 'en'],
  n: ['es', 'en'],
};

/** Nouns begin with their gender, as in dictionaries; those without one stand without an article. */
const GENDERED = entriesOf(ANIMALS, THINGS, KINDS);
const GENDER = /^(?:[mfn] )/u;
const NOUNS: ReadonlyMap<string, string> = new Map(
  [...GENDERED].map(([key, noun]) => [key, noun.replace(GENDER, '')]),
);

function genderOf(noun: string): Gender | undefined {
  const [mark] = GENDER.exec(GENDERED.get(noun) ?? '') ?? [];
  return mark?.trim() as Gender | undefined;
}

/** Nouns that are plural already. */
const PLURAL = new Set(['sheep', 'people', 'children']);

/** Whole sentences: "Ein brauner Hund rennt auf einer Wiese." */
const GRAMMAR: Omit<Grammar, 'title'> = {
  opening: ({ subject, beside, doing, place }, words) => {
    const who = list(subject, words, 0);
    const where = place === 'auf der Straße' && isFixed(subject) ? 'an der Straße' : place;
    const deed = doing === undefined ? (where ?? '') : acting(doing, subject, where);
    const link = `${who} ${deed}`.includes(' mit ') ? 'und' : 'mit';
    const things = beside.length === 0 ? '' : `${link} ${list(beside, words, 1)}`;
    return [who, deed, things].filter((part) => part !== '').join(' ');
  },
  bare: (opening) => opening.replace(LEADING, ''),
  sentence: (opening, isBlackAndWhite) => westernSentence(opening, isBlackAndWhite, SAY),
  inBlackAndWhite: (bare) => `${bare} ${SAY.inBlackAndWhite}`,
  telling: (thing, words, isFirst) => `${isFirst ? 'mit' : 'und'} ${named(thing, words, 1)}`,
};

/** What stands at a street, and not on it. */
const FIXED: ReadonlySet<string> = new Set(
  listed(`
    a building, buildings, buildings in a city, a large building, a house, a church, a mosque, a temple, a monastery,
    a palace, a castle, a tower, a bell tower, a restaurant, a shop, a bakery, a bookstore, a grocery store, a shoe store,
    a toy store, a candy store, a butcher shop, a tobacco shop, a movie theater, a library, a fence, a picket fence,
    a chain-link fence, a stone wall, a wall, a mailbox, a fire hydrant, a stop sign, a street sign, a sign,
    a traffic light, a parking meter, a pay phone, a bench, a park bench, a fountain, a statue, a monument, a tree, trees,
    a pole, a flagpole, a garden, flowers, a historic landmark`),
);

const isFixed = (things: readonly SaidThing[]) =>
  things.length > 0 && things.every(({ noun }) => FIXED.has(noun));

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
  const gender = genderOf(noun);
  if (gender === undefined) return name;
  const article = ARTICLES[gender][inCase];
  if (colour === undefined) return `${article} ${name}`;
  const { stem = '', clothes = '' } = COLOURS[colour] ?? {};
  if (PERSON_NOUNS.has(noun)) return `${article} ${name} in ${clothes}`;
  return `${article} ${stem}${ENDINGS[gender][inCase]} ${name}`;
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

const LINKS: NameLinks = {
  starts: wordSet(
    'und oder mit ohne auf am an im in bei zu zum zur vor neben unter über hinter aus für durch gegen zwischen um nach bis beim ins ans entlang',
  ),
  joints: wordSet('von vom'),
  articles: wordSet('der die das den dem des ein eine einen einem einer eines'),
};

const TITLES: TitlePatterns = {
  links: LINKS,
  kinds: {
    receipt: 'Kassenbon',
    invoice: 'Rechnung',
    screenshot: 'Screenshot',
    document: 'Dokument',
    notes: 'Notizen',
  },
  of: (kind, text, is) => {
    if (is === 'receipt' || is === 'invoice') return `${kind} von ${text}`;
    return is === 'screenshot' ? `${kind} von „${text}“` : `${kind} mit dem Titel „${text}“`;
  },
  comma: ', ',
  before: { screenshot: 'Screenshot ', document: 'Dokument ', notes: 'Notizen ' },
};

/** German. */
export const TONGUE: Tongue = {
  language: 'de',
  words: {
    nouns: NOUNS,
    plurals: entriesOf(PLURALS),
    actions: entriesOf(ACTIONS),
    birdActions: entriesOf('jumping: hüpft,hüpfen'),
    animals: animalNouns(entriesOf(ANIMALS).keys()),
    places: entriesOf(PLACES),
  },
  grammar: { ...GRAMMAR, title: (title) => titleIn('de', title, TITLES) },
  naming: {
    leading: LEADING,
    links: LINKS,
    with: 'mit',
  },
  colon: ': ',
  stop: '. ',
};
