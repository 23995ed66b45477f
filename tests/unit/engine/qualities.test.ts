import { describe, expect, it } from 'vitest';
import { readConcepts, writeConcepts } from '#core/concepts/concept-record.ts';
import {
  colourConcept,
  isQuality,
  numberConcept,
  SEARCHED_COLOURS,
  type SearchedColour,
  WHOLE_PICTURE,
} from '#core/concepts/qualities.ts';
import type { Detection } from '#engine/describing/detections.ts';
import type { Observations } from '#engine/describing/observe.ts';
import { withQualities } from '#engine/describing/qualities.ts';
import { colourShares } from '#engine/pictures/colour-shares.ts';
import type { RgbImage } from '#engine/pictures/image.ts';

type Rgb = readonly [number, number, number];

const [PERSON, CAR, DOG] = [0, 2, 17];
const GRASS: Rgb = [70, 140, 50];
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

/** A picture whose left half has one color and whose right half another. */
function halves(left: Rgb, right: Rgb): RgbImage {
  const [width, height] = [40, 20];
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) data.set(at % width < width / 2 ? left : right, at * 3);
  return { width, height, data };
}

function box(label: number, score: number, left: number, right: number): Detection {
  return { label, score, left, right, top: 0, bottom: 1 };
}

function qualitiesOf(
  image: RgbImage,
  detections: readonly Detection[],
  more: Partial<Observations> = {},
): number[] {
  const observations = { detections, concepts: writeConcepts([{ id: 5, probability: 0.5 }]), ...more };
  const record = withQualities(observations as Observations, image);
  const ids = (readConcepts(record ?? '') ?? []).map(({ id }) => id);
  expect(ids).toContain(5);
  return ids.filter(isQuality);
}

describe('the color that a search finds', () => {
  it.each<[SearchedColour, Rgb]>([
    ['black', [25, 22, 20]],
    ['black', [70, 68, 66]],
    ['white', [230, 228, 220]],
    ['gray', [130, 130, 132]],
    ['brown', [140, 95, 60]],
    ['brown', [205, 165, 120]],
    ['red', [190, 30, 35]],
    ['orange', [230, 125, 30]],
    ['yellow', [235, 200, 40]],
    ['green', [40, 120, 60]],
    ['blue', [40, 90, 190]],
    ['purple', [110, 50, 160]],
    ['pink', [240, 150, 170]],
    ['pink', [220, 60, 160]],
  ])('is %s', (colour, rgb) => {
    expect(colourShares(halves(rgb, rgb), WHOLE)[SEARCHED_COLOURS.indexOf(colour)]).toBe(1);
  });
});

describe('the concepts of a photo', () => {
  const street = halves([190, 30, 35], [40, 90, 190]);

  it('have the color of each thing, and of the picture where light and ground do not give it', () => {
    const ids = qualitiesOf(street, [box(CAR, 0.9, 0, 0.5), box(DOG, 0.3, 0.5, 1)]);
    const expected = [
      colourConcept(CAR, 'red'),
      colourConcept(WHOLE_PICTURE, 'red'),
      colourConcept(WHOLE_PICTURE, 'blue'),
    ];
    expect(new Set(ids)).toEqual(new Set(expected));
    expect(qualitiesOf(halves([25, 22, 20], [140, 95, 60]), [])).toEqual([]);
  });

  it('have the color of the whole picture, up to its edges', () => {
    const framed = halves(GRASS, GRASS);
    for (let at = 0; at < framed.width * framed.height; at += 1) {
      const [x, y] = [(at % framed.width) + 0.5, Math.floor(at / framed.width) + 0.5];
      const isEdge = Math.min(x / framed.width, y / framed.height) < 0.1;
      if (isEdge) framed.data.set([190, 30, 35], at * 3);
    }
    expect(qualitiesOf(framed, [])).toContain(colourConcept(WHOLE_PICTURE, 'red'));
  });

  it('have no color of a photo in black and white', () => {
    expect(qualitiesOf(street, [box(CAR, 0.9, 0, 0.5)], { isBlackAndWhite: true })).toEqual([]);
  });

  it('have the number of things, without those that are uncertain and people in the background', () => {
    const grass = halves(GRASS, GRASS);
    const dogs = [0.9, 0.8, 0.7, 0.3].map((score) => box(DOG, score, 0, 0.5));
    expect(qualitiesOf(grass, dogs)).toContain(numberConcept(DOG, 3));
    const people = [box(PERSON, 0.9, 0, 0.4), box(PERSON, 0.8, 0.5, 0.9), box(PERSON, 0.7, 0.95, 1)];
    expect(qualitiesOf(grass, people)).toContain(numberConcept(PERSON, 2));
    expect(qualitiesOf(grass, people.slice(0, 1)).filter((id) => id >= numberConcept(0, 2))).toEqual([]);
  });

  it('stay missing if there are none', () => {
    const observations = { detections: [box(CAR, 0.9, 0, 0.5)] } as unknown as Observations;
    expect(withQualities(observations, street)).toBeUndefined();
  });
});
