import { FOUNDING_MEMBERS } from '#core/limits.ts';

export const PRICING = {
  title: 'Pricing',
  text: `Every plan sorts, names and returns your photos the same way. They differ in how many. The first ${FOUNDING_MEMBERS} accounts have no monthly limit.`,
  notOnSale: 'Not on sale yet',
  perMonth: '/month',
  popular: 'Most popular',
  monthly: (photos: string) => `${photos} photos a month`,
  batch: (photos: number) => `up to ${photos} at once`,
  included: 'Included:',
  notIncluded: 'Not included:',
} as const;
