import type { Colour } from '../pictures/colour.ts';
import { forLabels, PERSON_LABEL } from './objects.ts';

const COATS: readonly Colour[] = ['black', 'white', 'brown'];
/** Excludes the colors that glass and chrome reflect from street and sky. */
const PAINTS: readonly Colour[] = ['red', 'orange', 'green', 'yellow', 'blue'];
/** Excludes the colors of sky, water, grass and shade, which a box around the thing also contains. */
const WARM: readonly Colour[] = ['red', 'orange', 'yellow'];
/** Excludes the colors of skin and of shade. */
const CLOTHES: readonly Colour[] = ['white', 'red', 'yellow', 'green', 'blue'];
/** Indoors, blue is the thing's own. */
const FABRICS: readonly Colour[] = ['red', 'orange', 'yellow', 'blue'];

/**
 * The colors that may be named for each COCO label: a car, a motorcycle, a bus, a train, a truck; a boat, a fire
 * hydrant, a bird, an umbrella, a kite; a backpack, a handbag, a suitcase, a cup, a chair, a couch; a cat, a dog, a
 * horse, a cow, a bear. Of a person, what they wear.
 */
export const OBJECT_COLOURS: Readonly<Record<number, readonly Colour[]>> = {
  [PERSON_LABEL]: CLOTHES,
  ...forLabels(PAINTS, [2, 3, 5, 6, 7]),
  ...forLabels(WARM, [8, 10, 15, 27, 37]),
  ...forLabels(FABRICS, [26, 30, 32, 46, 61, 62]),
  ...forLabels([...COATS, 'orange'], [16]),
  ...forLabels(COATS, [17, 18, 20, 22]),
};
