import type { ComponentType } from 'react';
import { translator } from '#messages/translate.ts';
import { navigationWords } from '#words/navigation.ts';
import { pagesWords } from '#words/pages.ts';
import { BRAND } from '../facts/brand.ts';

export type MenuSection = 'product' | 'resources' | 'company' | 'account';

/** A page's link in the menus and the footer, in the order of the records. */
export interface MenuEntry {
  readonly section: MenuSection;
  readonly label: string;
  /** A short description of the page. */
  readonly hint?: string;
  /** Whether the link is hidden on a site without a service, where the page has no content. */
  readonly isServiceOnly?: true;
}

/** Everything that code defines about a page. Its description is the message `page-descriptions.<name>`. */
export interface PageRecord {
  /** URL path; `*` matches all others. */
  readonly path: string;
  readonly title: string;
  readonly menu?: MenuEntry;
  /**
   * Whether the page runs timers or animations, or is useless without its scripts. All others wait for input; see
   * `mustActAtOnce`.
   */
  readonly hydratesAtOnce?: true;
  /** The first scroll down continues to the end of the page, even before hydration. */
  readonly scrollsOn?: true;
  /** `false` hides the page from search engines. */
  readonly isIndexed?: false;
  /** Whether the page is useless without the server and therefore not cached for offline use. */
  readonly needsServer?: true;
  /** Imports its component. The build reads the source file's path from this import to find the page's scripts. */
  readonly module: () => Promise<ComponentType>;
}

const t = translator([pagesWords, navigationWords]);

const titled = (title: string) => `${title} · ${BRAND.name}`;

/** All pages of the site. */
export const PAGES = {
  home: {
    path: '/',
    title: `${BRAND.name} · ${t('pages.home')}`,
    scrollsOn: true,
    module: async () => (await import('../home/home-page.tsx')).HomePage,
  },
  features: {
    path: '/features',
    title: titled(t('pages.features')),
    menu: { section: 'product', label: t('navigation.features') },
    module: async () => (await import('../features/features-page.tsx')).FeaturesPage,
  },
  pricing: {
    path: '/pricing',
    title: titled(t('pages.pricing')),
    menu: { section: 'product', label: t('navigation.pricing'), isServiceOnly: true },
    module: async () => (await import('../pricing/pricing-page.tsx')).PricingPage,
  },
  upload: {
    path: '/upload',
    title: titled(t('pages.upload')),
    menu: { section: 'product', label: t('navigation.organize') },
    hydratesAtOnce: true,
    needsServer: true,
    module: async () => (await import('../upload/upload-page.tsx')).UploadPage,
  },
  usage: {
    path: '/usage',
    title: titled(t('pages.usage')),
    menu: { section: 'account', label: t('navigation.usage') },
    hydratesAtOnce: true,
    isIndexed: false,
    needsServer: true,
    module: async () => (await import('../usage/usage-page.tsx')).UsagePage,
  },
  login: {
    path: '/login',
    title: titled(t('pages.login')),
    hydratesAtOnce: true,
    needsServer: true,
    module: async () => (await import('../auth/login-page.tsx')).LoginPage,
  },
  signup: {
    path: '/signup',
    title: titled(t('pages.signup')),
    hydratesAtOnce: true,
    needsServer: true,
    module: async () => (await import('../auth/signup-page.tsx')).SignupPage,
  },
  examples: {
    path: '/examples',
    title: titled(t('pages.examples')),
    menu: { section: 'resources', label: t('navigation.examples'), hint: t('navigation.examplesHint') },
    module: async () => (await import('../examples/examples-page.tsx')).ExamplesPage,
  },
  demos: {
    path: '/demos',
    title: titled(t('pages.demos')),
    menu: { section: 'resources', label: t('navigation.demos'), hint: t('navigation.demosHint') },
    module: async () => (await import('../demos/demos-page.tsx')).DemosPage,
  },
  chromeExtension: {
    path: '/chrome-extension',
    title: titled(t('pages.chromeExtension')),
    menu: {
      section: 'resources',
      label: t('navigation.chromeExtension'),
      hint: t('navigation.chromeExtensionHint'),
    },
    module: async () => (await import('../extension-page/chrome-extension-page.tsx')).ChromeExtensionPage,
  },
  help: {
    path: '/help',
    title: titled(t('pages.help')),
    menu: { section: 'resources', label: t('navigation.help'), hint: t('navigation.helpHint') },
    module: async () => (await import('../help/help-page.tsx')).HelpPage,
  },
  faq: {
    path: '/faq',
    title: titled(t('pages.faq')),
    menu: { section: 'resources', label: t('navigation.faq'), hint: t('navigation.faqHint') },
    module: async () => (await import('../faq/faq-page.tsx')).FaqPage,
  },
  about: {
    path: '/about',
    title: titled(t('pages.about')),
    menu: { section: 'company', label: t('navigation.about'), hint: t('navigation.aboutHint') },
    module: async () => (await import('../about/about-page.tsx')).AboutPage,
  },
  contact: {
    path: '/contact',
    title: titled(t('pages.contact')),
    menu: { section: 'company', label: t('navigation.contact'), hint: t('navigation.contactHint') },
    module: async () => (await import('../contact/contact-page.tsx')).ContactPage,
  },
  privacy: {
    path: '/privacy',
    title: titled(t('pages.privacy')),
    menu: { section: 'company', label: t('navigation.privacy'), hint: t('navigation.privacyHint') },
    module: async () => (await import('../legal/privacy-page.tsx')).PrivacyPage,
  },
  terms: {
    path: '/terms',
    title: titled(t('pages.terms')),
    menu: { section: 'company', label: t('navigation.terms'), hint: t('navigation.termsHint') },
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
    hydratesAtOnce: true,
    isIndexed: false,
    needsServer: true,
    module: async () => (await import('../pricing/success-page.tsx')).SuccessPage,
  },
  newsletter: {
    path: '/pop',
    title: titled(t('pages.newsletter')),
    hydratesAtOnce: true,
    isIndexed: false,
    needsServer: true,
    module: async () => (await import('../newsletter-popup/newsletter-page.tsx')).NewsletterPage,
  },
  admin: {
    path: '/admin',
    title: titled(t('pages.admin')),
    hydratesAtOnce: true,
    isIndexed: false,
    needsServer: true,
    module: async () => (await import('../admin/admin-page.tsx')).AdminPage,
  },
  notFound: {
    path: '*',
    title: titled(t('pages.notFound')),
    hydratesAtOnce: true,
    isIndexed: false,
    needsServer: true,
    module: async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage,
  },
} as const satisfies Record<string, PageRecord>;

export type PageName = keyof typeof PAGES;

/** Page names, in the order of the records. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Returns a page's record with the fields that only some pages have. */
export const pageRecord = (name: PageName): PageRecord => PAGES[name];

/** Pages with a menu entry. */
type LinkedPage = {
  [Name in PageName]: (typeof PAGES)[Name] extends { menu: MenuEntry } ? Name : never;
}[PageName];

/** Returns links to these pages, labeled as in the menus. */
export const linksTo = (...names: readonly LinkedPage[]) =>
  names.map((name) => ({ to: PAGES[name].path, label: PAGES[name].menu.label }));
