import type { Colour } from '../pictures/colour.ts';

const COATS: readonly Colour[] = ['black', 'white', 'brown'];
/** Excludes the colors that glass and chrome reflect from street and sky. */
const PAINTS: readonly Colour[] = ['red', 'green', 'yellow'];

/**
 * The colors that may be named for each COCO label: a car, a motorcycle, a bus, a train, a truck; a cat, a dog, a
 * horse, a cow.
 */
export const OBJECT_COLOURS: Readonly<Record<number, readonly Colour[]>> = {
  2: PAINTS,
  3: PAINTS,
  5: PAINTS,
  6: PAINTS,
  7: PAINTS,
  16: COATS,
  17: COATS,
  18: COATS,
  20: COATS,
};
