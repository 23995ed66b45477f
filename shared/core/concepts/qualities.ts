import { conceptId, kindOfConcept } from './concept.ts';

/** The colors that a search understands. Their order is that of the ids, so new ones need a new version. */
export const SEARCHED_COLOURS = [
  'black',
  'white',
  'gray',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;

export type SearchedColour = (typeof SEARCHED_COLOURS)[number];

/** Instead of a label of the detector: the whole picture. */
export const WHOLE_PICTURE = 90;

const FEWEST_COUNTED = 2;
/** More are counted as this many. */
export const MOST_COUNTED = 5;

/** Returns the id of a thing's color. @param label of the detector, or `WHOLE_PICTURE` */
export function colourConcept(label: number, colour: SearchedColour): number {
  return conceptId('color', label * SEARCHED_COLOURS.length + SEARCHED_COLOURS.indexOf(colour));
}

/** Returns the id of a number of things of one label. @param count from two; five are five or more */
export function numberConcept(label: number, count: number): number {
  const steps = MOST_COUNTED - FEWEST_COUNTED + 1;
  return conceptId('number', label * steps + Math.min(count, MOST_COUNTED) - FEWEST_COUNTED);
}

/** Returns whether a concept is a color or a number, and not a thing. */
export function isQuality(id: number): boolean {
  const kind = kindOfConcept(id);
  return kind === 'color' || kind === 'number';
}
