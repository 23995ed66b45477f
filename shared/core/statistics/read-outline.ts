/**
 * The encoding of the world's outline (`world-outline.ts`): rings separated by spaces. Each point of a ring is the
 * difference of its longitude and latitude to the point before, in steps of a part of a degree. A number is twice its
 * size, minus one if negative, with five bits per character of `ALPHABET`, the lowest first; all characters of a
 * number but the last are from the alphabet's second half.
 */
export const STEPS_PER_DEGREE = 20;
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The alphabet index from which a character isn't the last of its number. */
export const MORE = 32;

/** A closed line around land: alternating longitudes and latitudes in degrees. The last point connects to the first. */
export type OutlineRing = readonly number[];

/** Reads the rings of an outline. */
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
