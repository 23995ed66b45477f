import { FILM_READING } from '../decoding/film-limits.ts';

/** Where a film is looked at, in parts of its length: its first and last moments are often black or blurred. */
const PARTS = [0.1, 0.5, 0.9] as const;
/** The most frames that a film is looked at in. */
export const FRAMES_OF_FILM = PARTS.length;
/** How far away another moment is tried if a frame came out badly. */
const STEP = 0.06;

/** How far from the wanted moment a key frame may be, in parts of the length; a nearer one costs more to decode. */
const NEAR = 0.1;

/**
 * Returns when to look at a film, in seconds: for each of three frames the moment itself, then those that are tried if
 * that frame is black or blurred.
 *
 * @param seconds the film's length; 0 if it is unknown
 */
export function frameMoments(seconds: number): readonly (readonly number[])[] {
  if (!(seconds > 0) || !Number.isFinite(seconds)) return [[0]];
  const steps = [0, STEP, -STEP].slice(0, FILM_READING.tries);
  return PARTS.map((part) => steps.map((step) => (part + step) * seconds));
}

/** Returns whether the key frame before a moment shows it well enough. */
export function isNearMoment(keySeconds: number, momentSeconds: number, seconds: number): boolean {
  return momentSeconds - keySeconds <= NEAR * seconds;
}
