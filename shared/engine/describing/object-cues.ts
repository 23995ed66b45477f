import type { CategoryName } from '#core/categories/categorize.ts';
import { boxArea, OBJECT_LABELS, type Detection, type DetectorAnswer } from './detections.ts';

const PERSON = 0;
/** The minimum score for counting a box as a person. */
const PERSON_FLOOR = 0.4;
/** The minimum score for counting a box as a thing. */
const THING_FLOOR = 0.35;
/** People whose box has at least this share of the largest one's area count as one group with it. */
const COMPARABLE_AREA = 0.25;

/** The bonus of a person's box is proportional to its area, up to this total area. */
const BONUS_FLOOR = 0.5;
const BONUS_PER_AREA = 0.15;
const MAX_BONUS_AREA = 0.4;

/** Ranges of COCO labels that indicate one kind of photo each: vehicles, animals, tableware and food … */
const THING_RANGES: readonly (readonly [first: number, last: number])[] = [
  [1, 8],
  [15, 24],
  [43, 60],
  [61, 69],
  [71, 81],
  [83, 89],
  [26, 42],
];

/** The length of the vector that {@link objectCues} returns. */
export const OBJECT_CUE_COUNT = OBJECT_LABELS + 16 + THING_RANGES.length + 1;

/**
 * Returns the detector's output as features for the head: the strength of each label, the number of people and their
 * size.
 */
export function objectCues(answer: DetectorAnswer): Float32Array {
  const { detections, bestScores } = answer;
  const cues = new Float32Array(OBJECT_CUE_COUNT);
  bestScores.forEach((score, label) => {
    cues[label] = Math.max(0, Math.log(score + 1e-3) - Math.log(0.03)) / 4;
  });
  cues.set(peopleCues(detections), OBJECT_LABELS);
  const things = detections.filter(({ label, score }) => label !== PERSON && score >= THING_FLOOR);
  const sizes = THING_RANGES.map(([first, last]) =>
    things
      .filter(({ label }) => label >= first && label <= last)
      .reduce((largest, box) => Math.max(largest, Math.sqrt(boxArea(box))), 0),
  );
  cues.set([...sizes, Math.min(things.length, 10) / 10], OBJECT_LABELS + 16);
  return cues;
}

function peopleCues(detections: readonly Detection[]): number[] {
  const people = detections.filter(({ label }) => label === PERSON);
  const areas = people
    .filter(({ score }) => score >= PERSON_FLOOR)
    .map(boxArea)
    .sort((first, second) => second - first);
  const count = areas.length;
  const largest = areas[0] ?? 0;
  const total = areas.reduce((sum, area) => sum + area, 0);
  const weighted = people.reduce((sum, person) => sum + boxArea(person) * person.score, 0);
  const together = areas.filter((area) => area >= largest * COMPARABLE_AREA).length;
  return [
    Number(count >= 1),
    Number(count >= 2),
    Number(count >= 3),
    Number(count >= 5),
    Math.min(count, 10) / 10,
    largest,
    Math.sqrt(largest),
    total,
    Number(together >= 2),
    Number(together >= 3),
    count > 1 ? (areas[1] ?? 0) / largest : 0,
    Math.min(1, weighted),
    Number(largest > 0.15),
    Number(largest > 0.3),
    together === 1 ? Math.sqrt(largest) : 0,
    together >= 2 ? Math.sqrt(Math.min(1, total)) : 0,
  ];
}

/**
 * Returns what clearly visible people add to the category of one person or of a group. The training photos have few
 * groups, so the head alone underestimates them.
 */
export function peopleBonus(detections: readonly Detection[]): Partial<Record<CategoryName, number>> {
  const areas = detections
    .filter(({ label, score }) => label === PERSON && score >= BONUS_FLOOR)
    .map(boxArea)
    .sort((first, second) => second - first);
  const largest = areas[0];
  if (largest === undefined) return {};
  const isGroup = areas.filter((area) => area >= largest * COMPARABLE_AREA).length > 1;
  const area = Math.min(
    MAX_BONUS_AREA,
    areas.reduce((sum, value) => sum + value, 0),
  );
  return { [isGroup ? 'Family & Groups' : 'People & Portraits']: BONUS_PER_AREA * area };
}
