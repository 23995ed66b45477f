import { describe, expect, it } from 'vitest';
import { isMarkedOnSale, onSaleMark } from '#protocol/on-sale.ts';
import { type KnownOfOffers, offerOf } from '../../../site/pricing/use-plan-offers.ts';

const checkout = {
  pro: 'https://pay.example/pro',
  enterprise: null,
  concierge: 'https://pay.example/concierge',
};
const mark = onSaleMark(checkout);
const visitor: KnownOfOffers = {
  status: 'signed-out',
  config: undefined,
  reply: undefined,
  present: undefined,
  hasService: true,
  isOnSale: (plan) => isMarkedOnSale(mark, plan),
};
const account: KnownOfOffers = {
  ...visitor,
  status: 'signed-in',
  config: { checkout },
  reply: { id: 'an-account', email: 'ann@example.org' },
  present: 'free',
};

describe('a plan card’s offer', () => {
  it('is known from the page’s mark for a visitor, before the server has answered', () => {
    expect(mark).toBe('pro concierge');
    expect(offerOf('free', visitor)).toEqual({ kind: 'table' });
    expect(offerOf('pro', visitor)).toEqual({ kind: 'sign-up' });
    expect(offerOf('enterprise', visitor)).toEqual({ kind: 'not-on-sale' });
  });

  it('is what the marks select until the session is known, even if the page is alive', () => {
    for (const plan of ['free', 'pro', 'enterprise'] as const) {
      expect(offerOf(plan, { ...account, status: 'loading', reply: undefined, present: undefined })).toEqual({
        kind: 'unknown',
      });
    }
  });

  it('is a waiting button for a signed-in user until the account and its checkout are known', () => {
    const { config, reply, present } = account;
    const before = { ...account, config: undefined, reply: undefined, present: undefined };
    expect(offerOf('pro', before)).toEqual({ kind: 'loading' });
    expect(offerOf('pro', { ...before, config })).toEqual({ kind: 'loading' });
    expect(offerOf('pro', { ...before, reply })).toEqual({ kind: 'loading' });
    expect(offerOf('enterprise', { ...before, present })).toEqual({ kind: 'not-on-sale' });
    expect(offerOf('pro', account)).toMatchObject({ kind: 'checkout' });
  });

  it('marks the current plan, and Free after a paid one', () => {
    expect(offerOf('free', account)).toEqual({ kind: 'free' });
    expect(offerOf('pro', { ...account, present: 'pro' })).toEqual({ kind: 'present' });
    expect(offerOf('free', { ...account, present: 'pro' })).toEqual({ kind: 'after-paid', paid: 'pro' });
  });

  it('is unknown if neither the page nor the server has said what is sold', () => {
    const unmarked = { ...visitor, isOnSale: () => undefined };
    expect(offerOf('pro', unmarked)).toEqual({ kind: 'unknown' });
    expect(offerOf('enterprise', { ...unmarked, config: { checkout } })).toEqual({ kind: 'not-on-sale' });
  });

  it('is missing without a service', () => {
    for (const plan of ['free', 'pro', 'enterprise'] as const) {
      expect(offerOf(plan, { ...account, hasService: false })).toEqual({ kind: 'not-on-sale' });
    }
  });
});
