import { NOT_INDEXED } from '../../../site/content/route-descriptions.ts';
import { type RouteName, ROUTES } from '../../../site/content/routes.ts';

/** Where anyone may go, signed in or not. */
export const PUBLIC_PATHS: readonly string[] = (Object.keys(ROUTES) as RouteName[])
  .filter((name) => !NOT_INDEXED.has(name))
  .map((name) => ROUTES[name].path);

/** Of these, the ones that tell of the product. */
export const MARKETING_PATHS: readonly string[] = PUBLIC_PATHS.filter(
  (path) => !['/upload', '/login', '/signup'].includes(path),
);
