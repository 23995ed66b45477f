import { BRAND } from './brand.ts';

const titled = (title: string) => `${title} · ${BRAND.name}`;

export const ROUTE_TITLES = {
  home: `${BRAND.name} · Your photos, sorted into folders`,
  upload: titled('Organize Your Photos'),
  login: titled('Log in'),
  signup: titled('Sign up'),
  pricing: titled('Pricing'),
  usage: titled('Usage'),
  success: titled('Success'),
  contact: titled('Contact'),
  help: titled('Help'),
  admin: titled('Admin'),
  popupTest: titled('Popup test'),
  notFound: titled('Page not found'),
} as const;
