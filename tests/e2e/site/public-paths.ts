import { PAGE_NAMES, pageRecord } from '../../../site/app/pages.ts';

/** Pages open to everyone, signed in or not. */
export const PUBLIC_PATHS: readonly string[] = PAGE_NAMES.map(pageRecord)
  .filter(({ isIndexed = true }) => isIndexed)
  .map(({ path }) => path);

/** Of these, the ones that describe the product. */
export const MARKETING_PATHS: readonly string[] = PUBLIC_PATHS.filter(
  (path) => !['/upload', '/login', '/signup'].includes(path),
);
