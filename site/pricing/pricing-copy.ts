import { TOAST_MS } from '#core/limits.ts';
import { countText } from '#core/number-text.ts';
import { type Plan, type PlanId, PLANS } from '#core/plan.ts';
import type { Toast } from '#core/toast.ts';

export const PRICING = {
  title: 'Pricing',
  text: `Every plan sorts, names and returns your photos the same way. They differ in how many.`,
  founding: (members: string) =>
    `The first ${members} ${members === '1' ? 'account has' : 'accounts have'} no monthly limit.`,
  notOnSale: 'Not on sale yet',
  loading: 'Loading',
  present: 'Your plan',
  unreachable: 'The server cannot be reached, so nothing can be bought just now.',
  retry: 'Try again',
  /** What a paying user gets after cancelling, and when. */
  afterPaid: (free: Plan, paid: PlanId) =>
    `Free follows when your ${PLANS[paid].name} plan ends. Then ${countText(free.photosPerMonth)} photos a month and ${free.photosPerBatch} at once, without rules and patterns of your own. Cancel by the link in Stripe’s mail, or write to us.`,
  perMonth: '/month',
  popular: 'Most popular',
  monthly: (photos: string) => `${photos} photos a month`,
  batch: (photos: number) => `up to ${photos} at once`,
  included: 'Included:',
  notIncluded: 'Not included:',
} as const;

export const FREE_TOAST: Toast = {
  kind: 'success',
  title: 'You have successfully subscribed to the Free plan',
  durationMs: TOAST_MS.standard,
};
