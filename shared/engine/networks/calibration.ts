/** Platt scaling: a line through log odds that turns a score into a probability. */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
}

/** Scores are clamped to this distance from 0 and 1, where log odds are infinite. */
const MARGIN = 1e-3;

/** Returns the probability, 0 to 1, for a score. */
export function calibrated(score: number, { offset, slope }: Calibration): number {
  return 1 / (1 + Math.exp(-(offset + slope * logOdds(score))));
}

/**
 * Returns the logarithm of a probability's odds. Scores outside 0 to 1, or close to either, are clamped by `MARGIN`.
 */
export function logOdds(score: number): number {
  const inside = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(inside / (1 - inside));
}
