import { PAGE_NAMES, pageRecord, PAGES } from '../../../../site/app/pages.ts';

/** Pages open to everyone, signed in or not. */
export const PUBLIC_PATHS: readonly string[] = PAGE_NAMES.filter(
  (name) => pageRecord(name).isIndexed ?? true,
).map((name) => PAGES[name].path);

/** Of these, the ones that describe the product. */
export const MARKETING_PATHS: readonly string[] = PUBLIC_PATHS.filter(
  (path) => !['/upload', '/login', '/signup'].includes(path),
);
