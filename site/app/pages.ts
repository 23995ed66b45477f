import type { ComponentType } from 'react';
import { translator } from '#messages/translate.ts';
import { pagesWords } from '#words/pages.ts';
import { BRAND } from '../facts/brand.ts';

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

const t = translator([pagesWords]);

const titled = (title: string) => `${title} · ${BRAND.name}`;

/** All pages of the site. */
export const PAGES = {
  home: {
    path: '/',
    title: `${BRAND.name} · ${t('pages.home')}`,
    module: async () => (await import('../home/home-page.tsx')).HomePage,
  },
  features: {
    path: '/features',
    title: titled(t('pages.features')),
    module: async () => (await import('../features/features-page.tsx')).FeaturesPage,
  },
  pricing: {
    path: '/pricing',
    title: titled(t('pages.pricing')),
    module: async () => (await import('../pricing/pricing-page.tsx')).PricingPage,
  },
  upload: {
    path: '/upload',
    title: titled(t('pages.upload')),
    module: async () => (await import('../upload/upload-page.tsx')).UploadPage,
  },
  usage: {
    path: '/usage',
    title: titled(t('pages.usage')),
    module: async () => (await import('../usage/usage-page.tsx')).UsagePage,
  },
  login: {
    path: '/login',
    title: titled(t('pages.login')),
    module: async () => (await import('../auth/login-page.tsx')).LoginPage,
  },
  signup: {
    path: '/signup',
    title: titled(t('pages.signup')),
    module: async () => (await import('../auth/signup-page.tsx')).SignupPage,
  },
  examples: {
    path: '/examples',
    title: titled(t('pages.examples')),
    module: async () => (await import('../examples/examples-page.tsx')).ExamplesPage,
  },
  demos: {
    path: '/demos',
    title: titled(t('pages.demos')),
    module: async () => (await import('../demos/demos-page.tsx')).DemosPage,
  },
  chromeExtension: {
    path: '/chrome-extension',
    title: titled(t('pages.chromeExtension')),
    module: async () => (await import('../extension-page/chrome-extension-page.tsx')).ChromeExtensionPage,
  },
  help: {
    path: '/help',
    title: titled(t('pages.help')),
    module: async () => (await import('../help/help-page.tsx')).HelpPage,
  },
  faq: {
    path: '/faq',
    title: titled(t('pages.faq')),
    module: async () => (await import('../faq/faq-page.tsx')).FaqPage,
  },
  about: {
    path: '/about',
    title: titled(t('pages.about')),
    module: async () => (await import('../about/about-page.tsx')).AboutPage,
  },
  contact: {
    path: '/contact',
    title: titled(t('pages.contact')),
    module: async () => (await import('../contact/contact-page.tsx')).ContactPage,
  },
  privacy: {
    path: '/privacy',
    title: titled(t('pages.privacy')),
    module: async () => (await import('../legal/privacy-page.tsx')).PrivacyPage,
  },
  terms: {
    path: '/terms',
    title: titled(t('pages.terms')),
    module: async () => (await import('../legal/terms-page.tsx')).TermsPage,
  },
  chromeStorePolicy: {
    path: '/chrome-store-policy',
    title: titled(t('pages.chromeStorePolicy')),
    module: async () => (await import('../legal/chrome-store-policy-page.tsx')).ChromeStorePolicyPage,
  },
  credits: {
    path: '/credits',
    title: titled(t('pages.credits')),
    module: async () => (await import('../samples/credits-page.tsx')).CreditsPage,
  },
  success: {
    path: '/success',
    title: titled(t('pages.success')),
    module: async () => (await import('../pricing/success-page.tsx')).SuccessPage,
  },
  newsletter: {
    path: '/pop',
    title: titled(t('pages.newsletter')),
    module: async () => (await import('../newsletter-popup/newsletter-page.tsx')).NewsletterPage,
  },
  admin: {
    path: '/admin',
    title: titled(t('pages.admin')),
    module: async () => (await import('../admin/admin-page.tsx')).AdminPage,
  },
  notFound: {
    path: '*',
    title: titled(t('pages.notFound')),
    module: async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, PageRecord>;

export type PageName = keyof typeof PAGES;

/** Page names, in the order of the records. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];
