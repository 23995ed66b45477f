import type { CategoryName } from '#core/categories/categorize.ts';
import type { Colour } from '../pictures/colour.ts';
import { areSamePlace } from './boxes.ts';
import { boxArea, type Detection } from './detections.ts';
import { nounPhrase, type Phrase } from './phrase.ts';
import type { Title } from '../reading/title.ts';
import type { WordsSeen } from './word-head.ts';
import { ALWAYS_DOUBTFUL, MENTION_FLOORS, OBJECT_WORDS } from '../vocabulary/objects.ts';
import { PHOTO_WORDS, type PhotoWord, type WordRole } from '../vocabulary/photo-words.ts';

/** The observations that descriptions need. */
export interface Seen {
  readonly category: Exclude<CategoryName, 'Unsorted'>;
  /** Whether even a second look left doubt about the category. */
  readonly isInDoubt?: boolean;
  readonly classes: Float32Array;
  readonly detail: string | undefined;
  readonly detections: readonly Detection[];
  readonly words: WordsSeen;
  /** The text in the photo that names it. */
  readonly title?: Title;
  /** Whether the photo is black and white. */
  readonly isBlackAndWhite?: boolean;
}

/** Detections of one label. */
export interface SeenObject {
  readonly label: number;
  readonly count: number;
  /** Whether there may be more of them than were counted. */
  readonly isMany?: true;
  /** The color of the object, if it is the only one. */
  readonly colour?: Colour;
}

/** The minimum score of a detection that may name the subject. */
const OBJECT_FLOOR = 0.45;
/**
 * The minimum score of each of several things whose number is said, and of one that may be there too. Of 24 such
 * numbers in 1,200 photos, captions agree with 16, and with 14 of 30 others; the detector has learned from none of them.
 */
const COUNTED_FLOOR = 0.6;
/** A second toilet or television is more often something else than a second horse is. */
const ROOM_THINGS: ReadonlySet<CategoryName> = new Set(['Interiors & Furniture', 'Electronics']);
const POSSIBLE_FLOOR = 0.3;
/** So many that may be there are several, even if only one is clearly seen. */
const MANY = 3;

/** The usual minimum score of a thing that is mentioned beside a subject, and of a second one of its kind. */
const MENTION_FLOOR = 0.55;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const BY_WORD = new Map(PHOTO_WORDS.map((entry) => [entry.word, entry]));

/** Returns the certain words of one role, most certain first. */
export function sureWords({ words }: Pick<Seen, 'words'>, role: WordRole): PhotoWord[] {
  return words.sure.flatMap((word) => {
    const entry = BY_WORD.get(word);
    return entry?.role === role ? [entry] : [];
  });
}

/**
 * Returns the detections that may be mentioned beside a subject: of each label that the detector is sure enough of, the
 * strongest one and the others that count.
 *
 * @param detections highest score first
 * @param own the photo's category: a surfboard in a photo of sports is one even where the detector is unsure
 */
export function mentionable(detections: readonly Detection[], own?: CategoryName): Detection[] {
  const strongest = new Map<number, Detection>();
  for (const box of detections) if (!strongest.has(box.label)) strongest.set(box.label, box);
  return detections.filter((box) => {
    const first = strongest.get(box.label)!;
    return first.score >= mentionFloor(box.label, own) && (box === first || box.score >= MENTION_FLOOR);
  });
}

function mentionFloor(label: number, own: CategoryName | undefined): number {
  const isOwn = OBJECT_WORDS[label]?.category === own && !ALWAYS_DOUBTFUL.has(label);
  return isOwn ? OBJECT_FLOOR : (MENTION_FLOORS[label] ?? MENTION_FLOOR);
}

/**
 * Returns the certain detections by label, with the one that covers most of the picture first.
 *
 * @param detections what may be named
 * @param all what was detected, which may be more of the same
 */
export function countObjects(detections: readonly Detection[], all: readonly Detection[]): SeenObject[] {
  const found = new Map<number, { area: number; colour: Colour | undefined }>();
  for (const box of detections) {
    if (box.score < OBJECT_FLOOR || OBJECT_WORDS[box.label] === undefined) continue;
    const { area = 0, colour } = found.get(box.label) ?? {};
    found.set(box.label, { area: area + boxArea(box), colour: box.colour ?? colour });
  }
  return [...found]
    .toSorted(([, first], [, second]) => second.area - first.area)
    .map(([label, { colour }]) => numbered(label, colour, all));
}

/** Says how many there are of a kind if that is certain: all that may be there are clearly seen, each on its own. */
function numbered(label: number, colour: Colour | undefined, all: readonly Detection[]): SeenObject {
  const possible = all.filter((box) => box.label === label && box.score >= POSSIBLE_FLOOR);
  const isOfRoom = ROOM_THINGS.has(OBJECT_WORDS[label]!.category);
  const floor = isOfRoom ? MENTION_FLOOR : OBJECT_FLOOR;
  const count = possible.filter(({ score }) => score >= floor).length;
  if (count < 2 && (isOfRoom || possible.length < MANY)) {
    return { label, count: 1, ...(colour === undefined ? {} : { colour }) };
  }
  const isCertain = possible.every(({ score }) => score >= COUNTED_FLOOR) && areApart(possible);
  return { label, count: Math.max(count, 2), ...(isCertain ? {} : { isMany: true }) };
}

/** Returns whether none of the boxes mostly covers another one. */
function areApart(boxes: readonly Detection[]): boolean {
  return boxes.every((box, index) => boxes.slice(0, index).every((other) => !areSamePlace(box, other)));
}

/**
 * Returns "a dog", "a brown dog", "two dogs", "several dogs", or "dogs" if nobody knows how many.
 *
 * @throws {Error} for a label without words
 */
export function counted({ label, count, isMany, colour }: SeenObject): Phrase {
  const words = OBJECT_WORDS[label];
  if (words === undefined) throw new Error(`Object ${label} has no word.`);
  const noun = words.one;
  if (isMany) return { text: words.many, things: [{ noun, isMany }] };
  if (count > 1) return { text: `${numberWord(count)} ${words.many}`, things: [{ noun, count }] };
  if (colour === undefined) return nounPhrase(noun);
  const article = /^[aeiou]/.test(colour) ? 'an' : 'a';
  return { text: noun.replace(/^an? /, `${article} ${colour} `), things: [{ noun, colour }] };
}

/** Returns "two" to "five", then "several". */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? 'several';
}

/** Returns the noun alone: both "a dog" and "two dogs" give "dog". */
export function bareNoun(phrase: string): string {
  return phrase.replace(/^(?:a|an|the|two|three|four|five|several) /, '').replace(/(?<![su])s$/, '');
}
