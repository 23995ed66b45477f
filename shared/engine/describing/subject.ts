import type { CategoryName } from '#core/categories/categorize.ts';
import { listPhrase, nounPhrase, type Phrase } from './phrase.ts';
import { counted, countObjects, sureWords, type Seen, type SeenObject } from './seen.ts';
import { IMAGE_CLASSES } from '../vocabulary/image-classes.ts';
import { OBJECT_WORDS, ROOMS } from '../vocabulary/objects.ts';
import { boxArea } from './detections.ts';
import { PHOTO_WORDS } from '../vocabulary/photo-words.ts';

/**
 * The minimum probability for naming the exact class; `KIND_FLOOR` is the minimum for its general kind,
 * `POSSIBLE_FLOOR` for either with "possibly". Chosen on training's val.
 */
const CLASS_FLOOR = 0.3;
/** The exact class of an animal is a breed or a species, and a wrong one is worse than "a dog". */
const SPECIES_FLOOR = 0.45;
/** The minimum probability for naming a class of another category: a wine bottle on a table set for a party. */
const STRAY_FLOOR = 0.6;
const KIND_FLOOR = 0.3;
const POSSIBLE_FLOOR = 0.15;
/** The minimum probability for a word of the word head with "possibly". */
const POSSIBLE_WORD_FLOOR = 0.35;
/** The classes veto the word head's animal if they give another kind at least this probability. */
const VETO_FLOOR = 0.05;
/**
 * Below this score, most animals of the detector are something else: sea lions detected as bears, dresses as
 * cows.
 */
const ANIMAL_FLOOR = 0.8;
/** The detector's animal is named if the probability of every class is below this. */
const UNSURE_CLASS = 0.4;
/**
 * The minimum score of a thing that shows which room this is, and its maximum share of the picture: a larger one is
 * the subject itself. Chosen on the training photos of rooms (lab/NOTEBOOK.md).
 */
const ROOM_FLOOR = 0.55;
const ROOM_SHARE = 0.5;
/** The minimum score of two of several animals. Captions of 89 of 100 such photos have the plural (lab/NOTEBOOK.md). */
const SEVERAL_FLOOR = 0.55;
/** Birds and bears, by COCO label: their species say more than their number. */
const SPECIES_TELL: ReadonlySet<number> = new Set([15, 22]);
/** Kinds that say less than the name of a thing that the detector found. */
const VAGUE_KINDS: ReadonlySet<string> = new Set([
  'furniture',
  'food',
  'clothes',
  'a device',
  'a tool',
  'a toy',
]);
/** More parts than this would read as a list. */
const MAX_SCENE_PARTS = 3;

/** Photos of a place, which its parts describe better than one word for the whole. */
export const SCENES: ReadonlySet<CategoryName> = new Set([
  'Beach & Sea',
  'Sunsets & Sky',
  'Landmarks & Travel',
  'Buildings & City',
  'Nature & Mountains',
]);

export const ANIMALS: ReadonlySet<CategoryName> = new Set([
  'Pets',
  'Birds',
  'Insects & Spiders',
  'Sea Life',
  'Farm Animals',
  'Wildlife',
]);

/** Returns the subject of the photo, most specific first: noun phrases of the things in its category. */
export function thingPhrases(seen: Seen): Phrase[] {
  const floor = ANIMALS.has(seen.category) ? SPECIES_FLOOR : CLASS_FLOOR;
  const phrases = [
    severalAnimals(seen, floor),
    plainAnimal(seen),
    named(classWords(seen, floor)),
    named(roomOf(seen)),
    severalObjects(seen),
    named(seen.detail),
    named(strayClass(seen)),
  ];
  const kind = kindWords(seen, KIND_FLOOR);
  const known = [named(kind), oneObject(seen)];
  const rest = [named(thingWord(seen)), ...(VAGUE_KINDS.has(kind ?? '') ? known.toReversed() : known)];
  const all = SCENES.has(seen.category) ? [...phrases, sceneWords(seen), ...rest] : [...phrases, ...rest];
  return all.filter((phrase) => phrase !== undefined).map((phrase) => withColour(phrase, seen));
}

/** Adds the color if the phrase names the only object of its kind that the detector found. */
function withColour(phrase: Phrase, seen: Seen): Phrase {
  const [object] = objectsOf(seen);
  const isIt = object?.count === 1 && OBJECT_WORDS[object.label]?.one === phrase.text;
  return isIt ? counted(object) : phrase;
}

/** Returns phrases for what it may be, if nothing is certain. */
export function possiblePhrases(seen: Seen): Phrase[] {
  return [classWords(seen, POSSIBLE_FLOOR), possibleWord(seen), kindWords(seen, POSSIBLE_FLOOR)].flatMap(
    (noun) => named(noun) ?? [],
  );
}

