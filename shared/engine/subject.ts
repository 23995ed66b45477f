import type { CategoryName } from '#core/categorize.ts';
import { counted, countObjects, listed, sureWords, type Seen, type SeenObject } from './seen.ts';
import { IMAGE_CLASSES } from './vocabulary/image-classes.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { PHOTO_WORDS } from './vocabulary/photo-words.ts';

/**
 * An exact class is named from the first probability on, its plain kind from the second, and with "possibly"
 * from the third. Chosen on training's val.
 */
const CLASS_FLOOR = 0.3;
/** Of animals the exact class is a breed or a species, and a wrong one is worse than "a dog". */
const SPECIES_FLOOR = 0.45;
/** A class this sure is named even where the folder is another one: a wine bottle on a table set for a party. */
const STRAY_FLOOR = 0.6;
const KIND_FLOOR = 0.3;
const POSSIBLE_FLOOR = 0.15;
/** The same for a word of the word head. */
const POSSIBLE_WORD_FLOOR = 0.35;
/** The classes object to another animal's name from here on. */
const VETO_FLOOR = 0.05;
/** Below this, most animals that the detector sees are something else: sea lions for bears, dresses for cows. */
export const ANIMAL_FLOOR = 0.8;
/** An animal that it is so sure of is what it is, where the classes are no surer than this of another. */
const UNSURE_CLASS = 0.4;
/** More parts than this make a list, not a landscape. */
const MAX_SCENE_PARTS = 3;

/** Photos of a place: what lies in it says more than one word for all of it. */
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

/** What the photo is of, nearest first: noun phrases of the things that belong in its category. */
export function thingPhrases(seen: Seen): string[] {
  const floor = ANIMALS.has(seen.category) ? SPECIES_FLOOR : CLASS_FLOOR;
  const phrases = [
    plainAnimal(seen),
    classWords(seen, floor),
    severalObjects(seen),
    seen.detail,
    strayClass(seen),
  ];
  const rest = [thingWord(seen), kindWords(seen, KIND_FLOOR), oneObject(seen)];
  const all = SCENES.has(seen.category) ? [...phrases, sceneWords(seen), ...rest] : [...phrases, ...rest];
  return all.filter((phrase) => phrase !== undefined).map((phrase) => withColour(phrase, seen));
}

/** A thing that the detector saw alone is called by its colour, whoever named it. */
function withColour(phrase: string, seen: Seen): string {
  const [object] = objectsOf(seen);
  const isIt = object?.count === 1 && OBJECT_WORDS[object.label]?.one === phrase;
  return isIt ? counted(object) : phrase;
}

/** The same where nothing is sure: what it may be. */
export function possiblePhrases(seen: Seen): string[] {
  return [classWords(seen, POSSIBLE_FLOOR), possibleWord(seen), kindWords(seen, POSSIBLE_FLOOR)].filter(
    (phrase) => phrase !== undefined,
  );
}

/** The likeliest word of the category, of things and parts of a scene. */
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

/** A class that is all but certain, whatever its own category. */
function strayClass({ classes }: Seen): string | undefined {
  const best = classes.indexOf(Math.max(...classes));
  return classes[best]! >= STRAY_FLOOR ? IMAGE_CLASSES[best]![0] : undefined;
}

/** The likeliest class of the category. */
function classWords({ category, classes }: Seen, floor: number): string | undefined {
  let best = -1;
  IMAGE_CLASSES.forEach(([, , home], index) => {
    if (home === category && (best < 0 || classes[index]! > classes[best]!)) best = index;
  });
  return best >= 0 && classes[best]! >= floor ? IMAGE_CLASSES[best]![0] : undefined;
}

/** The plain kind that the classes agree on where no single one is sure. */
function kindWords({ category, classes }: Seen, floor: number): string | undefined {
  const sums = new Map<string, number>();
  IMAGE_CLASSES.forEach(([, kind, home], index) => {
    if (home === category && kind !== '') sums.set(kind, (sums.get(kind) ?? 0) + classes[index]!);
  });
  const [kind, sum] = [...sums].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0]);
  return sum >= floor ? kind : undefined;
}

/**
 * The surest word for a thing of the category. Of animals the classes and the detector know more than the word
 * head, which has seen a hundred times as many dogs as cats: what they see as another animal, it does not name.
 */
function thingWord(seen: Seen): string | undefined {
  const word = [...sureWords(seen, 'thing'), ...sureWords(seen, 'who')].find(
    ({ category }) => category === seen.category,
  )?.phrase;
  if (!ANIMALS.has(seen.category)) return word;
  const others = [kindWords(seen, VETO_FLOOR), oneObject(seen)];
  return others.some((other) => other !== undefined && other !== word) ? undefined : word;
}

/** An animal that the detector sees plainly and that the classes have no name for, such as a giraffe. */
function plainAnimal(seen: Seen): string | undefined {
  if (!ANIMALS.has(seen.category) || Math.max(...seen.classes) >= UNSURE_CLASS) return undefined;
  const [object] = objectsOf({
    ...seen,
    detections: seen.detections.filter(({ score }) => score >= ANIMAL_FLOOR),
  });
  return object === undefined ? undefined : counted(object);
}

/** What a landscape or a street is made of: "trees, a hill and a path". */
function sceneWords(seen: Seen): string | undefined {
  const parts = sureWords(seen, 'scene').map(({ phrase }) => phrase);
  return parts.length === 0 ? undefined : listed(parts.slice(0, MAX_SCENE_PARTS));
}

function severalObjects(seen: Seen): string | undefined {
  const [object] = objectsOf(seen);
  return object !== undefined && object.count > 1 ? counted(object) : undefined;
}

function oneObject(seen: Seen): string | undefined {
  const [object] = objectsOf(seen);
  return object === undefined ? undefined : counted(object);
}

/** Things of the category that the detector saw, the one that covers most of the picture first. */
function objectsOf({ category, detections }: Seen): SeenObject[] {
  return countObjects(detections.filter(({ label }) => OBJECT_WORDS[label]?.category === category));
}
