import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { pageDescriptionsWords } from '#words/page-descriptions.ts';
import { siteWords } from '#words/site.ts';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { type PageName, type PageRecord } from './pages.ts';

// What only the build writes into a page. Not part of `pages.ts`, which browsers load: 3 kB of each first load.

/**
 * Milliseconds after opening until a page to read, which works without its scripts, is hydrated without user
 * input. What has its time on it has `data-wakes`.
 */
export const READING_MS = 10 * 1000;

/** Milliseconds after opening until a page is hydrated without user input. */
export const wakesAfterMs = ({ hydratesAtOnce }: PageRecord): number => (hydratesAtOnce ? 0 : READING_MS);

const t = translator([pageDescriptionsWords, siteWords]);

const prices = Object.values(PLANS).map(({ name, priceUsd }) =>
  t('page-descriptions.price', { plan: name, usd: priceUsd }),
);

/** What descriptions may say besides their words. */
const FACTS = {
  prices: prices.join(t('site.listComma')),
  formats: acceptedFormatsText(),
  photos: PLANS.free.photosPerMonth,
};

/** One sentence for search engines and link previews. */
export const descriptionOf = (name: PageName): string => t(`page-descriptions.${name}`, FACTS);
