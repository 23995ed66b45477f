import type { CategoryName } from '#core/categories/categorize.ts';
import { boxArea, type Detection } from './detections.ts';
import { ANIMALS, SCENES } from './photo-kinds.ts';
import { listPhrase, nounPhrase, type Phrase } from './phrase.ts';
import { isDetected, isSurface, labelsOfSubject } from './same-thing.ts';
import { counted, countObjects, mentionable, sureWords, type Seen, type SeenObject } from './seen.ts';
import { CLASS_NOUNS, sureNoun, type SureNoun } from './sure-noun.ts';
import { CATEGORY_PHRASES } from '../vocabulary/category-phrases.ts';
import { IMAGE_CLASSES } from '../vocabulary/image-classes.ts';
import { areOfOneBranch, isKindOf } from '../vocabulary/lexicon.ts';
import {
  BOWL,
  BOWL_OF_FOOD,
  KITCHEN_THINGS,
  OBJECT_WORDS,
  PERSON_LABEL,
  ROOMS,
  SINK,
} from '../vocabulary/objects.ts';

/** The minimum probability of a class of another folder: a wine bottle on a table set for a party. */
const STRAY_FLOOR = 0.7;
/**
 * Below this score, most animals of the detector are something else: sea lions detected as bears, dresses as
 * cows.
 */
const ANIMAL_FLOOR = 0.8;
/** The detector's animal is named if the probability of every class of animals is below this. */
const UNSURE_CLASS = 0.4;
/** The minimum probability of a noun by the classes that the detector doesn't contradict. */
const CLEAR_CLASS = 0.35;
/**
 * The minimum probability of a class that is preferred to another detail. Below it, the detail is right in 5 of 6 such
 * photos of sources that it didn't learn from: a sunflower is a daisy for the classes.
 */
const CERTAIN_CLASS = 0.85;
/** The minimum score of a thing of the folder that names the subject. */
const THING_FLOOR = 0.5;
/**
 * The minimum score of a thing that shows which room this is, and its maximum share of the picture: a larger one is
 * the subject itself. Chosen on the training photos of rooms (lab/NOTEBOOK.md).
 */
const ROOM_FLOOR = 0.55;
const ROOM_SHARE = 0.5;
/** The minimum probability of the word, and of a thing that agrees with it: of 12 such photos, all show a kitchen. */
const LIKELY_ROOM = 0.4;
const POSSIBLE_IN_ROOM = 0.25;
/** Birds and bears, by COCO label: their species say more than their number. */
const SPECIES_TELL: ReadonlySet<number> = new Set([15, 22]);
/** Kinds that say less than any other name of a thing. */
const VAGUE_KINDS: ReadonlySet<string> = new Set([
  'a piece of furniture',
  'an animal',
  'a plant',
  'a machine',
  'sports equipment',
  'food',
  'clothes',
  'a tool',
  'a toy',
  ...Object.values(CATEGORY_PHRASES),
]);
/** More parts than this would read as a list. */
const MAX_SCENE_PARTS = 3;
/** Folders whose general word says next to nothing. */
const UNCLEAR: ReadonlySet<CategoryName> = new Set([
  'Household & Products',
  'Electronics',
  'Tools & Equipment',
]);
/** The minimum score and share of the picture of a thing of another folder. */
const CLEAR_THING = { score: 0.6, area: 0.05 } as const;
/** The minimum share of the picture of a thing that is the subject although the classes name something else. */
const MAIN_AREA = 0.25;

/** What a photo is of, if not of people. */
export interface Subject {
  readonly phrase: Phrase;
  /** Whether it says more than the folder's general word. */
  readonly isTelling: boolean;
  /** The COCO labels of detections that are the same thing under another name, or a part of it. */
  readonly labels: ReadonlySet<number>;
}

/**
 * Returns what the photo shows: the most specific name of which the networks are sure, in the decided folder; else
 * the folder's general word.
 */
export function subjectOf(seen: Seen): Subject {
  const general = CATEGORY_PHRASES[seen.category];
  const phrase = inBowl(asDetected(firstOf(candidates(seen)) ?? nounPhrase(general), seen), seen);
  return { phrase, isTelling: !VAGUE_KINDS.has(phrase.text), labels: labelsOfSubject(phrase, seen) };
}

