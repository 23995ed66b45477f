import { translator } from '#messages/translate.ts';
import { navigationWords } from '#words/navigation.ts';
import { type MenuSection, PAGE_NAMES, pageRecord, PAGES } from '../app/pages.ts';
import { BRAND } from '../facts/brand.ts';
import { COMPANY_FACTS } from '../facts/company.ts';

const t = translator([navigationWords]);

const { foundation } = COMPANY_FACTS;

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  readonly hint?: string;
  readonly className?: 'service-only';
}

function linksOf(section: MenuSection): NavigationLink[] {
  return PAGE_NAMES.map(pageRecord).flatMap(({ path, menu }) => {
    if (menu?.section !== section) return [];
    const { label, hint, isServiceOnly } = menu;
    return [{ to: path, label, ...(hint && { hint }), ...(isServiceOnly && { className: 'service-only' }) }];
  });
}

export const RESOURCES = linksOf('resources');

export const COMPANY = linksOf('company');

export const PRODUCT = linksOf('product');

/** Links for signed-in users. */
export const ACCOUNT: readonly NavigationLink[] = linksOf('account');

export const HEADER = {
  menu: t('navigation.menu'),
  account: t('navigation.account'),
  organize: PAGES.upload.menu.label,
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

/** Delays of the desktop menu in milliseconds, for Radix. */
export const MENU_DELAY_MS = { open: 200, skip: 300 } as const;
