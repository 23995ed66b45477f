import { BRAND } from './brand.ts';

const titled = (title: string) => `${title} · ${BRAND.name}`;

/** Every address of the site, and the title of its page. The last is whatever no other is. */
export const ROUTES = {
  home: { path: '/', title: `${BRAND.name} · Your photos, sorted into folders` },
  features: { path: '/features', title: titled('Features') },
  pricing: { path: '/pricing', title: titled('Pricing') },
  upload: { path: '/upload', title: titled('Organize Your Photos') },
  usage: { path: '/usage', title: titled('Usage') },
  login: { path: '/login', title: titled('Log in') },
  signup: { path: '/signup', title: titled('Sign up') },
  examples: { path: '/examples', title: titled('Examples') },
  demos: { path: '/demos', title: titled('Demos') },
  chromeExtension: { path: '/chrome-extension', title: titled('Chrome extension') },
  help: { path: '/help', title: titled('Help') },
  faq: { path: '/faq', title: titled('Questions and answers') },
  about: { path: '/about', title: titled('About') },
  contact: { path: '/contact', title: titled('Contact') },
  privacy: { path: '/privacy', title: titled('Privacy') },
  terms: { path: '/terms', title: titled('Terms') },
  chromeStorePolicy: { path: '/chrome-store-policy', title: titled('Privacy of the extension') },
  success: { path: '/success', title: titled('Success') },
  popupTest: { path: '/pop', title: titled('Popup test') },
  admin: { path: '/admin', title: titled('Admin') },
  notFound: { path: '*', title: titled('Page not found') },
} as const;

export type RouteName = keyof typeof ROUTES;
