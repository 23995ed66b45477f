import { BRAND } from '../kit/brand.ts';
import { PAGES } from '../app/pages.ts';

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** A short description of the page. */
  readonly hint?: string;
}

export const RESOURCES: readonly NavigationLink[] = [
  { to: PAGES.examples.path, label: 'Examples', hint: 'What a heap turns into' },
  { to: PAGES.demos.path, label: 'Demos', hint: 'Two short recordings' },
  { to: PAGES.chromeExtension.path, label: 'Chrome Extension', hint: 'The photos of any page' },
  { to: PAGES.help.path, label: 'Help', hint: 'Search it, or ask us' },
  { to: PAGES.faq.path, label: 'FAQ', hint: 'Short answers' },
];

export const COMPANY: readonly NavigationLink[] = [
  { to: PAGES.about.path, label: 'About', hint: 'Who makes this, and why' },
  { to: PAGES.contact.path, label: 'Contact', hint: 'Write to us' },
  { to: PAGES.privacy.path, label: 'Privacy', hint: 'What is sent, what is kept' },
  { to: PAGES.terms.path, label: 'Terms', hint: 'What both sides may expect' },
];

export const PRODUCT: readonly NavigationLink[] = [
  { to: PAGES.features.path, label: 'Features' },
  { to: PAGES.pricing.path, label: 'Pricing' },
  { to: PAGES.upload.path, label: 'Upload' },
];

/** Links for signed-in users. */
export const ACCOUNT: readonly NavigationLink[] = [
  { to: PAGES.usage.path, label: 'Usage' },
  { to: PAGES.upload.path, label: 'Upload' },
];

export const HEADER = {
  menu: 'Main',
  account: 'Account',
  upload: 'Upload',
  login: 'Log In',
  signup: "Sign Up - It's Free",
  logout: 'Logout',
} as const;

export const HEADER_LINKS: readonly NavigationLink[] = PRODUCT.slice(0, 2);

export interface NavigationDropdown {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const HEADER_DROPDOWNS: readonly NavigationDropdown[] = [
  { label: 'Resources', links: RESOURCES },
  { label: 'Company', links: COMPANY },
];

export const MOBILE_MENU = {
  open: 'Open the menu',
  close: 'Close the menu',
  title: 'Menu',
  main: 'MAIN',
  resources: 'RESOURCES',
  company: 'COMPANY',
  actions: 'ACTIONS',
  home: 'Home',
  upload: 'Upload Photos',
} as const;

export const FOOTER = {
  label: 'All pages',
  product: 'Product',
  resources: 'Resources',
  company: 'Company',
  copyright: `© ${BRAND.foundedYear} ${BRAND.name}`,
  credit: `Made by the ${BRAND.name} team.`,
  proceeds: `All proceeds go to ${BRAND.foundation}.`,
  promise: 'Originals never leave your browser.',
} as const;

/** Delays of the desktop menu in milliseconds, as Radix takes them. */
export const MENU_DELAY_MS = { open: 200, skip: 300 } as const;
