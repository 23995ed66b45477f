import { categorize, type CategoryName } from '#core/categorize.ts';
import { counted, countObjects, listed, sureWords, type Seen, type SeenObject } from './seen.ts';
import { IMAGE_CLASSES } from './vocabulary/image-classes.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';

/**
 * An exact class is named from the first probability on, its plain kind from the second, and with "possibly"
 * from the third. Chosen on training's val.
 */
const CLASS_FLOOR = 0.45;
const KIND_FLOOR = 0.3;
const POSSIBLE_FLOOR = 0.15;
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

/** What the photo is of, nearest first: noun phrases of the things that belong in its category. */
export function thingPhrases(seen: Seen): string[] {
  const phrases = [classWords(seen, CLASS_FLOOR), severalObjects(seen), seen.detail];
  const rest = [thingWord(seen), kindWords(seen, KIND_FLOOR), oneObject(seen)];
  const all = SCENES.has(seen.category) ? [...phrases, sceneWords(seen), ...rest] : [...phrases, ...rest];
  return all.filter((phrase) => phrase !== undefined);
}

/** The same where nothing is sure: what it may be. */
export function possiblePhrases(seen: Seen): string[] {
  return [classWords(seen, POSSIBLE_FLOOR), kindWords(seen, POSSIBLE_FLOOR)].filter(
    (phrase) => phrase !== undefined,
  );
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

/** The surest word for a thing of the category. */
function thingWord(seen: Seen): string | undefined {
  return [...sureWords(seen, 'thing'), ...sureWords(seen, 'who')].find(
    ({ phrase }) => categorize(phrase) === seen.category,
  )?.phrase;
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
