import type { ComponentType } from 'react';
import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { POPUP } from '../limits.ts';
import { PLANS } from '#core/plan.ts';
import { BRAND } from '../kit/brand.ts';

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

/** Metadata of a page. */
export interface PageRecord {
  /** URL path; `*` matches all others. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. Prerendered into the page. */
  readonly description: string;
  /** Source file of the page, relative to `site/`, by which the build finds its scripts. */
  readonly file: string;
  /** Imports its component from that file. */
  readonly module: () => Promise<ComponentType>;
  readonly wakesAfterMs: number;
  /** The first scroll down continues to the end of the page, even before hydration. */
  readonly scrollsOn?: true;
  /** `false` hides the page from search engines. */
  readonly isIndexed?: false;
  /** Useless without the server, so that the page is not cached for offline use. */
  readonly needsServer?: true;
}

const titled = (title: string) => `${title} · ${BRAND.name}`;
const prices = Object.values(PLANS).map(({ name, priceUsd }) => `${name} $${priceUsd}`);

/** All pages of the site. */
export const PAGES = {
  home: {
    path: '/',
    title: `${BRAND.name} · Your photos, sorted into folders`,
    description:
      'Drop a heap of photos. Each is looked at, named and laid into its folder, and everything comes back as one ZIP.',
    file: 'home/home-page.tsx',
    module: async () => (await import('../home/home-page.tsx')).HomePage,
    wakesAfterMs: WAKES_AFTER_MS.forPopup,
    scrollsOn: true,
  },
  features: {
    path: '/features',
    title: titled('Features'),
    description:
      'Folders from what a photo shows, names that say it, one ZIP, and originals that never leave your browser.',
    file: 'features/features-page.tsx',
    module: async () => (await import('../features/features-page.tsx')).FeaturesPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  pricing: {
    path: '/pricing',
    title: titled('Pricing'),
    description: `Three plans: ${prices.join(', ')} a month. Begin without a card.`,
    file: 'pricing/pricing-page.tsx',
    module: async () => (await import('../pricing/pricing-page.tsx')).PricingPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  upload: {
    path: '/upload',
    title: titled('Organize Your Photos'),
    description: `Choose, drop or paste your photos: ${acceptedFormatsText()}. They come back in folders, as one ZIP.`,
    file: 'upload/upload-page.tsx',
    module: async () => (await import('../upload/upload-page.tsx')).UploadPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  usage: {
    path: '/usage',
    title: titled('Usage'),
    description: 'Your plan, and how much of this month is used.',
    file: 'usage/usage-page.tsx',
    module: async () => (await import('../usage/usage-page.tsx')).UsagePage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  login: {
    path: '/login',
    title: titled('Log in'),
    description: 'Log in with your Google account to organize your photos.',
    file: 'auth/login-page.tsx',
    module: async () => (await import('../auth/login-page.tsx')).LoginPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  signup: {
    path: '/signup',
    title: titled('Sign up'),
    description: `Make an account with Google: ${PLANS.free.photosPerMonth} photos a month are free.`,
    file: 'auth/signup-page.tsx',
    module: async () => (await import('../auth/signup-page.tsx')).SignupPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    needsServer: true,
  },
  examples: {
    path: '/examples',
    title: titled('Examples'),
    description:
      'Family photos, travel, projects, events, products, archives: what a heap of each turns into.',
    file: 'examples/examples-page.tsx',
    module: async () => (await import('../examples/examples-page.tsx')).ExamplesPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  demos: {
    path: '/demos',
    title: titled('Demos'),
    description: 'Two short recordings: the site sorts a heap, the extension takes the photos of a page.',
    file: 'demos/demos-page.tsx',
    module: async () => (await import('../demos/demos-page.tsx')).DemosPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  chromeExtension: {
    path: '/chrome-extension',
    title: titled('Chrome extension'),
    description: 'Right-click a page, choose “Organize these images”, and its photos arrive in folders.',
    file: 'extension-page/chrome-extension-page.tsx',
    module: async () => (await import('../extension-page/chrome-extension-page.tsx')).ChromeExtensionPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  help: {
    path: '/help',
    title: titled('Help'),
    description: 'How to begin, what is accepted, how folders and names come about, and how to reach us.',
    file: 'help/help-page.tsx',
    module: async () => (await import('../help/help-page.tsx')).HelpPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  faq: {
    path: '/faq',
    title: titled('Questions and answers'),
    description:
      'What happens to your photos, what it costs, what is accepted, and what to do when something goes wrong.',
    file: 'faq/faq-page.tsx',
    module: async () => (await import('../faq/faq-page.tsx')).FaqPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  about: {
    path: '/about',
    title: titled('About'),
    description: 'Who makes this, and why a heap of photos deserves better than a search box.',
    file: 'about/about-page.tsx',
    module: async () => (await import('../about/about-page.tsx')).AboutPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  contact: {
    path: '/contact',
    title: titled('Contact'),
    description: 'Write to us, or leave your address for the newsletter.',
    file: 'contact/contact-page.tsx',
    module: async () => (await import('../contact/contact-page.tsx')).ContactPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  privacy: {
    path: '/privacy',
    title: titled('Privacy'),
    description:
      'What is sent where, what is kept and for how long, and how to take it with you or delete it.',
    file: 'legal/privacy-page.tsx',
    module: async () => (await import('../legal/privacy-page.tsx')).PrivacyPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  terms: {
    path: '/terms',
    title: titled('Terms'),
    description: 'What you may expect of us, and what we expect of you.',
    file: 'legal/terms-page.tsx',
    module: async () => (await import('../legal/terms-page.tsx')).TermsPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  chromeStorePolicy: {
    path: '/chrome-store-policy',
    title: titled('Privacy of the extension'),
    description: 'What the Chrome extension reads, what it sends, and what it keeps.',
    file: 'legal/chrome-store-policy-page.tsx',
    module: async () => (await import('../legal/chrome-store-policy-page.tsx')).ChromeStorePolicyPage,
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  success: {
    path: '/success',
    title: titled('Success'),
    description: 'Your action was completed successfully.',
    file: 'pricing/success-page.tsx',
    module: async () => (await import('../pricing/success-page.tsx')).SuccessPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  popupTest: {
    path: '/pop',
    title: titled('Popup test'),
    description: 'The subscription popup, opened on purpose.',
    file: 'newsletter-popup/popup-test-page.tsx',
    module: async () => (await import('../newsletter-popup/popup-test-page.tsx')).PopupTestPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  admin: {
    path: '/admin',
    title: titled('Admin'),
    description: 'For the administrator alone.',
    file: 'admin/admin-page.tsx',
    module: async () => (await import('../admin/admin-page.tsx')).AdminPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
  notFound: {
    path: '*',
    title: titled('Page not found'),
    description: 'There is no page at this address.',
    file: 'not-found/not-found-page.tsx',
    module: async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage,
    wakesAfterMs: WAKES_AFTER_MS.atOnce,
    isIndexed: false,
    needsServer: true,
  },
} as const satisfies Record<string, PageRecord>;

export type PageName = keyof typeof PAGES;

/** Page names, in the order of the records. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** A page's record, including the optional fields. */
export const pageRecord = (name: PageName): PageRecord => PAGES[name];
