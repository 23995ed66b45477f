/** A line through log odds (Platt scaling): what a score has to become to be true as often as it says. */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
}

/** Scores closer to 0 or 1 than this have no log odds to speak of. */
const MARGIN = 1e-3;

/** How likely something is that was given this score, 0 to 1. */
export function calibrated(score: number, { offset, slope }: Calibration): number {
  return 1 / (1 + Math.exp(-(offset + slope * logOdds(score))));
}

/** The logarithm of a probability's odds. Scores beyond 0 and 1 count as next to them. */
export function logOdds(score: number): number {
  const inside = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(inside / (1 - inside));
}
