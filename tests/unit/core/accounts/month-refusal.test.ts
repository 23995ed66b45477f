import { describe, expect, it } from 'vitest';
import { monthRefusal } from '#core/accounts/month-refusal.ts';
import { PLANS } from '#core/accounts/plan.ts';

const { photosPerMonth: limit, photosPerBatch } = PLANS.free;
const used = (count: number) => ({
  plan: 'free' as const,
  foundingMember: false,
  usage: { period: '2026-11' as const, count },
});

describe('a month', () => {
  it('has room for what is left of it, and no more', () => {
    expect(monthRefusal(used(limit - 5), 5)).toBeUndefined();
    expect(monthRefusal(used(limit - 5), 6)).toEqual({
      code: 'quota-exceeded',
      details: { limit, resetsOn: '2026-12', left: 5, photos: 6 },
    });
  });

  it('refuses no more photos than fit in one batch', () => {
    expect(monthRefusal(used(limit - photosPerBatch), photosPerBatch + 10)).toBeUndefined();
    expect(monthRefusal(used(limit), photosPerBatch + 10)?.details.photos).toBe(photosPerBatch);
  });

  it('has no limit for founding members', () => {
    expect(monthRefusal({ ...used(limit), foundingMember: true }, 5)).toBeUndefined();
  });
});
