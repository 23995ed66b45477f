import { describe, expect, it } from 'vitest';
import { nextPeriod, periodAt } from '#core/period.ts';
import { limitsFor, PLANS } from '#core/plan.ts';
import {
  isApproachingLimit,
  percentUsed,
  remaining,
  reserve,
  rollOver,
  settle,
  type Usage,
  usageLevel,
} from '#core/quota.ts';

const usage: Usage = Object.freeze({ period: '2026-11', count: 20 });

describe('reserve', () => {
  it('refuses a batch that does not fit, and counts none of it', () => {
    expect(() => reserve(usage, 6, 25)).toThrow(
      expect.objectContaining({
        failure: { code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12', left: 5, photos: 6 } },
      }),
    );
    expect(usage.count).toBe(20);
  });

  it.each([
    [1, 21],
    [5, 25],
  ])('adds %i photos to reach %i', (photos, count) => {
    expect(reserve(usage, photos, 25).count).toBe(count);
  });

  it('never refuses where there is no limit', () => {
    expect(reserve(usage, 1_000_000, 'unlimited').count).toBe(1_000_020);
  });
});

describe('settle', () => {
  it('gives back what was reserved and not described', () => {
    expect(settle(usage, { period: '2026-11', reserved: 10, described: 7 }).count).toBe(17);
  });

  it('gives nothing back where every photo was described, or more than were reserved', () => {
    expect(settle(usage, { period: '2026-11', reserved: 10, described: 10 }).count).toBe(20);
    expect(settle(usage, { period: '2026-11', reserved: 10, described: 12 }).count).toBe(20);
  });

  it('gives nothing back to a month that came after the batch', () => {
    expect(settle(usage, { period: '2026-10', reserved: 10, described: 0 })).toBe(usage);
  });

  it('never takes the count below zero', () => {
    expect(settle({ ...usage, count: 3 }, { period: '2026-11', reserved: 10, described: 0 }).count).toBe(0);
  });
});

describe('rollOver', () => {
  it('starts a new month at zero and leaves the same month alone', () => {
    expect(rollOver(usage, '2026-12')).toEqual({ period: '2026-12', count: 0 });
    expect(rollOver(usage, '2026-11')).toBe(usage);
  });
});

describe('the period', () => {
  it('is the UTC month', () => {
    expect(periodAt(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
    expect(periodAt(Date.parse('2026-12-01T00:00:00Z'))).toBe('2026-12');
  });

  it('goes from December to January', () => {
    expect(nextPeriod('2026-12')).toBe('2027-01');
  });
});

describe('what is shown of the usage', () => {
  it.each([
    [19, 'normal'],
    [20, 'warning'],
    [22, 'warning'],
    [23, 'destructive'],
    [40, 'destructive'],
  ] as const)('is at %i of 25: %s', (count, level) => {
    expect(usageLevel({ ...usage, count }, 25)).toBe(level);
  });

  it('is destructive above 90 %, not at it', () => {
    expect(usageLevel({ ...usage, count: 90 }, 100)).toBe('warning');
    expect(usageLevel({ ...usage, count: 91 }, 100)).toBe('destructive');
  });

  it('is nothing used and no number left where there is no limit', () => {
    expect(percentUsed(usage, 'unlimited')).toBe(0);
    expect(remaining(usage, 'unlimited')).toBe('unlimited');
    expect(usageLevel(usage, 'unlimited')).toBe('normal');
  });

  it('never says more than 100 %, or less than nothing left', () => {
    expect(percentUsed({ ...usage, count: 40 }, 25)).toBe(100);
    expect(remaining({ ...usage, count: 40 }, 25)).toBe(0);
  });

  it.each([
    [19, false],
    [20, true],
    [24, true],
    [25, false],
  ])('warns at %i of 25: %s', (count, isWarned) => {
    expect(isApproachingLimit({ ...usage, count }, 25)).toBe(isWarned);
  });
});

describe('limitsFor', () => {
  it('gives each plan the limits of the specification', () => {
    const limits = (['free', 'pro', 'enterprise'] as const).map((plan) =>
      limitsFor({ plan, foundingMember: false }),
    );
    expect(limits.map(({ photosPerMonth, photosPerBatch }) => [photosPerMonth, photosPerBatch])).toEqual([
      [25, 20],
      [10_000, 100],
      [100_000, 250],
    ]);
    expect(Object.values(PLANS).map(({ priceUsd }) => priceUsd)).toEqual([0, 9, 29]);
  });

  it('lifts the monthly limit for founding members, and not the batch cap', () => {
    expect(limitsFor({ plan: 'free', foundingMember: true })).toMatchObject({
      photosPerMonth: 'unlimited',
      photosPerBatch: 20,
    });
  });
});
