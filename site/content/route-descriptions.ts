import { acceptedFormatsText } from '#core/accepted-formats.ts';
import { PLANS } from '#core/plan.ts';
import type { RouteName } from './routes.ts';

const prices = Object.values(PLANS).map(({ name, priceUsd }) => `${name} $${priceUsd}`);

/** A page in a sentence, for search engines and for whoever gets its link. Written into the pages at build time. */
export const ROUTE_DESCRIPTIONS: Readonly<Record<RouteName, string>> = {
  home: 'Drop a heap of photos. Each is looked at, named and laid into its folder, and everything comes back as one ZIP.',
  features:
    'Folders from what a photo shows, names that say it, one ZIP, and originals that never leave your browser.',
  pricing: `Three plans: ${prices.join(', ')} a month. Begin without a card.`,
  upload: `Choose, drop or paste your photos: ${acceptedFormatsText()}. They come back in folders, as one ZIP.`,
  usage: 'Your plan, and how much of this month is used.',
  login: 'Log in with your Google account to organize your photos.',
  signup: `Make an account with Google: ${PLANS.free.photosPerMonth} photos a month are free.`,
  examples: 'Family photos, travel, projects, events, products, archives: what a heap of each turns into.',
  demos: 'Two short recordings: the site sorts a heap, the extension takes the photos of a page.',
  chromeExtension: 'Right-click a page, choose “Organize these images”, and its photos arrive in folders.',
  help: 'How to begin, what is accepted, how folders and names come about, and how to reach us.',
  faq: 'What happens to your photos, what it costs, what is accepted, and what to do when something goes wrong.',
  about: 'Who makes this, and why a heap of photos deserves better than a search box.',
  contact: 'Write to us, or leave your address for the newsletter.',
  privacy: 'What is sent where, what is kept and for how long, and how to take it with you or delete it.',
  terms: 'What you may expect of us, and what we expect of you.',
  chromeStorePolicy: 'What the Chrome extension reads, what it sends, and what it keeps.',
  success: 'Your action was completed successfully.',
  popupTest: 'The subscription popup, opened on purpose.',
  admin: 'For the administrator alone.',
  notFound: 'There is no page at this address.',
};

/** Pages that say nothing to someone who comes from a search engine. */
export const NOT_INDEXED: ReadonlySet<RouteName> = new Set([
  'usage',
  'success',
  'popupTest',
  'admin',
  'notFound',
]);
