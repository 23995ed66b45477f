import { categorize, type CategoryName } from '#core/categories/categorize.ts';
import { SURE_CONFIDENCE } from '#core/limits.ts';
import type { DescriptionParts } from '#core/wording/parts.ts';
import type { Observations } from './observe.ts';
import { GAMES, peoplePhrases } from './people.ts';
import { listed, nounPhrase, type Phrase, withAction } from './phrase.ts';
import { bareNoun, counted, countObjects, mentionable, sureWords, type Seen } from './seen.ts';
import { ANIMALS, possiblePhrases, SCENES, thingPhrases } from './subject.ts';
import { CATEGORY_PHRASES } from '../vocabulary/category-phrases.ts';
import { ACTIVITIES, OBJECT_WORDS, SEATS } from '../vocabulary/objects.ts';

/**
 * The minimum probability for mentioning a word in addition to the subject. A word's own threshold is measured on all
 * photos, many of which have it as their subject.
 */
const BESIDE_FLOOR = 0.5;
/** More things than this would read as a list. */
const MAX_THINGS = 3;

/** The maximum number of those in the first sentence. */
const MAX_BESIDE = 2;

const PEOPLE_FIRST: ReadonlySet<CategoryName> = new Set([
  'People & Portraits',
  'Family & Groups',
  'Sports & Fitness',
]);
/** Categories of people, where the description doesn't need to mention people again. */
const OF_PEOPLE: ReadonlySet<CategoryName> = new Set([...PEOPLE_FIRST, 'Weddings']);
/** Subjects that move, so that the description says what they do and where they are. */
const MOVING: ReadonlySet<CategoryName> = new Set([
  'Pets',
  'Birds',
  'Farm Animals',
  'Wildlife',
  'Vehicles',
  'Family & Groups',
  'People & Portraits',
  'Sports & Fitness',
]);
/** Flat subjects: things printed or shown on them aren't objects in the photo. */
const FLAT: ReadonlySet<CategoryName> = new Set([
  'Screenshots',
  'Receipts & Invoices',
  'Whiteboards & Notes',
  'Documents & Books',
]);
/** Categories of buildings, where the description doesn't name another building. */
const BUILT: ReadonlySet<CategoryName> = new Set(['Landmarks & Travel', 'Buildings & City']);
/** The places that may be mentioned for a building. */
const BUILT_PLACES: ReadonlySet<string> = new Set(['street', 'snow', 'lake', 'river', 'night', 'mountains']);
/** Categories photographed outdoors, where trees and buildings next to the subject are mentioned. */
const OUTDOORS: ReadonlySet<CategoryName> = new Set(['Vehicles', 'Aircraft', 'Boats & Ships']);
const ACTING_ANIMALS: ReadonlySet<CategoryName> = new Set(['Pets', 'Farm Animals', 'Wildlife']);
/** The actions that may be mentioned for animals. */
const ANIMAL_ACTIONS: ReadonlySet<string> = new Set([
  'running',
  'jumping',
  'lying',
  'sitting',
  'standing',
  'walking',
  'swimming',
  'playing',
]);

/** The detector's words for people; the word head has more specific ones. */
const IS_PEOPLE = /^(?:a person|\w+ people)$/;

/** A first sentence: subject and place. */
interface Opening {
  readonly subject: Phrase;
  /** Empty if unknown. */
  readonly place: string;
  readonly isPossible: boolean;
}

/** A description, and its parts. */
interface Described {
  readonly text: string;
  readonly parts: DescriptionParts;
}

/** The kind of thing named in the second sentence; empty if there is none. */
interface Kind {
  readonly text: string;
  readonly parts: Pick<DescriptionParts, 'about' | 'isPossible'>;
}

const NO_KIND: Kind = { text: '', parts: {} };

/** Returns the text of {@link describeInParts}. */
export function describe(observations: Observations, names: readonly CategoryName[]): string {
  return describeInParts(observations, names).text;
}

/**
 * Describes a photo in one or two sentences: who or what, doing what, where; then what else is certain. If fewer than
 * half of such photos are in the right category, it says "Possibly" and the kind of thing.
 *
 * `categorize` of the text always gives the decided category: words that would lead to another category are left out,
 * and if the subject alone doesn't lead there, the second sentence names the kind of thing.
 *
 * @param names the categories, in the order of `observations.categories`
 */