function named(noun: string | undefined): Phrase | undefined {
  return noun === undefined ? undefined : nounPhrase(noun);
}

/** Returns the most likely word of the category, among things and parts of a scene. */
function possibleWord({ category, words }: Seen): string | undefined {
  const own = PHOTO_WORDS.filter(
    (word) => (word.role === 'thing' || word.role === 'scene') && word.category === category,
  ).map(({ word, phrase }) => ({ phrase, probability: words.likely.get(word) ?? 0 }));
  const best = own.reduce((first, other) => (other.probability > first.probability ? other : first), {
    phrase: '',
    probability: 0,
  });
  return best.probability >= POSSIBLE_WORD_FLOOR ? best.phrase : undefined;
}

/** Returns the room that the things in it show. */
function roomOf({ category, detections }: Seen): string | undefined {
  if (category !== 'Interiors & Furniture') return undefined;
  const shown = new Set(
    detections
      .filter((box) => box.score >= ROOM_FLOOR && boxArea(box) <= ROOM_SHARE)
      .map(({ label }) => label),
  );
  return ROOMS.find(([label]) => shown.has(label))?.[1];
}

/** Returns a class of any category, if it is almost certain. */
function strayClass({ classes }: Seen): string | undefined {
  const best = classes.indexOf(Math.max(...classes));
  return classes[best]! >= STRAY_FLOOR ? IMAGE_CLASSES[best]![0] : undefined;
}

/** Returns the most likely class of the category. */
function classWords({ category, classes }: Seen, floor: number): string | undefined {
  let best = -1;
  IMAGE_CLASSES.forEach(([, , home], index) => {
    if (home === category && (best < 0 || classes[index]! > classes[best]!)) best = index;
  });
  return best >= 0 && classes[best]! >= floor ? IMAGE_CLASSES[best]![0] : undefined;
}

/** Returns the general kind that the classes agree on if no single one is certain. */
function kindWords({ category, classes }: Seen, floor: number): string | undefined {
  const sums = new Map<string, number>();
  IMAGE_CLASSES.forEach(([, kind, home], index) => {
    if (home === category && kind !== '') sums.set(kind, (sums.get(kind) ?? 0) + classes[index]!);
  });
  const [kind, sum] = [...sums].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0]);
  return sum >= floor ? kind : undefined;
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
  if (!ANIMALS.has(seen.category)) return word;
  const others = [kindWords(seen, VETO_FLOOR), oneObject(seen)?.text];
  return others.some((other) => other !== undefined && other !== word) ? undefined : word;
}

/**
 * Returns "two dogs" if the classes agree that they are dogs: the class, a breed, is that of one of them.
 *
 * @param floor the minimum probability of a class
 */
function severalAnimals(seen: Seen, floor: number): Phrase | undefined {
  const [object] = ANIMALS.has(seen.category) ? objectsOf(seen) : [];
  if (object === undefined || SPECIES_TELL.has(object.label)) return undefined;
  const sure = seen.detections.filter(
    ({ label, score }) => label === object.label && score >= SEVERAL_FLOOR,
  ).length;
  const noun = OBJECT_WORDS[object.label]!.one;
  const isAgreed = noun === classWords(seen, floor) || noun === kindWords(seen, KIND_FLOOR);
  return sure > 1 && isAgreed ? counted(object) : undefined;
}

/** Returns an animal that the detector sees clearly and that has no ImageNet class, such as a giraffe. */
function plainAnimal(seen: Seen): Phrase | undefined {
  if (!ANIMALS.has(seen.category) || Math.max(...seen.classes) >= UNSURE_CLASS) return undefined;
  const [object] = objectsOf({
    ...seen,
    detections: seen.detections.filter(({ score }) => score >= ANIMAL_FLOOR),
  });
  return object === undefined ? undefined : counted(object);
}

/** Returns the parts of a landscape or a street: "trees, a hill and a path". */
function sceneWords(seen: Seen): Phrase | undefined {
  const parts = sureWords(seen, 'scene').map(({ phrase }) => nounPhrase(phrase));
  return parts.length === 0 ? undefined : listPhrase(parts.slice(0, MAX_SCENE_PARTS));
}

function severalObjects(seen: Seen): Phrase | undefined {
  const [object] = objectsOf(seen);
  return object !== undefined && object.count > 1 ? counted(object) : undefined;
}

function oneObject(seen: Seen): Phrase | undefined {
  const [object] = objectsOf(seen);
  return object === undefined ? undefined : counted(object);
}

/** Returns the detected things of the category, with the one that covers most of the picture first. */
function objectsOf({ category, detections }: Seen): SeenObject[] {
  return countObjects(detections.filter(({ label }) => OBJECT_WORDS[label]?.category === category));
}
