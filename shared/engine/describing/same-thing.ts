import type { CategoryName } from '#core/categories/categorize.ts';
import { areOfOneSize, areSamePlace } from './boxes.ts';
import { boxArea, type Detection } from './detections.ts';
import { PLACES_AND_EVENTS, SCENES } from './photo-kinds.ts';
import type { Phrase } from './phrase.ts';
import { mentionable, type Seen } from './seen.ts';
import { CLASS_NOUNS } from './sure-noun.ts';
import { areOfOneBranch } from '../vocabulary/lexicon.ts';
import { OBJECT_WORDS, PERSON_LABEL, ROOMS } from '../vocabulary/objects.ts';

/**
 * The minimum share of the picture and the maximum score of a person who is more likely the subject itself, which the
 * detector has no name for: a flamingo, a scorpion. In six labeled photos, none of these people was there.
 */
const MISTAKEN = { area: 0.3, score: 0.8 } as const;
const TAME: ReadonlySet<CategoryName> = new Set(['Pets', 'Farm Animals']);

/**
 * Returns the labels that are the subject under another name: those on its branch of the lexicon, and, if none is, the
 * largest thing in the picture, since the subject must be somewhere.
 */
export function labelsOfSubject({ things }: Phrase, { category, detections }: Seen): ReadonlySet<number> {
  const others = mentionable(detections).filter(
    ({ label }) => label !== PERSON_LABEL && label in OBJECT_WORDS,
  );
  const own = others.filter(({ label }) =>
    things.some(({ noun }) => areOfOneBranch(noun, OBJECT_WORDS[label]!.one)),
  );
  // A soccer ball is the subject of a photo of sports as a cup is of one of drinks.
  const isPlace = SCENES.has(category) || ROOMS.some(([, room]) => things[0]?.noun === room);
  if (isPlace || (PLACES_AND_EVENTS.has(category) && !things.some(({ noun }) => CLASS_NOUNS.has(noun))))
    return labels(own);
  const [largest] = others.toSorted((one, other) => boxArea(other) - boxArea(one));
  const main = own.length === 0 && largest !== undefined ? [largest] : own;
  const same = others.filter((box) =>
    main.some((one) => one !== box && areSamePlace(one, box) && (!isSurface(box) || areOfOneSize(one, box))),
  );
  return labels([...main.filter((box) => !isSurface(box)), ...same]);
}

/** Returns whether the detector sees it, under a name of its branch. */
export function isDetected(noun: string, { detections }: Pick<Seen, 'detections'>): boolean {
  return mentionable(detections).some(({ label }) => areOfOneBranch(noun, OBJECT_WORDS[label]?.one ?? ''));
}

/** Tables and the like, on which the subject stands. */
export function isSurface({ label }: Detection): boolean {
  return OBJECT_WORDS[label]?.category === 'Interiors & Furniture';
}

function labels(boxes: readonly Detection[]): ReadonlySet<number> {
  return new Set(boxes.map(({ label }) => label));
}

/** Returns whether the detector takes the subject for a person. It knows dogs and horses better than that. */
export function isTakenForPerson({ things }: Phrase, { category, detections }: Seen): boolean {
  if (PLACES_AND_EVENTS.has(category) || TAME.has(category)) return false;
  if (things.some(({ noun }) => isDetected(noun, { detections }))) return false;
  const person = detections.find(({ label }) => label === PERSON_LABEL);
  return person !== undefined && boxArea(person) >= MISTAKEN.area && person.score < MISTAKEN.score;
}