export function describeInParts(observations: Observations, names: readonly CategoryName[]): Described {
  const category = names[observations.decided] as Seen['category'];
  const seen: Seen = { ...observations, category };
  const isSure = observations.confidences[observations.decided]! >= SURE_CONFIDENCE;
  const told = tell(seen, isSure);
  // Documents and most drawings are black and white anyway.
  const isGrey = seen.isBlackAndWhite && !FLAT.has(category) && category !== 'Art & Museums';
  if (!isGrey) return told;
  return { text: inBlackAndWhite(told.text), parts: { ...told.parts, isBlackAndWhite: true } };
}

/** Returns the sentences, without "black and white". */
function tell(seen: Seen, isSure: boolean): Described {
  const { category } = seen;
  const { about, subject: fallback } = CATEGORY_PHRASES[category];
  const things = otherThings(seen);
  const fitting = things.filter(({ text }) => categorize(`${about} with ${text}`) === category);
  const plainKind = { text: about, parts: { about: category } };
  for (const { subject, place, isPossible } of openings(seen)) {
    const whole = place === '' ? subject.text : `${subject.text} ${place}`;
    const isPlain = isSure && !isPossible;
    const isOfBuildings = BUILT.has(categorize(subject.text));
    for (const others of [things, fitting, []]) {
      const also = others.filter(
        ({ text }) =>
          !` ${whole} `.includes(` ${bareNoun(text)}`) && !(isOfBuildings && text === 'a building'),
      );
      // A moving subject is distinguished by its place, anything else by the things next to it.
      const isWhole = place !== '' || isPossible || subject.doing?.startsWith('with ');
      const beside = isWhole ? [] : also.slice(0, MOVING.has(category) ? 1 : MAX_BESIDE);
      const first = beside.length === 0 ? whole : `${whole} with ${listed(beside.map(textOf))}`;
      const rest = also.slice(beside.length);
      for (const kind of isPlain ? [NO_KIND, plainKind] : [doubt(first, category)]) {
        const text = sentences(first, kind.text, rest.map(textOf));
        if (categorize(text) !== category) continue;
        return {
          text,
          parts: { ...openingParts(subject, place, seen), ...thingParts(beside, rest), ...kind.parts },
        };
      }
    }
  }
  const kind = isSure ? NO_KIND : doubt(fallback, category);
  return {
    text: sentences(fallback, kind.text, []),
    parts: { subject: [{ noun: fallback }], ...kind.parts },
  };
}

function openingParts({ text, things, doing }: Phrase, place: string, { title }: Seen): DescriptionParts {
  return {
    subject: things,
    ...(title?.phrase === text ? { title: title.parts } : {}),
    ...(doing === undefined ? {} : { doing }),
    ...(place === '' ? {} : { place }),
  };
}

function thingParts(beside: readonly Phrase[], also: readonly Phrase[]) {
  return {
    ...(beside.length === 0 ? {} : { beside: beside.flatMap(({ things }) => things) }),
    ...(also.length === 0 ? {} : { also: also.flatMap(({ things }) => things) }),
  };
}

function textOf({ text }: Phrase): string {
  return text;
}

/** Adds it to the second sentence, or as a second sentence. */
function inBlackAndWhite(text: string): string {
  return /\. /.test(text) ? text.replace(/\.$/, ', in black and white.') : `${text} In black and white.`;
}

/**
 * Returns the kind of thing it may be; if the first sentence already says that, a phrase that it may be something
 * else.
 */
function doubt(first: string, category: Seen['category']): Kind {
  const { about } = CATEGORY_PHRASES[category];
  const [kind = about] = about.split(' or ');
  return first.includes(bareNoun(kind))
    ? { text: 'possibly something else', parts: { isPossible: true } }
    : { text: `possibly ${about}`, parts: { about: category, isPossible: true } };
}

