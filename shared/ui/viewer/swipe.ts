/** A finger's path over a photo, from touch to release. */
export interface Stroke {
  /** To the right and down, in CSS pixels. */
  readonly dxPx: number;
  readonly dyPx: number;
  readonly ms: number;
  /** The width of the swiped element. */
  readonly widthPx: number;
}

/** The fraction of the width that a slow swipe has to cross. */
const FAR = 0.25;
/** The minimum distance of a quick swipe, and its minimum speed in pixels per millisecond. */
const FLICK = { leastPx: 30, pxPerMs: 0.4 } as const;
/** The minimum ratio of horizontal to vertical movement. */
const SIDEWAYS = 1.5;

/** Returns the step for a swipe: the photo follows the finger, so a swipe to the left leads to the next one. */
export function stepOfStroke({ dxPx, dyPx, ms, widthPx }: Stroke): 'previous' | 'next' | undefined {
  const distance = Math.abs(dxPx);
  if (distance < SIDEWAYS * Math.abs(dyPx)) return undefined;
  const isFlick = distance >= FLICK.leastPx && distance >= FLICK.pxPerMs * ms;
  if (!isFlick && distance < FAR * widthPx) return undefined;
  return dxPx < 0 ? 'next' : 'previous';
}
