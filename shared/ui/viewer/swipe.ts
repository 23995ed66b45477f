/** A finger's way over a photo, from where it was put down to where it was lifted. */
export interface Stroke {
  /** To the right and down, in CSS pixels. */
  readonly dxPx: number;
  readonly dyPx: number;
  readonly ms: number;
  /** Of what it went over. */
  readonly widthPx: number;
}

/** The part of the width that a slow finger has to cross. */
const FAR = 0.25;
/** What a quick one has to cross, and its speed in pixels a millisecond. */
const FLICK = { leastPx: 30, pxPerMs: 0.4 } as const;
/** How much further sideways than up or down. */
const SIDEWAYS = 1.5;

/** The step that a stroke means: the photo goes along with the finger, so to the left comes the next one. */
export function stepOfStroke({ dxPx, dyPx, ms, widthPx }: Stroke): 'previous' | 'next' | undefined {
  const distance = Math.abs(dxPx);
  if (distance < SIDEWAYS * Math.abs(dyPx)) return undefined;
  const isFlick = distance >= FLICK.leastPx && distance >= FLICK.pxPerMs * ms;
  if (!isFlick && distance < FAR * widthPx) return undefined;
  return dxPx < 0 ? 'next' : 'previous';
}
