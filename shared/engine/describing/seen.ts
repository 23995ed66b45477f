import type { CategoryName } from '#core/categories/categorize.ts';
import type { Colour } from '../pictures/colour.ts';
import { boxArea, type Detection } from './detections.ts';
import { nounPhrase, type Phrase } from './phrase.ts';
import type { Title } from '../reading/title.ts';
import type { WordsSeen } from './word-head.ts';
import { ALWAYS_DOUBTFUL, MENTION_FLOORS, OBJECT_WORDS } from '../vocabulary/objects.ts';
import { PHOTO_WORDS, type PhotoWord, type WordRole } from '../vocabulary/photo-words.ts';

/** The observations that descriptions need. */
export interface Seen {
  readonly category: Exclude<CategoryName, 'Unsorted'>;
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
  /** The color of the object, if it is the only one. */
  readonly colour?: Colour;
}

/** The minimum score of a detection that may name the subject. */
const OBJECT_FLOOR = 0.45;

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

/** Returns the certain detections by label, with the one that covers most of the picture first. */
export function countObjects(detections: readonly Detection[]): SeenObject[] {
  const found = new Map<number, { label: number; count: number; area: number; colour?: Colour }>();
  for (const box of detections) {
    if (box.score < OBJECT_FLOOR || OBJECT_WORDS[box.label] === undefined) continue;
    const entry = found.get(box.label) ?? { label: box.label, count: 0, area: 0 };
    entry.count += 1;
    entry.area += boxArea(box);
    if (box.colour !== undefined) entry.colour = box.colour;
    found.set(box.label, entry);
  }
  return [...found.values()].sort((first, second) => second.area - first.area);
}

/**
 * Returns "a dog", "a brown dog", "two dogs", "several dogs".
 *
 * @throws {Error} for a label without words
 */
export function counted({ label, count, colour }: SeenObject): Phrase {
  const words = OBJECT_WORDS[label];
  if (words === undefined) throw new Error(`Object ${label} has no word.`);
  const noun = words.one;
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
