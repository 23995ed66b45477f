import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { pageDescriptionsWords } from '#words/page-descriptions.ts';
import { siteWords } from '#words/site.ts';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import type { PageName } from './pages.ts';

/**
 * Milliseconds after opening until a page is hydrated without user input; input hydrates it at once, and see
 * `mustActAtOnce`.
 */
const WAKES_AFTER_MS = {
  /** The page runs timers or animations of its own, or is useless without its scripts. */
  atOnce: 0,
  /** A page to read, which works without its scripts. What has its time on it has `data-wakes`. */
  reading: 10 * 1000,
} as const;

/** What the build writes into a page. Not part of `PAGES`, which browsers load: 3 kB of each first load. */
export interface PageMetadata {
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly wakesAfterMs: number;
  /** The first scroll down continues to the end of the page, even before hydration. */
  readonly scrollsOn?: true;
  /** `false` hides the page from search engines. */
  readonly isIndexed?: false;
  /** Useless without the server, so that the page is not cached for offline use. */
  readonly needsServer?: true;
}

const t = translator([pageDescriptionsWords, siteWords]);

const prices = Object.values(PLANS).map(({ name, priceUsd }) =>
  t('page-descriptions.price', { plan: name, usd: priceUsd }),
);

export const PAGE_METADATA: Readonly<Record<PageName, PageMetadata>> = {
  home: {
    description: t('page-descriptions.home'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
    scrollsOn: true,
  },
  features: {
    description: t('page-descriptions.features'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  pricing: {
    description: t('page-descriptions.pricing', { prices: prices.join(t('site.listComma')) }),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  upload: {
    description: t('page-descriptions.upload', { formats: acceptedFormatsText() }),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  usage: {
    description: t('page-descriptions.usage'),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  login: {
    description: t('page-descriptions.login'),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  signup: {
    description: t('page-descriptions.signup', { photos: PLANS.free.photosPerMonth }),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  examples: {
    description: t('page-descriptions.examples'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  demos: {
    description: t('page-descriptions.demos'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  chromeExtension: {
    description: t('page-descriptions.chromeExtension'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  help: {
    description: t('page-descriptions.help'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  faq: {
    description: t('page-descriptions.faq'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  about: {
    description: t('page-descriptions.about'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  contact: {
    description: t('page-descriptions.contact'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  privacy: {
    description: t('page-descriptions.privacy'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  terms: {
    description: t('page-descriptions.terms'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  chromeStorePolicy: {
    description: t('page-descriptions.chromeStorePolicy'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  credits: {
    description: t('page-descriptions.credits'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  success: {
    description: t('page-descriptions.success'),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  newsletter: {
    description: t('page-descriptions.newsletter'),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  admin: {
    description: t('page-descriptions.admin'),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  notFound: {
    description: t('page-descriptions.notFound'),
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
};
