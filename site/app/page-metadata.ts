import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { pageDescriptionsWords } from '#words/page-descriptions.ts';
import { siteWords } from '#words/site.ts';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { type PageName, type PageRecord } from './pages.ts';

// Page data that only the build uses. Not part of `pages.ts`, which browsers load: it would add 3 kB to each first
// load.

/**
 * Milliseconds from opening a text page, which works without scripts, to its hydration without user input.
 */
export const READING_MS = 10 * 1000;

/** Returns the milliseconds from opening a page to its hydration without user input. */
export const wakesAfterMs = ({ hydratesAtOnce }: PageRecord): number => (hydratesAtOnce ? 0 : READING_MS);

const t = translator([pageDescriptionsWords, siteWords]);

const prices = Object.values(PLANS).map(({ name, priceUsd }) =>
  t('page-descriptions.price', { plan: name, usd: priceUsd }),
);

/** The values that descriptions may contain. */
const FACTS = {
  prices: prices.join(t('site.listComma')),
  formats: acceptedFormatsText(),
  photos: PLANS.free.photosPerMonth,
};

/** Returns one sentence for search engines and link previews. */
export const descriptionOf = (name: PageName): string => t(`page-descriptions.${name}`, FACTS);
