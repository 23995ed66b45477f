import type { CategoryName } from '#core/categorize.ts';
import { boxArea, type Detection } from './detections.ts';
import { CATEGORY_PHRASES } from './vocabulary/category-phrases.ts';
import { IMAGE_CLASSES } from './vocabulary/image-classes.ts';
import { ACTIVITIES, COMPANIONS, OBJECT_WORDS, PERSON_LABEL } from './vocabulary/objects.ts';

type Sorted = Exclude<CategoryName, 'Unsorted'>;

/** An exact class is named from this probability on, its plain kind from the next. Chosen on training's val. */
const CLASS_FLOOR = 0.45;
const KIND_FLOOR = 0.3;
/** A detection this sure may name the subject. */
const OBJECT_FLOOR = 0.45;
/** People smaller than this share of the picture are bystanders. */
const BYSTANDER_AREA = 0.02;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const PEOPLE_FIRST: ReadonlySet<CategoryName> = new Set([
  'People & Portraits',
  'Family & Groups',
  'Sports & Fitness',
]);

/** What was seen, as far as words need it. */
export interface Seen {
  readonly category: Sorted;
  readonly classes: Float32Array;
  readonly detail: string | undefined;
  readonly detections: readonly Detection[];
}

/**
 * What to call the subject of the photo, nearest first: noun phrases without capital or full stop. The last
 * one is the category's own and always fits.
 */
export function subjects(seen: Seen): string[] {
  const phrases = PEOPLE_FIRST.has(seen.category)
    ? [activity(seen), classWords(seen), seen.detail, personWithThing(seen), people(seen), kindWords(seen)]
    : [classWords(seen), severalObjects(seen), seen.detail, kindWords(seen), oneObject(seen)];
  const known = phrases.filter((phrase) => phrase !== undefined);
  return [...known, CATEGORY_PHRASES[seen.category].subject];
}

/** The class that is all but certain, if it belongs in the category. */
function classWords({ category, classes }: Seen): string | undefined {
  let best = -1;
  IMAGE_CLASSES.forEach(([, , home], index) => {
    if (home === category && (best < 0 || classes[index]! > classes[best]!)) best = index;
  });
  return best >= 0 && classes[best]! >= CLASS_FLOOR ? IMAGE_CLASSES[best]![0] : undefined;
}

/** The plain kind that the classes agree on where no single one is sure. */
function kindWords({ category, classes }: Seen): string | undefined {
  const sums = new Map<string, number>();
  IMAGE_CLASSES.forEach(([, kind, home], index) => {
    if (home === category && kind !== '') sums.set(kind, (sums.get(kind) ?? 0) + classes[index]!);
  });
  const [kind, sum] = [...sums].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0]);
  return sum >= KIND_FLOOR ? kind : undefined;
}

function severalObjects(seen: Seen): string | undefined {
  const [object] = objectsOf(seen);
  return object !== undefined && object.count > 1 ? counted(object.label, object.count) : undefined;
}

function oneObject(seen: Seen): string | undefined {
  const [object] = objectsOf(seen);
  return object === undefined ? undefined : counted(object.label, object.count);
}

/** Things of the category that the detector saw, the one that covers most of the picture first. */
function objectsOf({ category, detections }: Seen): { label: number; count: number }[] {
  return countObjects(detections.filter(({ label }) => OBJECT_WORDS[label]?.category === category));
}

/** Sure detections by label, the one that covers most of the picture first. */
export function countObjects(detections: readonly Detection[]): { label: number; count: number }[] {
  const found = new Map<number, { label: number; count: number; area: number }>();
  for (const box of detections) {
    if (box.score < OBJECT_FLOOR || OBJECT_WORDS[box.label] === undefined) continue;
    const entry = found.get(box.label) ?? { label: box.label, count: 0, area: 0 };
    entry.count += 1;
    entry.area += boxArea(box);
    found.set(box.label, entry);
  }
  return [...found.values()].sort((first, second) => second.area - first.area);
}

/** "a dog", "two dogs", "several dogs". */
export function counted(label: number, count: number): string {
  const words = OBJECT_WORDS[label];
  if (words === undefined) throw new Error(`There is no word for object ${label}.`);
  if (count === 1) return words.one;
  return `${NUMBERS[count] ?? 'several'} ${words.many}`;
}

/** How many people the photo is about. */
function peopleCount(detections: readonly Detection[]): number {
  return detections.filter(
    (box) => box.label === PERSON_LABEL && box.score >= OBJECT_FLOOR && boxArea(box) >= BYSTANDER_AREA,
  ).length;
}

function people({ category, detections }: Seen): string | undefined {
  const count = peopleCount(detections);
  if (category === 'Family & Groups') {
    return count >= 2 && count <= 4 ? counted(PERSON_LABEL, count) : 'a group of people';
  }
  return count === 1 ? 'a person' : undefined;
}

/** "a person with a phone": what is held or worn says more than the bare person. */
function personWithThing({ category, detections }: Seen): string | undefined {
  if (category !== 'People & Portraits' || peopleCount(detections) !== 1) return undefined;
  const thing = countObjects(detections).find(({ label, count }) => count === 1 && label in COMPANIONS);
  return thing === undefined ? undefined : `a person ${COMPANIONS[thing.label]}`;
}

function activity({ detections }: Seen): string | undefined {
  const doing = countObjects(detections).find(({ label }) => ACTIVITIES[label] !== undefined);
  const count = peopleCount(detections);
  if (doing === undefined || count === 0) return undefined;
  return `${counted(PERSON_LABEL, count)} ${ACTIVITIES[doing.label]}`;
}
