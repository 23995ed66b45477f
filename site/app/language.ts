import { DEFAULT_LANGUAGE, type Language } from '#messages/language.ts';
import { language } from '#words/language.ts';

/** The language that this build of the site is in. */
export const LANGUAGE: Language = language;

/** What the paths of a language's pages begin with: nothing in English, else `/de`. */
export function basePathOf(of: Language): string {
  return of === DEFAULT_LANGUAGE ? '' : `/${of}`;
}

/** The same of this build. */
export const BASE_PATH = basePathOf(LANGUAGE);

/**
 * A page's path in a language: `/de/pricing` of `/pricing`, and `/de/` of `/`, which the scope of that language's service
 * worker needs.
 */
export function pathIn(of: Language, path: string): string {
  return basePathOf(of) + path;
}

/** The path of a page as the records have it: `/pricing` of `/de/pricing`, and `/` of `/de/`. */
export function withoutBase(path: string): string {
  return path.slice(BASE_PATH.length) || '/';
}
