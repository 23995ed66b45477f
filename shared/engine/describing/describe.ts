import type { CategoryName } from '#core/categories/categorize.ts';
import type { DescriptionParts } from '#core/wording/parts.ts';
import { standsOn } from './boxes.ts';
import { boxArea } from './detections.ts';
import type { Observations } from './observe.ts';
import { type Cast, castOf, GAMES } from './people.ts';
import { listed, listPhrase, nounPhrase, type Phrase } from './phrase.ts';
import {
  bareNoun,
  counted,
  countObjects,
  mentionable,
  sureWords,
  type Seen,
  type SeenObject,
} from './seen.ts';
import { ANIMALS, SCENES, subjectOf } from './subject.ts';
import { areOfOneBranch, isKindOf } from '../vocabulary/lexicon.ts';
import { OBJECT_WORDS, PERSON_LABEL, SEATS, SURFACES, TABLES } from '../vocabulary/objects.ts';

/**
 * The minimum probability for mentioning a word in addition to the subject. A word's own threshold is measured on all
 * photos, many of which have it as their subject.
 */
const BESIDE_FLOOR = 0.6;
/** The minimum score of a thing that is mentioned beside others. */
const ALSO_FLOOR = 0.6;
/** The minimum score and share of the picture of a second subject: a laptop and a cat. */
const SALIENT = { score: 0.65, area: 0.03 } as const;
export const DESK = 'at a desk';
/** More things than this would read as a list. */
const MAX_THINGS = 3;
/** The maximum number of those in the first sentence. */
const MAX_BESIDE = 2;
/** People whose largest one has this share of the picture are what the photo is of, whatever else is in it. */
const MAIN_PEOPLE_AREA = 0.12;

/** Folders of photos of people. */
const OF_PEOPLE: ReadonlySet<CategoryName> = new Set([
  'People & Portraits',
  'Family & Groups',
  'Sports & Fitness',
  'Weddings',
  'Birthdays & Parties',
  'Concerts & Music',
]);
/** Folders where people are there even if the detector missed them. */
const ALWAYS_OF_PEOPLE: ReadonlySet<CategoryName> = new Set(['People & Portraits', 'Family & Groups']);
/** Folders of buildings, one of which is also behind the other. */
const BUILT: ReadonlySet<CategoryName> = new Set(['Landmarks & Travel', 'Buildings & City']);
/** Where people are, by the folder of what they do. */
export const OCCASIONS: Partial<Record<CategoryName, string>> = {
  Weddings: 'at a wedding',
  'Birthdays & Parties': 'at a party',
  'Concerts & Music': 'at a concert',
};
/** Flat subjects: things printed or shown on them aren't objects in the photo. */
const FLAT: ReadonlySet<CategoryName> = new Set([
  'Screenshots',
  'Receipts & Invoices',
  'Whiteboards & Notes',
  'Documents & Books',
  'Art & Museums',
]);
/** Folders of things that are described by where they are. */
const SOMEWHERE: ReadonlySet<CategoryName> = new Set([...ANIMALS, 'Vehicles', 'Aircraft', 'Boats & Ships']);
/** The places that are told of a photo of a place. */
const SCENE_PLACES: Partial<Record<CategoryName, readonly string[]>> = {
  'Beach & Sea': ['night'],
  'Nature & Mountains': ['night'],
  'Sunsets & Sky': ['beach', 'mountains', 'lake', 'river'],
  'Landmarks & Travel': ['snow', 'lake', 'river', 'night', 'mountains'],
  'Buildings & City': ['street', 'snow', 'lake', 'river', 'night', 'mountains'],
};
/** Where people are in a photo of a place, if no word is more exact. */
export const PEOPLE_PLACES: Partial<Record<CategoryName, string>> = {
  'Beach & Sea': 'by the sea',
  'Buildings & City': 'in a city',
  'Nature & Mountains': 'outdoors',
};
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

