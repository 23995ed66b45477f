import { POPUP } from '#core/limits.ts';
import { BRAND } from './brand.ts';

/**
 * How long after it was opened a page comes to life where nobody stirs, in milliseconds; a sign of somebody always
 * brings it to life, and see `mustActAtOnce`.
 */
const WAKES_AFTER_MS = {
  /** It does something by itself, or is nothing without its scripts. */
  atOnce: 0,
  /** It is at work in time for its popup. What else has its time on it says so by `data-wakes`. */
  forPopup: POPUP.afterMs - 500,
  /** It is there to be read, and its reader misses nothing. */
  reading: 10 * 1000,
} as const;

interface PageRecord {
  readonly path: string;
  readonly title: string;
  readonly wakesAfterMs: number;
  /** The first scroll down goes on to the end of the page, also one that comes before the page is at work. */
  readonly scrollsOn?: true;
}

const titled = (title: string) => `${title} · ${BRAND.name}`;

/** Every address of the site, the title of its page, and when that comes to life. The last is whatever no other is. */
export const ROUTES = {
  home: {
    path: '/',
    title: `${BRAND.name} · Your photos, sorted into folders`,
    wakesAfterMs: WAKES_AFTER_MS.forPopup,
    scrollsOn: true,
  },
  features: { path: '/features', title: titled('Features'), wakesAfterMs: WAKES_AFTER_MS.reading },
  pricing: { path: '/pricing', title: titled('Pricing'), wakesAfterMs: WAKES_AFTER_MS.reading },
  upload: { path: '/upload', title: titled('Organize Your Photos'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  usage: { path: '/usage', title: titled('Usage'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  login: { path: '/login', title: titled('Log in'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  signup: { path: '/signup', title: titled('Sign up'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  examples: { path: '/examples', title: titled('Examples'), wakesAfterMs: WAKES_AFTER_MS.reading },
  demos: { path: '/demos', title: titled('Demos'), wakesAfterMs: WAKES_AFTER_MS.reading },
  chromeExtension: {
    path: '/chrome-extension',
    title: titled('Chrome extension'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  help: { path: '/help', title: titled('Help'), wakesAfterMs: WAKES_AFTER_MS.reading },
  faq: { path: '/faq', title: titled('Questions and answers'), wakesAfterMs: WAKES_AFTER_MS.reading },
  about: { path: '/about', title: titled('About'), wakesAfterMs: WAKES_AFTER_MS.reading },
  contact: { path: '/contact', title: titled('Contact'), wakesAfterMs: WAKES_AFTER_MS.reading },
  privacy: { path: '/privacy', title: titled('Privacy'), wakesAfterMs: WAKES_AFTER_MS.reading },
  terms: { path: '/terms', title: titled('Terms'), wakesAfterMs: WAKES_AFTER_MS.reading },
  chromeStorePolicy: {
    path: '/chrome-store-policy',
    title: titled('Privacy of the extension'),
    wakesAfterMs: WAKES_AFTER_MS.reading,
  },
  success: { path: '/success', title: titled('Success'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  popupTest: { path: '/pop', title: titled('Popup test'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  admin: { path: '/admin', title: titled('Admin'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
  notFound: { path: '*', title: titled('Page not found'), wakesAfterMs: WAKES_AFTER_MS.atOnce },
} as const satisfies Record<string, PageRecord>;

export type RouteName = keyof typeof ROUTES;
