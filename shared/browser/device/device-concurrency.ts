import { ENGINE_WORKERS } from '../limits.ts';

/** Photos that are looked at side by side: a core is left to the page, and each worker takes 120 MB. */
export function enginesAtOnce(): number {
  return Math.min(ENGINE_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

/** Photos under way at once: one more than are looked at, so that none of the workers waits for the next photo. */
export function deviceConcurrency(): number {
  return enginesAtOnce() + 1;
}
