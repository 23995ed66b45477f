import { PLANS } from '#core/plan.ts';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { POPUP } from '../limits.ts';
import type { PageName } from './pages.ts';

/**
 * Milliseconds after opening until a page is hydrated without user input; input hydrates it at once, and see
 * `mustActAtOnce`.
 */
const WAKES_AFTER_MS = {
  /** The page runs timers or animations of its own, or is useless without its scripts. */
  atOnce: 0,
  /** In time for the page's popup. Other timed elements use `data-wakes`. */
  forPopup: POPUP.afterMs - 500,
  /** A page to read, which works without its scripts. */
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