function* candidates(seen: Seen): Generator<Phrase | undefined> {
  const isAnimal = ANIMALS.has(seen.category);
  if (isAnimal) yield plainAnimal(seen);
  yield named(roomOf(seen));
  const thing = mainObject(seen);
  const sure = sureNoun(seen);
  const isTelling = sure !== undefined && !VAGUE_KINDS.has(sure.noun);
  const isClear = isTelling && sure.probability >= CLEAR_CLASS;
  yield named(
    detailOf(seen, [isTelling ? sure : undefined, thing && { noun: nounOf(thing), probability: 0 }]),
  );
  const isDoubted = !isClear && !(isTelling && isDetected(sure.noun, seen));
  if (thing !== undefined && !isAnimal) {
    const isSame = isTelling && areOfOneBranch(sure.noun, nounOf(thing));
    // Where two networks disagree, the detector knows what is large or several, unless the classes are sure.
    const isMain = thing.count > 1 || boxesArea(thing, seen) >= MAIN_AREA;
    if ((isSame && thing.count > 1) || (isDoubted && isMain)) yield counted(thing);
  }
  if (SCENES.has(seen.category)) yield sceneOf(seen, isTelling ? sure.noun : undefined);
  // Below that, what was learned from photos like people's own knows better.
  if (!isClear) {
    yield named(seen.detail);
    yield named(thingWord(seen));
  }
  if (isTelling) yield nounPhrase(sure.noun);
  if (isAnimal && thing !== undefined) yield counted(thing);
  yield named(strayClass(seen));
  if (thing !== undefined) yield counted(thing);
  if (!isTelling) yield clearThing(seen);
  // "A pet" says more than "an animal".
  if (!isAnimal) yield named(sure?.noun);
}

/** Returns the detail, unless another network knows a kind of it, or is certain of something else. */
function detailOf({ detail }: Seen, others: readonly (SureNoun | undefined)[]): string | undefined {
  const isBetter = (other: SureNoun | undefined) =>
    other !== undefined && (isKindOf(other.noun, detail!) || other.probability >= CERTAIN_CLASS);
  return detail === undefined || others.some(isBetter) ? undefined : detail;
}

function firstOf(phrases: Iterable<Phrase | undefined>): Phrase | undefined {
  for (const phrase of phrases) if (phrase !== undefined) return phrase;
  return undefined;
}

function named(noun: string | undefined): Phrase | undefined {
  return noun === undefined ? undefined : nounPhrase(noun);
}

function nounOf({ label }: SeenObject): string {
  return OBJECT_WORDS[label]!.one;
}

/**
 * Adds what the detector knows of the thing that the phrase names: how many there are, or the color of a single one.
 * Several dogs are more telling than the breed of one; a black dog is more telling than a retriever, but less than a
 * golden retriever.
 */
function asDetected(phrase: Phrase, seen: Seen): Phrase {
  const [object] = objectsOf(seen);
  if (object === undefined || phrase.things.length > 1) return phrase;
  const noun = nounOf(object);
  if (noun === phrase.text) return counted(object);
  if (!isKindOf(phrase.text, noun)) return phrase;
  const isTelling =
    object.count > 1
      ? ANIMALS.has(seen.category) && !SPECIES_TELL.has(object.label)
      : object.colour !== undefined && !CLASS_NOUNS.has(phrase.text);
  return isTelling ? counted(object) : phrase;
}

/** Says what food is in if that is all that is known of it. */
function inBowl(phrase: Phrase, { detections }: Seen): Phrase {
  const bowls = detections.filter(
    (box) => box.label === BOWL && box.score >= CLEAR_THING.score && boxArea(box) >= CLEAR_THING.area,
  );
  return phrase.text === 'food' && bowls.length === 1 ? nounPhrase(BOWL_OF_FOOD) : phrase;
}

/**
 * Returns the room that the things in it show. What is only likely is enough where something else agrees: a stove in
 * what looks like a kitchen. A sink in what doesn't is in a bathroom.
 */
function roomOf(seen: Seen): string | undefined {
  if (seen.category !== 'Interiors & Furniture') return undefined;
  const { detections, words } = seen;
  const has = (label: number, floor: number) =>
    detections.some((box) => box.label === label && box.score >= floor && boxArea(box) <= ROOM_SHARE);
  const isKitchen = (words.likely.get('kitchen') ?? 0) >= LIKELY_ROOM;
  if (words.sure.includes('kitchen')) return 'a kitchen';
  const shown = ROOMS.find(([label]) => has(label, ROOM_FLOOR))?.[1];
  if (shown !== undefined) return shown;
  if (isKitchen && KITCHEN_THINGS.some((label) => has(label, POSSIBLE_IN_ROOM))) return 'a kitchen';
  return !isKitchen && has(SINK, ROOM_FLOOR) ? 'a bathroom' : undefined;
}

