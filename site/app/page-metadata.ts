import { PLANS } from '#core/plan.ts';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { POPUP } from '../limits.ts';
import type { PageName } from './pages.ts';

/**
 * How long after it was opened a page is hydrated where nobody stirs, in milliseconds; a sign of somebody always
 * hydrates it, and see `mustActAtOnce`.
 */
const WAKES_AFTER_MS = {
  /** It does something by itself, or is nothing without its scripts. */
  atOnce: 0,
  /** It is hydrated in time for its popup. What else has its time on it says so by `data-wakes`. */
  forPopup: POPUP.afterMs - 500,
  /** It is there to be read, and its reader misses nothing. */
  reading: 10 * 1000,
} as const;

/** What the build writes into a page. It is not in `PAGES` because browsers load that: 3 kB of each first load. */
export interface PageMetadata {
  /** The page in a sentence, for search engines and previews of links. */
  readonly description: string;
  readonly wakesAfterMs: number;
  /** The first scroll down goes on to the end of the page, also one that comes before the page is hydrated. */
  readonly scrollsOn?: true;
  /** It says nothing to someone who comes from a search engine. */
  readonly isIndexed?: false;
  /** It is of no use without the server, so that nothing of it is kept for the time without a network. */
  readonly needsServer?: true;
}

const prices = Object.values(PLANS).map(({ name, priceUsd }) => `${name} $${priceUsd}`);

export const PAGE_METADATA: Readonly<Record<PageName, PageMetadata>> = {
  home: {
    description:
      'Drop a heap of photos. Each is looked at, named and laid into its folder, and everything comes back as one ZIP.',
    wakesAfterMs: WAKES_AFTER_MS.forPopup,
    scrollsOn: true,
  },
  features: {
    description:
      'Folders from what a photo shows, names that say it, one ZIP, and originals that never leave your browser.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  pricing: {
    description: `Three plans: ${prices.join(', ')} a month. Begin without a card.`,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  upload: {
    description: `Choose, drop or paste your photos: ${acceptedFormatsText()}. They come back in folders, as one ZIP.`,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  usage: {
    description: 'Your plan, and how much of this month is used.',
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  login: {
    description: 'Log in with your Google account to organize your photos.',
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  signup: {
    description: `Make an account with Google: ${PLANS.free.photosPerMonth} photos a month are free.`,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  examples: {
    description:
      'Family photos, travel, projects, events, products, archives: what a heap of each turns into.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  demos: {
    description: 'Two short recordings: the site sorts a heap, the extension takes the photos of a page.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  chromeExtension: {
    description: 'Right-click a page, choose “Organize these images”, and its photos arrive in folders.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  help: {
    description: 'How to begin, what is accepted, how folders and names come about, and how to reach us.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  faq: {
    description:
      'What happens to your photos, what it costs, what is accepted, and what to do when something goes wrong.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  about: {
    description: 'Who makes this, and why a heap of photos deserves better than a search box.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  contact: {
    description: 'Write to us, or leave your address for the newsletter.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  privacy: {
    description:
      'What is sent where, what is kept and for how long, and how to take it with you or delete it.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  terms: {
    description: 'What you may expect of us, and what we expect of you.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  chromeStorePolicy: {
    description: 'What the Chrome extension reads, what it sends, and what it keeps.',
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  success: {
    description: 'Your action was completed successfully.',
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  popupTest: {
    description: 'The subscription popup, opened on purpose.',
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  admin: {
    description: 'For the administrator alone.',
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  notFound: {
    description: 'There is no page at this address.',
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
};
