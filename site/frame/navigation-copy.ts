import { translator } from '#messages/translate.ts';
import { navigationWords } from '#words/navigation.ts';
import { PAGES } from '../app/pages.ts';
import { BRAND } from '../facts/brand.ts';
import { COMPANY_FACTS } from '../facts/company.ts';

const t = translator([navigationWords]);

const { foundation } = COMPANY_FACTS;

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** A short description of the page. */
  readonly hint?: string;
  /** For pages that say nothing where there is no service: `service-only`. */
  readonly className?: 'service-only';
}

export const RESOURCES: readonly NavigationLink[] = [
  { to: PAGES.examples.path, label: t('navigation.examples'), hint: t('navigation.examplesHint') },
  { to: PAGES.demos.path, label: t('navigation.demos'), hint: t('navigation.demosHint') },
  {
    to: PAGES.chromeExtension.path,
    label: t('navigation.chromeExtension'),
    hint: t('navigation.chromeExtensionHint'),
  },
  { to: PAGES.help.path, label: t('navigation.help'), hint: t('navigation.helpHint') },
  { to: PAGES.faq.path, label: t('navigation.faq'), hint: t('navigation.faqHint') },
];

export const COMPANY: readonly NavigationLink[] = [
  { to: PAGES.about.path, label: t('navigation.about'), hint: t('navigation.aboutHint') },
  { to: PAGES.contact.path, label: t('navigation.contact'), hint: t('navigation.contactHint') },
  { to: PAGES.privacy.path, label: t('navigation.privacy'), hint: t('navigation.privacyHint') },
  { to: PAGES.terms.path, label: t('navigation.terms'), hint: t('navigation.termsHint') },
];

export const PRODUCT: readonly NavigationLink[] = [
  { to: PAGES.features.path, label: t('navigation.features') },
  { to: PAGES.pricing.path, label: t('navigation.pricing'), className: 'service-only' },
  { to: PAGES.upload.path, label: t('navigation.upload') },
];

/** Links for signed-in users. */
export const ACCOUNT: readonly NavigationLink[] = [
  { to: PAGES.usage.path, label: t('navigation.usage') },
  { to: PAGES.upload.path, label: t('navigation.upload') },
];

export const HEADER = {
  menu: t('navigation.menu'),
  account: t('navigation.account'),
  upload: t('navigation.upload'),
  login: t('navigation.login'),
  signup: t('navigation.signup'),
  logout: t('navigation.logout'),
} as const;

export const HEADER_LINKS: readonly NavigationLink[] = PRODUCT.slice(0, 2);

export interface NavigationDropdown {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const HEADER_DROPDOWNS: readonly NavigationDropdown[] = [
  { label: t('navigation.resources'), links: RESOURCES },
  { label: t('navigation.company'), links: COMPANY },
];

export const MOBILE_MENU = {
  open: t('navigation.openMenu'),
  close: t('navigation.closeMenu'),
  title: t('navigation.menuTitle'),
  main: t('navigation.mainHeading'),
  resources: t('navigation.resourcesHeading'),
  company: t('navigation.companyHeading'),
  actions: t('navigation.actionsHeading'),
  home: t('navigation.home'),
  upload: t('navigation.uploadPhotos'),
} as const;

export const FOOTER = {
  label: t('navigation.allPages'),
  product: t('navigation.product'),
  resources: t('navigation.resources'),
  company: t('navigation.company'),
  copyright: (years: string) => `© ${years} ${BRAND.name}`,
  credit: t('navigation.credit', { brand: BRAND.name }),
  photoCredits: t('navigation.photoCredits'),
  proceeds: foundation === undefined ? undefined : t('navigation.proceeds', { foundation }),
  promise: t('navigation.promise'),
  languages: t('navigation.languages'),
} as const;

/** Delays of the desktop menu in milliseconds, as Radix takes them. */
export const MENU_DELAY_MS = { open: 200, skip: 300 } as const;