/** Returns the clearest thing of any folder, if it is large: nothing of the decided one is known. */
function clearThing({ category, detections }: Seen): Phrase | undefined {
  if (!UNCLEAR.has(category)) return undefined;
  const clear = detections.filter(
    (box) =>
      box.label !== PERSON_LABEL &&
      !isSurface(box) &&
      box.score >= CLEAR_THING.score &&
      boxArea(box) >= CLEAR_THING.area,
  );
  const [object] = countObjects(mentionable(clear), detections);
  return object === undefined ? undefined : counted(object);
}

/** Returns a class of any category, if it is almost certain. */
function strayClass({ classes }: Seen): string | undefined {
  const best = classes.indexOf(Math.max(...classes));
  return classes[best]! >= STRAY_FLOOR ? IMAGE_CLASSES[best]![0] : undefined;
}

/**
 * Returns the most certain word for a thing of the category. For animals, the classes and the detector are more
 * accurate than the word head, whose training photos have a hundred times as many dogs as cats: a word that they
 * contradict isn't used.
 */
function thingWord(seen: Seen): string | undefined {
  const word = [...sureWords(seen, 'thing'), ...sureWords(seen, 'who')].find(
    ({ category }) => category === seen.category,
  )?.phrase;
  if (word === undefined || !ANIMALS.has(seen.category)) return word;
  const [object] = objectsOf(seen);
  const others = [likeliestKind(seen), object && nounOf(object)];
  return others.some((other) => other !== undefined && !areOfOneBranch(other, word)) ? undefined : word;
}

/** Returns the kind of the likeliest class of the folder. */
function likeliestKind({ category, classes }: Seen): string | undefined {
  let best = -1;
  IMAGE_CLASSES.forEach(([, home], index) => {
    if (home === category && classes[index]! > (classes[best] ?? 0)) best = index;
  });
  return IMAGE_CLASSES[best]?.[0];
}

/** Returns an animal that the detector sees clearly and that has no ImageNet class, such as a giraffe. */
function plainAnimal(seen: Seen): Phrase | undefined {
  const isClassSure = IMAGE_CLASSES.some(
    ([, home], index) => ANIMALS.has(home) && seen.classes[index]! >= UNSURE_CLASS,
  );
  if (isClassSure) return undefined;
  const [object] = objectsOf(seen, ANIMAL_FLOOR);
  return object === undefined ? undefined : counted(object);
}

/** Returns what the landscape or street is, if that is known, else its parts: "trees, a hill and a path". */
function sceneOf(seen: Seen, noun: string | undefined): Phrase | undefined {
  const whole = seen.detail ?? noun;
  if (whole !== undefined) return nounPhrase(whole);
  const parts = sureWords(seen, 'scene').slice(0, MAX_SCENE_PARTS);
  return parts.length === 0 ? undefined : listPhrase(parts.map(({ phrase }) => nounPhrase(phrase)));
}

/** Returns how much a detection speaks for the subject. */
function weight(box: Detection): number {
  return box.score * Math.sqrt(boxArea(box));
}

/** Returns the detected thing of the folder that speaks most for the subject. */
function mainObject(seen: Seen): SeenObject | undefined {
  const sure = mentionable(seen.detections, seen.category).filter(
    ({ label, score }) => OBJECT_WORDS[label]?.category === seen.category && score >= THING_FLOOR,
  );
  const [best] = sure.toSorted((one, other) => weight(other) - weight(one));
  return best && objectsOf(seen).find(({ label }) => label === best.label);
}

function boxesArea({ label }: SeenObject, { detections }: Seen): number {
  return Math.max(...detections.filter((box) => box.label === label).map(boxArea));
}

/** Returns the detected things of the category, with the one that covers most of the picture first. */
function objectsOf({ category, detections }: Seen, floor = 0): SeenObject[] {
  const own = detections.filter(
    ({ label, score }) => OBJECT_WORDS[label]?.category === category && score >= floor,
  );
  return countObjects(own, detections);
}