/** Of cars in a street, the detector sees some clearly and others vaguely. */
const CAR = 2;
const POSSIBLE_CAR = 0.35;
/** The screen of a computer is a television for the detector: laptop, mouse and keyboard give it away. */
const TELEVISION = 71;
const COMPUTERS: ReadonlySet<number> = new Set([72, 73, 75]);
/** Words for what a whole photo is of, which isn't beside anything. */
const NO_THINGS: ReadonlySet<string> = new Set([
  'landscape',
  'wedding',
  'concert',
  'party',
  'kitchen',
  'shop',
  'screenshot',
  'document',
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
  const seen: Seen = { ...observations, category };
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
  const cast = castOf(seen, ALWAYS_OF_PEOPLE.has(seen.category));
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
  // What the folder is about is told, even if the people do nothing with it.
  const own = place === undefined && doing === undefined ? things.filter((thing) => isOwn(thing, seen)) : [];
  const isDone =
    doing !== undefined && subject?.phrase.things.some(({ noun }) => doing.includes(bareNoun(noun)));
  const beside = subject?.isTelling && !isDone ? [subject.phrase] : own.slice(0, 1);
  // Whoever has something with them is not said to do something else too.
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
  const doing = ANIMALS.has(seen.category) ? animalAction(seen) : undefined;
  const place = seatOf(seen, labels) ?? placeOf(seen, phrase);
  const things = otherThings(seen, [phrase], labels, [place]);
  const people = cast === undefined ? [] : [{ ...cast.who, category: undefined }];
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

/** Returns whether a thing is as much the subject as what is named first. */
function isSalient({ things }: Beside, { detections }: Seen): boolean {
  return detections.some(
    (box) =>
      OBJECT_WORDS[box.label]?.one === things[0]?.noun &&
      box.score >= SALIENT.score &&
      boxArea(box) >= SALIENT.area,
  );
}

/** Returns what an animal does, if certain. */
function animalAction(seen: Seen): string | undefined {
  return sureWords(seen, 'doing').find(({ word }) => ANIMAL_ACTIONS.has(word))?.phrase;
}

/** Returns where a thing is, if certain and worth telling. */
function placeOf(seen: Seen, { text }: Phrase): string | undefined {
  const told = SCENE_PLACES[seen.category];
  if (told === undefined) return SOMEWHERE.has(seen.category) ? wordedPlace(seen) : undefined;
  return sureWords(seen, 'where').find(({ word }) => told.includes(word) && !text.includes(word))?.phrase;
}

/** Returns the most certain place. */
function wordedPlace(seen: Seen): string | undefined {
  return sureWords(seen, 'where')[0]?.phrase;
}

/** Returns "at a desk" if one is there. */
function deskOf(seen: Seen): string | undefined {
  return sureWords(seen, 'thing').some(({ word }) => word === 'desk') ? DESK : undefined;
}

/** Returns what somebody sits or lies on, or something stands on. @param labels of the subject; people by default */
function seatOf(seen: Seen, labels: ReadonlySet<number> = new Set([PERSON_LABEL])): string | undefined {
  const { category } = seen;
  if (SCENES.has(category) || category === 'Interiors & Furniture') return undefined;
  if (OF_PEOPLE.has(category) && !labels.has(PERSON_LABEL)) return undefined;
  const known = mentionable(seen.detections);
  const subject = known.find(({ label }) => labels.has(label));
  const isLiving = labels.has(PERSON_LABEL) || ANIMALS.has(seen.category);
  const table = labels.has(PERSON_LABEL) ? TABLES : isLiving ? SEATS : SURFACES;
  const surface = known.find(
    (box) => box.label in table && (subject === undefined ? boxArea(box) > 0.2 : standsOn(subject, box)),
  );
  return surface && !labels.has(surface.label) ? table[surface.label] : undefined;
}

/** A thing beside the subject, and the folder of photos of such things. */
type Beside = Phrase & { readonly category: CategoryName | undefined };

/**
 * Returns what else is certain: things of other kinds than what is said, which aren't the subject under another name.
 *
 * @param used COCO labels of what is already said
 */
function otherThings(
  seen: Seen,
  subjects: readonly Phrase[],
  used: ReadonlySet<number>,
  told: readonly (string | undefined)[],
): Beside[] {
  const isAnimalPhoto = ANIMALS.has(seen.category);
  const said = [
    ...subjects.flatMap(({ things }) => things.map(({ noun }) => noun)),
    ...[...used].flatMap((label) => OBJECT_WORDS[label]?.one ?? []),
  ];
  const text = ` ${[...subjects.map((subject) => subject.text), ...told].join(' ')} `;
  const isNew = (noun: string) =>
    said.every(
      (other) => !areOfOneBranch(other, noun) && !` ${bareNoun(noun)} `.includes(` ${bareNoun(other)} `),
    ) && !text.includes(` ${bareNoun(noun)}`);
  const isPlaced = (noun: string) =>
    told.some((words) => words !== undefined && noun.endsWith(words.split(' ').at(-1)!));
  // A second animal is usually a misclassification of the first: a sea lion as a bear.
  const isBuilt = BUILT.has(seen.category);
  const isPlausible = (home: CategoryName | undefined) =>
    home !== undefined && home !== 'People & Portraits' && !(isAnimalPhoto && ANIMALS.has(home));
  const hasComputer = seen.detections.some(({ label, score }) => COMPUTERS.has(label) && score >= ALSO_FLOOR);
  const sure = mentionable(seen.detections).filter(
    ({ label, score }) => score >= ALSO_FLOOR && !(hasComputer && label === TELEVISION),
  );
  const objects = countObjects(sure)
    .filter(({ label }) => !used.has(label) && isPlausible(OBJECT_WORDS[label]?.category))
    .filter(({ label }) => isNew(OBJECT_WORDS[label]!.one) && !isPlaced(OBJECT_WORDS[label]!.one))
    .map((object) => ({ ...carsOr(object, seen), category: OBJECT_WORDS[object.label]?.category }));
  const words = [...sureWords(seen, 'thing'), ...(SCENES.has(seen.category) ? sureWords(seen, 'scene') : [])]
    .filter(
      ({ word, category, phrase }) =>
        !GAMES.has(word) &&
        !NO_THINGS.has(word) &&
        !(isBuilt && isKindOf(phrase, 'a building')) &&
        isPlausible(category) &&
        isNew(phrase) &&
        !isPlaced(phrase),
    )
    .filter(({ word }) => (seen.words.likely.get(word) ?? 0) >= BESIDE_FLOOR)
    .filter(({ phrase }) => objects.every(({ things }) => !areOfOneBranch(things[0]!.noun, phrase)))
    .map(({ phrase, category }) => ({ ...nounPhrase(phrase), category }));
  const all: Beside[] = [];
  for (const thing of [...objects, ...words]) {
    const isKnown = all.some(({ things }) => areOfOneBranch(things[0]!.noun, thing.things[0]!.noun));
    if (!isKnown) all.push(thing);
  }
  return all.slice(0, MAX_THINGS);
}

/** Returns the thing with its number, but cars without one where there may be more of them. */
function carsOr(object: SeenObject, { detections }: Seen): Phrase {
  const possible = detections.filter(({ label, score }) => label === CAR && score >= POSSIBLE_CAR).length;
  return object.label === CAR && possible > object.count ? nounPhrase('cars') : counted(object);
}

function sentence({ subject, doing, place, beside }: Opening, isGrey: boolean): string {
  const things = beside.length === 0 ? '' : `with ${listed(beside.map(({ text }) => text))}`;
  const said = [subject.text, doing ?? '', place ?? '', things].filter((part) => part !== '').join(' ');
  return `${capitalize(said)}${isGrey ? ', in black and white' : ''}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
