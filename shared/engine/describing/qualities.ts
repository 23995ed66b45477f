import type { Concept } from '#core/concepts/concept.ts';
import { readConcepts, writeConcepts } from '#core/concepts/concept-record.ts';
import {
  colourConcept,
  numberConcept,
  SEARCHED_COLOURS,
  type SearchedColour,
  WHOLE_PICTURE,
} from '#core/concepts/qualities.ts';
import { colourShares } from '../pictures/colour-shares.ts';
import type { RgbImage } from '../pictures/image.ts';
import { insetBy, WHOLE_IMAGE } from '../pictures/sampling.ts';
import { PERSON_LABEL } from '../vocabulary/objects.ts';
import { boxArea, type Detection } from './detections.ts';
import type { Observations } from './observe.ts';

/** The minimum score of a thing whose color is kept, and of one that is counted. */
const COLOURED_FLOOR = 0.4;
const COUNTED_FLOOR = 0.45;
/** People smaller than this share of the largest one are bystanders, whom nobody counts. */
const BYSTANDER_SHARE = 0.25;
/** The minimum share of a box: dull colors are also those of shade, ground and skin. */
const COLOUR_FLOOR = 0.12;
const DULL_FLOORS: Partial<Record<SearchedColour, number>> = {
  black: 0.18,
  white: 0.15,
  brown: 0.25,
  gray: 0.35,
};
const DULL_ON_PEOPLE: Partial<Record<SearchedColour, number>> = { black: 0.3, brown: 0.6, gray: 0.5 };
/** The minimum share of the whole picture. Light, ground and shade give it the other colors. */
const PICTURE_FLOORS: Partial<Record<SearchedColour, number>> = {
  red: 0.12,
  orange: 0.12,
  yellow: 0.12,
  purple: 0.12,
  pink: 0.12,
  green: 0.3,
  blue: 0.3,
};
/** The share of a box's width and height on each side that may show background. */
const MARGIN = 0.2;

/**
 * Returns the record of a photo's concepts with the colors and numbers of its things, which search finds whether or
 * not the description has them.
 */
export function withQualities(
  { concepts, detections, isBlackAndWhite }: Observations,
  image: RgbImage,
): string | undefined {
  if (concepts === undefined) return undefined;
  const colours = isBlackAndWhite === true ? [] : coloursOf(detections, image);
  return writeConcepts([...(readConcepts(concepts) ?? []), ...colours, ...numbersOf(detections)]);
}

function coloursOf(detections: readonly Detection[], image: RgbImage): Concept[] {
  const best = new Map<number, number>();
  const add = (label: number, colour: SearchedColour, share: number) => {
    const id = colourConcept(label, colour);
    best.set(id, Math.max(share, best.get(id) ?? 0));
  };
  for (const box of detections) {
    if (box.score < COLOURED_FLOOR) continue;
    colourShares(image, insetBy(box, MARGIN)).forEach((share, at) => {
      const colour = SEARCHED_COLOURS[at]!;
      const onPeople = box.label === PERSON_LABEL ? DULL_ON_PEOPLE[colour] : undefined;
      if (share >= (onPeople ?? DULL_FLOORS[colour] ?? COLOUR_FLOOR)) add(box.label, colour, share);
    });
  }
  colourShares(image, WHOLE_IMAGE).forEach((share, at) => {
    const colour = SEARCHED_COLOURS[at]!;
    if (share >= (PICTURE_FLOORS[colour] ?? Infinity)) add(WHOLE_PICTURE, colour, share);
  });
  return [...best].map(([id, probability]) => ({ id, probability }));
}

/** The numbers of things of which there are several, as certain as the least certain of them. */
function numbersOf(detections: readonly Detection[]): Concept[] {
  const certain = detections.filter(({ score }) => score >= COUNTED_FLOOR);
  return [...new Set(certain.map(({ label }) => label))].flatMap((label) => {
    const all = certain.filter((box) => box.label === label);
    const least = label === PERSON_LABEL ? BYSTANDER_SHARE * Math.max(...all.map(boxArea)) : 0;
    const counted = all.filter((box) => boxArea(box) >= least);
    const [count, weakest] = [counted.length, counted.at(-1)];
    return count < 2 || !weakest ? [] : [{ id: numberConcept(label, count), probability: weakest.score }];
  });
}
