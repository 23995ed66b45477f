import { describe, expect, it } from 'vitest';
import { calibrated } from '../../../shared/engine/networks/calibration.ts';
import { calibrationError, fitCalibration, type Decision } from '../../train/calibrate.ts';

/** A thousand decisions with one score, of which this many are right. */
function decisions(score: number, right: number): Decision[] {
  return Array.from({ length: 1000 }, (_, index) => ({ score, isRight: index < right }));
}

describe('calibration', () => {
  const tooModest = [...decisions(0.5, 800), ...decisions(0.3, 500), ...decisions(0.8, 950)];

  it('makes a score as high as the share that was right', () => {
    const line = fitCalibration(tooModest);
    expect(calibrated(0.5, line)).toBeCloseTo(0.8, 1);
    expect(calibrated(0.3, line)).toBeCloseTo(0.5, 1);
    expect(calibrated(0.8, line)).toBeCloseTo(0.95, 1);
  });

  it('lowers the error that it is measured by', () => {
    const before = calibrationError(tooModest, { offset: 0, slope: 1 });
    expect(before).toBeGreaterThan(15);
    expect(calibrationError(tooModest, fitCalibration(tooModest))).toBeLessThan(2);
  });

  it('stays a probability for scores of 0 and beyond 1', () => {
    const line = fitCalibration(tooModest);
    for (const score of [0, 1, 1.4]) {
      expect(calibrated(score, line)).toBeGreaterThan(0);
      expect(calibrated(score, line)).toBeLessThan(1);
    }
  });
});
