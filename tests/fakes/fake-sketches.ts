import { SKETCH_LENGTH } from '#core/similarity/likeness/limits.ts';
import { writeSketch } from '#core/similarity/likeness/sketch.ts';

/** A sketch in a direction from 0 to 7, with slight noise in each number. */
export function fakeSketch(direction: number, number: number): string {
  return writeSketch(
    Float32Array.from({ length: SKETCH_LENGTH }, (_, at) => {
      const beside = Math.sin(number * 12.9898 + at * 78.233) * 0.04;
      return (at % 8 === direction ? 0.12 : 0.02) + beside;
    }),
  );
}

/** Returns this many sketches in a direction, from a number on. */
export function fakeSketches(direction: number, count: number, first = 0): string[] {
  return Array.from({ length: count }, (_, at) => fakeSketch(direction, first + at));
}
