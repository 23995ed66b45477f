import type { ComponentType } from 'react';
import { BRAND } from '../kit/brand.ts';

/** What browsers need to know of a page; `page-metadata.ts` has what only the build needs. */
export interface PageRecord {
  /** URL path; `*` matches all others. */
  readonly path: string;
  readonly title: string;
  /**
   * Imports its component. The build reads the source file's path from this import, to find the page's
   * scripts.
   */
  readonly module: () => Promise<ComponentType>;
}

const titled = (title: string) => `${title} · ${BRAND.name}`;

/** All pages of the site. */
export const PAGES = {
  home: {
    path: '/',
    title: `${BRAND.name} · Your photos, sorted into folders`,
    module: async () => (await import('../home/home-page.tsx')).HomePage,
  },
  features: {
    path: '/features',
    title: titled('Features'),
    module: async () => (await import('../features/features-page.tsx')).FeaturesPage,
  },
  pricing: {
    path: '/pricing',
    title: titled('Pricing'),
    module: async () => (await import('../pricing/pricing-page.tsx')).PricingPage,
  },
  upload: {
    path: '/upload',
    title: titled('Organize Your Photos'),
    module: async () => (await import('../upload/upload-page.tsx')).UploadPage,
  },
  usage: {
    path: '/usage',
    title: titled('Usage'),
    module: async () => (await import('../usage/usage-page.tsx')).UsagePage,
  },
  login: {
    path: '/login',
    title: titled('Log in'),
    module: async () => (await import('../auth/login-page.tsx')).LoginPage,
  },
  signup: {
    path: '/signup',
    title: titled('Sign up'),
    module: async () => (await import('../auth/signup-page.tsx')).SignupPage,
  },
  examples: {
    path: '/examples',
    title: titled('Examples'),
    module: async () => (await import('../examples/examples-page.tsx')).ExamplesPage,
  },
  demos: {
    path: '/demos',
    title: titled('Demos'),
    module: async () => (await import('../demos/demos-page.tsx')).DemosPage,
  },
  chromeExtension: {
    path: '/chrome-extension',
    title: titled('Chrome extension'),
    module: async () => (await import('../extension-page/chrome-extension-page.tsx')).ChromeExtensionPage,
  },
  help: {
    path: '/help',
    title: titled('Help'),
    module: async () => (await import('../help/help-page.tsx')).HelpPage,
  },
  faq: {
    path: '/faq',
    title: titled('Questions and answers'),
    module: async () => (await import('../faq/faq-page.tsx')).FaqPage,
  },
  about: {
    path: '/about',
    title: titled('About'),
    module: async () => (await import('../about/about-page.tsx')).AboutPage,
  },
  contact: {
    path: '/contact',
    title: titled('Contact'),
    module: async () => (await import('../contact/contact-page.tsx')).ContactPage,
  },
  privacy: {
    path: '/privacy',
    title: titled('Privacy'),
    module: async () => (await import('../legal/privacy-page.tsx')).PrivacyPage,
  },
  terms: {
    path: '/terms',
    title: titled('Terms'),
    module: async () => (await import('../legal/terms-page.tsx')).TermsPage,
  },
  chromeStorePolicy: {
    path: '/chrome-store-policy',
    title: titled('Privacy of the extension'),
    module: async () => (await import('../legal/chrome-store-policy-page.tsx')).ChromeStorePolicyPage,
  },
  success: {
    path: '/success',
    title: titled('Success'),
    module: async () => (await import('../pricing/success-page.tsx')).SuccessPage,
  },
  popupTest: {
    path: '/pop',
    title: titled('Popup test'),
    module: async () => (await import('../newsletter-popup/popup-test-page.tsx')).PopupTestPage,
  },
  admin: {
    path: '/admin',
    title: titled('Admin'),
    module: async () => (await import('../admin/admin-page.tsx')).AdminPage,
  },
  notFound: {
    path: '*',
    title: titled('Page not found'),
    module: async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, PageRecord>;

export type PageName = keyof typeof PAGES;

/** Page names, in the order of the records. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];
