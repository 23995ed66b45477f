import { ENGINE_WORKERS } from '../limits.ts';

/** Returns the number of engine workers: one core is left to the page, and each worker takes 120 MB. */
export function enginesAtOnce(): number {
  return Math.min(ENGINE_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

/**
 * Returns the number of concurrent photos: one more than the engine workers, so that none of them waits for the next
 * photo.
 */
export function deviceConcurrency(): number {
  return enginesAtOnce() + 1;
}
