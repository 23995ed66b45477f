import { describe, expect, it } from 'vitest';
import { mixOpinions } from '#engine/networks/mixture.ts';

const opinions = {
  head: Float32Array.of(0.8, 0.2),
  tuned: Float32Array.of(0.2, 0.8),
  votes: Float32Array.of(0.99, 0.01),
};
const NO_VOTES = { share: 0, shareWhenSure: 0 };
const oddsOf = ([first, second]: Float32Array) => Math.log(first! / second!);

describe('the mixture of opinions', () => {
  it('weighs each one’s log odds by its exponent', () => {
    const mixed = mixOpinions(
      { mixture: { head: 0.5, tuned: 1, votes: 0 }, votes: NO_VOTES },
      Float32Array.of(0.9),
      opinions,
    );
    expect(oddsOf(mixed)).toBeCloseTo(0.5 * Math.log(4) - Math.log(4), 3);
  });

  it('gives the votes more weight the more certain a class is', () => {
    const mixed = (surest: number) =>
      mixOpinions(
        { mixture: { head: 1, tuned: 1, votes: 0 }, votes: { share: 0, shareWhenSure: 0.4 } },
        Float32Array.of(surest, 0.05),
        opinions,
      )[0]!;
    expect(mixed(1)).toBeCloseTo(0.5 * 0.6 + 0.99 * 0.4, 3);
    expect(mixed(0.5)).toBeCloseTo(0.5 * 0.8 + 0.99 * 0.2, 3);
  });

  it('excludes no category for lack of a class', () => {
    const none = { ...opinions, votes: Float32Array.of(0, 1) };
    const mixed = mixOpinions(
      { mixture: { head: 0, tuned: 0, votes: 0.1 }, votes: NO_VOTES },
      Float32Array.of(0.9),
      none,
    );
    expect(mixed[0]).toBeGreaterThan(0.3);
  });
});
