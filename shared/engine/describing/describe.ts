import type { CategoryName } from '#core/categories/categorize.ts';
import type { DescriptionParts } from '#core/wording/parts.ts';
import { type Beside, isSalient, otherThings } from './beside.ts';
import type { Observations } from './observe.ts';
import { type Cast, castOf } from './people.ts';
import { listed, listPhrase, type Phrase } from './phrase.ts';
import { bareNoun, sureWords, type Seen } from './seen.ts';
import { ANIMALS, FLAT, OF_PEOPLE, SCENES } from './photo-kinds.ts';
import { deskOf, OCCASIONS, PEOPLE_PLACES, placeOf, seatOf, wordedPlace } from './places.ts';
import { isInDoubt } from './second-look.ts';
import { isTakenForPerson } from './same-thing.ts';
import { subjectOf } from './subject.ts';
import { CATEGORY_PHRASES } from '../vocabulary/category-phrases.ts';
import { isKindOf } from '../vocabulary/lexicon.ts';

/** The maximum number of those in the first sentence. */
const MAX_BESIDE = 2;
/** People whose largest one has this share of the picture are what the photo is of, whatever else is in it. */
const MAIN_PEOPLE_AREA = 0.12;

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

/** A description, and its parts. */
interface Described {
  readonly text: string;
  readonly parts: DescriptionParts;
}

/** The first sentence. */
interface Opening {
  readonly subject: Phrase;
  readonly doing?: string | undefined;
  readonly place?: string | undefined;
  readonly beside: readonly Phrase[];
}

/** Returns the text of {@link describeInParts}. */
export function describe(observations: Observations, names: readonly CategoryName[]): string {
  return describeInParts(observations, names).text;
}

/**
 * Describes a photo in a sentence: who or what, doing what, where, with what. It tells what is seen; the folder and how
 * sure it is are fields of their own. What else is certain is only in the parts, where it tells equal names apart.
 *
 * @param names the categories, in the order of `observations.categories`
 */
export function describeInParts(observations: Observations, names: readonly CategoryName[]): Described {
  const category = names[observations.decided] as Seen['category'];
  const seen: Seen = { ...observations, category, isInDoubt: isInDoubt(observations) };
  if (seen.title) {
    const text = `${capitalize(seen.title.phrase)}.`;
    return { text, parts: { subject: [], title: seen.title.parts } };
  }
  // Documents and most drawings are black and white anyway.
  const isGrey = seen.isBlackAndWhite === true && !FLAT.has(category);
  const { opening, also } = FLAT.has(category) ? flat(seen) : lively(seen);
  return {
    text: sentence(opening, isGrey),
    parts: {
      subject: opening.subject.things,
      ...(opening.doing === undefined ? {} : { doing: opening.doing }),
      ...(opening.place === undefined ? {} : { place: opening.place }),
      ...(opening.beside.length === 0 ? {} : { beside: opening.beside.flatMap(({ things }) => things) }),
      ...(also.length === 0 ? {} : { also: also.flatMap(({ things }) => things) }),
      ...(isGrey ? { isBlackAndWhite: true } : {}),
    },
  };
}

/** What is said, and what else is seen. */
interface Told {
  readonly opening: Opening;
  readonly also: readonly Phrase[];
}

function flat(seen: Seen): Told {
  return { opening: { subject: subjectOf(seen).phrase, beside: [] }, also: [] };
}

/** Describes who is seen, or else what. */
function lively(seen: Seen): Told {
  const isOfPeople = OF_PEOPLE.has(seen.category);
  const cast = castOf(seen);
  if (cast !== undefined && (isOfPeople || isMain(cast, seen))) return withPeople(seen, cast);
  return withThing(seen, cast);
}

/** Returns whether the photo is of people although its folder isn't: a cook, someone on a motorcycle. */
function isMain({ area, doing }: Cast, { category }: Seen): boolean {
  if (ANIMALS.has(category)) return doing?.startsWith('riding ') === true;
  if (category === 'Vehicles') return area >= MAIN_PEOPLE_AREA / 2;
  return area >= MAIN_PEOPLE_AREA || (area > 0 && doing?.startsWith('riding ') === true);
}

function withPeople(seen: Seen, { who, doing, used }: Cast): Told {
  const isScene = SCENES.has(seen.category);
  const subject = OF_PEOPLE.has(seen.category) || isScene ? undefined : subjectOf(seen);
  const said = new Set([...used, ...(subject?.labels ?? [])]);
  const known = OCCASIONS[seen.category] ?? seatOf(seen) ?? deskOf(seen) ?? wordedPlace(seen);
  const place = known ?? (isScene ? PEOPLE_PLACES[seen.category] : undefined);
  const things = otherThings(seen, [who, ...(subject ? [subject.phrase] : [])], said, [place, doing]);
  // The folder's own kind of thing is mentioned even if nobody does anything with it.
  const own = place === undefined && doing === undefined ? things.filter((thing) => isOwn(thing, seen)) : [];
  const isDone = [doing, place].some((text) =>
    subject?.phrase.things.some(({ noun }) => text?.includes(bareNoun(noun))),
  );
  const beside = subject?.isTelling && !isDone ? [subject.phrase] : own.slice(0, 1);
  // What they have with them or what they do is enough; both would be too long.
  const deed = beside.length > 0 || doing === place ? undefined : doing;
  return {
    opening: { subject: who, doing: deed, place, beside },
    also: things.filter((thing) => !beside.includes(thing)),
  };
}

function isOwn({ category }: Beside, seen: Seen): boolean {
  return category === seen.category;
}

function withThing(seen: Seen, cast: Cast | undefined): Told {
  const { phrase, labels } = subjectOf(seen);
  const general = CATEGORY_PHRASES[seen.category];
  const isAnimal = phrase.things.every(({ noun }) => noun === general || isKindOf(noun, 'an animal'));
  const doing = ANIMALS.has(seen.category) && isAnimal ? animalAction(seen) : undefined;
  const place = seatOf(seen, labels) ?? placeOf(seen, phrase);
  const things = otherThings(seen, [phrase], labels, [place]);
  const isSomebody = cast !== undefined && !isTakenForPerson(phrase, seen);
  const people = isSomebody ? [{ ...cast.who, category: undefined }] : [];
  const isOfParts = SCENES.has(seen.category) || seen.category === 'Interiors & Furniture';
  const beside = [...people, ...(isOfParts ? things : [])].slice(0, MAX_BESIDE);
  const isAlone = beside.length === 0 && doing === undefined && !isOfParts;
  const second = isAlone ? things.find((thing) => isSalient(thing, seen)) : undefined;
  const subject = second ? listPhrase([phrase, second]) : phrase;
  return {
    opening: { subject, doing, place, beside },
    also: things.filter((thing) => thing !== second && !beside.includes(thing)),
  };
}

/** Returns what an animal does, if certain. */
function animalAction(seen: Seen): string | undefined {
  return sureWords(seen, 'doing').find(({ word }) => ANIMAL_ACTIONS.has(word))?.phrase;
}

function sentence({ subject, doing, place, beside }: Opening, isGrey: boolean): string {
  const things = beside.length === 0 ? '' : `with ${listed(beside.map(({ text }) => text))}`;
  const said = [subject.text, doing ?? '', place ?? '', things].filter((part) => part !== '').join(' ');
  return `${capitalize(said)}${isGrey ? ', in black and white' : ''}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
