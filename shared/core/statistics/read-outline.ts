import { ALPHABET, MORE, STEPS_PER_DEGREE } from './outline-format.ts';

/** A closed line around land: alternating longitudes and latitudes in degrees. The last point connects to the first. */
export type OutlineRing = readonly number[];

/** Reads the rings of an outline; see `outline-format.ts`. */
export function readOutline(text: string): OutlineRing[] {
  return text.split(' ').map(readRing);
}

function readRing(text: string): OutlineRing {
  const steps: number[] = [];
  let [number, weight] = [0, 1];
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    number += (value % MORE) * weight;
    weight *= MORE;
    if (value >= MORE) continue;
    steps.push((steps.at(-2) ?? 0) + (number % 2 === 0 ? number / 2 : -(number + 1) / 2));
    [number, weight] = [0, 1];
  }
  return steps.map((count) => count / STEPS_PER_DEGREE);
}
