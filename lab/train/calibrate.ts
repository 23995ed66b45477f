import { calibrated, logOdds, type Calibration } from '../../shared/engine/networks/calibration.ts';

/** A decision's score, and whether it was right. */
export interface Decision {
  readonly score: number;
  readonly isRight: boolean;
}

const STEPS = 200;
const BINS = 10;

/** Fits Platt scaling by Newton's method. */
export function fitCalibration(decisions: readonly Decision[]): Calibration {
  let [offset, slope] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    let [gradientOffset, gradientSlope, a, b, c] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, isRight } of decisions) {
      const odds = logOdds(score);
      const probability = calibrated(score, { offset, slope });
      const difference = probability - Number(isRight);
      const curve = probability * (1 - probability);
      gradientOffset += difference;
      gradientSlope += difference * odds;
      a += curve;
      b += curve * odds;
      c += curve * odds * odds;
    }
    const determinant = a * c - b * b;
    const moveOffset = (c * gradientOffset - b * gradientSlope) / determinant;
    const moveSlope = (a * gradientSlope - b * gradientOffset) / determinant;
    offset -= moveOffset;
    slope -= moveSlope;
    if (Math.abs(moveOffset) + Math.abs(moveSlope) < 1e-9) break;
  }
  return { offset: rounded(offset), slope: rounded(slope) };
}

/** The expected calibration error over ten bins, in percentage points. */
export function calibrationError(decisions: readonly Decision[], calibration: Calibration): number {
  const bins = Array.from({ length: BINS }, () => ({ photos: 0, said: 0, right: 0 }));
  for (const { score, isRight } of decisions) {
    const said = calibrated(score, calibration);
    const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))]!;
    bin.photos += 1;
    bin.said += said;
    bin.right += Number(isRight);
  }
  const apart = bins.reduce((sum, { said, right }) => sum + Math.abs(said - right), 0);
  return Math.round((1000 * apart) / Math.max(1, decisions.length)) / 10;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
