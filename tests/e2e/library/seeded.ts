/** Returns a generator of numbers from 0 to 1 that repeats (a linear congruential generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}
