import { describe, expect, it } from 'vitest';
import { nextPeriod, periodAt } from '#core/accounts/period.ts';
import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import {
  isApproachingLimit,
  percentUsed,
  remaining,
  rollOver,
  type Usage,
  usageLevel,
} from '#core/accounts/quota.ts';

const usage: Usage = Object.freeze({ period: '2026-11', count: 20 });

describe('rollOver', () => {
  it(
    'starts a new month at zero and keeps the same month',
    { tags: ['usage-period-rolls-over-count'] },
    () => {
      expect(rollOver(usage, '2026-12')).toEqual({ period: '2026-12', count: 0 });
      expect(rollOver(usage, '2026-11')).toBe(usage);
    },
  );
});

describe('the period', () => {
  it('is the UTC month', { tags: ['usage-resets-monthly-keyed-year'] }, () => {
    expect(periodAt(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
    expect(periodAt(Date.parse('2026-12-01T00:00:00Z'))).toBe('2026-12');
  });

  it('crosses from December to January', { tags: ['usage-resets-monthly-keyed-year'] }, () => {
    expect(nextPeriod('2026-12')).toBe('2027-01');
  });
});

describe('the usage display', () => {
  it.each([
    [19, 'normal'],
    [20, 'warning'],
    [22, 'warning'],
    [23, 'destructive'],
    [40, 'destructive'],
  ] as const)(
    'is at %i of 25: %s',
    {
      tags: [
        'r-80-more-amber-warning-youre',
        'percent-text-bar-turn-destructive',
        'destructive-style-above-90',
      ],
    },
    (count, level) => {
      expect(usageLevel({ ...usage, count }, 25)).toBe(level);
    },
  );

  it('is destructive above 90 %, not at it', () => {
    expect(usageLevel({ ...usage, count: 90 }, 100)).toBe('warning');
    expect(usageLevel({ ...usage, count: 91 }, 100)).toBe('destructive');
  });

  it('is nothing used and no remaining number without a limit', () => {
    expect(percentUsed(usage, 'unlimited')).toBe(0);
    expect(remaining(usage, 'unlimited')).toBe('unlimited');
    expect(usageLevel(usage, 'unlimited')).toBe('normal');
  });

  it.each([
    [2, 3, 67],
    [1, 3, 33],
    [1, 8, 13],
    [199, 200, 100],
  ])('is %i of %i in whole percent, rounded: %i', (count, limit, percent) => {
    expect(percentUsed({ ...usage, count }, limit)).toBe(percent);
  });

  it(
    'never exceeds 100 %, and never goes below nothing left',
    { tags: ['percent-capped-100', 'limits-percent-capped-100'] },
    () => {
      expect(percentUsed({ ...usage, count: 40 }, 25)).toBe(100);
      expect(remaining({ ...usage, count: 40 }, 25)).toBe(0);
    },
  );

  it.each([
    [19, false],
    [20, true],
    [24, true],
    [25, false],
  ])('warns at %i of 25: %s', { tags: ['r-80-more-but-under-100', 'warning-80'] }, (count, isWarned) => {
    expect(isApproachingLimit({ ...usage, count }, 25)).toBe(isWarned);
  });
});

describe('limitsFor', () => {
  it(
    'gives each plan the specification’s limits',
    {
      tags: [
        'plans-free-pro-enterprise-monthly',
        'may-process-up-plans-batch',
        'free-0-month-25-images',
        'pro-most-popular-9-month',
        'enterprise-29-month-100-000',
        'batch-caps-free-20-pro',
      ],
    },
    () => {
      const limits = (['free', 'pro', 'enterprise'] as const).map((plan) =>
        limitsFor({ plan, foundingMember: false }),
      );
      expect(limits.map(({ photosPerMonth, photosPerBatch }) => [photosPerMonth, photosPerBatch])).toEqual([
        [25, 20],
        [10_000, 100],
        [100_000, 250],
      ]);
      expect(Object.values(PLANS).map(({ priceUsd }) => priceUsd)).toEqual([0, 9, 29]);
    },
  );

  it(
    'lifts the monthly limit for founding members, but not the batch cap',
    { tags: ['first-100-accounts-founding-members'] },
    () => {
      expect(limitsFor({ plan: 'free', foundingMember: true })).toMatchObject({
        photosPerMonth: 'unlimited',
        photosPerBatch: 20,
      });
    },
  );
});