/** Returns the possible subjects, most specific first; the last one is the category's own phrase, which always fits. */
function openings(seen: Seen): Opening[] {
  const people = PEOPLE_FIRST.has(seen.category) ? peoplePhrases(seen) : [];
  const things = thingPhrases(seen).filter(({ text }) => people.length === 0 || !IS_PEOPLE.test(text));
  const [act, bare] = [people.slice(0, -1), people.slice(-1)];
  const sure = [...act, ...(act.length > 0 ? bare : []), ...things, ...(act.length > 0 ? [] : bare)];
  const moving = actions(seen);
  const places = placesOf(seen);
  const all = [
    ...(seen.title ? [{ subject: { text: seen.title.phrase, things: [] }, isPossible: false }] : []),
    ...sure.map((subject) => ({ subject, isPossible: false })),
    ...possiblePhrases(seen).map((subject) => ({ subject, isPossible: true })),
    { subject: nounPhrase(CATEGORY_PHRASES[seen.category].subject), isPossible: false },
  ];
  return all.flatMap(({ subject, isPossible }) =>
    [...moving.map((action) => withAction(subject, action)), subject].flatMap((whole) =>
      [...places.filter((place) => place !== whole.doing), ''].map((place) => ({
        subject: whole,
        place,
        isPossible,
      })),
    ),
  );
}

/** Returns what an animal does, if certain. The phrases for people include their actions. */
function actions(seen: Seen): string[] {
  if (!ACTING_ANIMALS.has(seen.category)) return [];
  return sureWords(seen, 'doing')
    .filter(({ word }) => ANIMAL_ACTIONS.has(word))
    .slice(0, 1)
    .map(({ phrase }) => phrase);
}

/** Returns where the subject is, if certain and worth mentioning. */
function placesOf(seen: Seen): string[] {
  const isBuilt = BUILT.has(seen.category);
  if (!isBuilt && !MOVING.has(seen.category)) return [];
  const places = sureWords(seen, 'where')
    .filter(({ word }) => !isBuilt || BUILT_PLACES.has(word))
    .map(({ phrase }) => phrase);
  return [...new Set([...seatsOf(seen), ...places])];
}

/** Returns the thing that somebody sits or lies on. */
function seatsOf(seen: Seen): string[] {
  const isAtRest = sureWords(seen, 'doing').some(({ word }) => word === 'sitting' || word === 'lying');
  return isAtRest ? mentionable(seen.detections).flatMap(({ label }) => SEATS[label] ?? []) : [];
}

/**
 * Returns what else is certain. A thing of the category itself is left out: usually it is the subject under another
 * network's name ("a warplane", "an airplane"). Rooms and places are the exception, since they consist of such
 * things.
 */
function otherThings(seen: Seen): Phrase[] {
  if (FLAT.has(seen.category)) return [];
  const isMadeOfThem = SCENES.has(seen.category) || seen.category === 'Interiors & Furniture';
  const own = OF_PEOPLE.has(seen.category) ? 'People & Portraits' : seen.category;
  // A second animal is usually a misclassification of the first: a sea lion as a bear.
  const isOfAnimals = ANIMALS.has(seen.category);
  const isOther = (home: CategoryName | undefined) =>
    isMadeOfThem || (home !== own && !(isOfAnimals && isAnimal(home)));
  // Rackets and the like are in what people do: "playing tennis".
  const isTool = (label: number) => OF_PEOPLE.has(seen.category) && label in ACTIVITIES;
  const sure = mentionable(seen.detections).filter(
    ({ label }) => isOther(OBJECT_WORDS[label]?.category) && !isTool(label),
  );
  const objects = countObjects(sure).map(counted);
  const scene = SCENES.has(seen.category) || OUTDOORS.has(seen.category) ? sureWords(seen, 'scene') : [];
  const words = [...sureWords(seen, 'thing'), ...scene]
    .filter(({ word, category }) => !GAMES.has(word) && isOther(category))
    .filter(({ word }) => (seen.words.likely.get(word) ?? 0) >= BESIDE_FLOOR)
    .map(({ phrase }) => nounPhrase(phrase));
  // A dining table is a table.
  const said = [...objects.map(textOf), CATEGORY_PHRASES[seen.category].subject].map((text) => ` ${text} `);
  const isNew = ({ text }: Phrase) => said.every((other) => !other.includes(` ${bareNoun(text)}`));
  return [...objects, ...words.filter(isNew)].slice(0, MAX_THINGS);
}

function sentences(first: string, kind: string, also: readonly string[]): string {
  const start = `${capitalize(first)}.`;
  if (kind === '') return also.length === 0 ? start : `${start} With ${listed(also)}.`;
  return `${start} ${capitalize(kind)}${also.length === 0 ? '' : `, with ${listed(also)}`}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isAnimal(home: CategoryName | undefined): boolean {
  return home !== undefined && ANIMALS.has(home);
}
