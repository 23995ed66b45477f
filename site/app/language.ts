import { DEFAULT_LANGUAGE, type Language } from '#messages/language.ts';
import { language } from '#words/language.ts';

/** The language of this build of the site. */
export const LANGUAGE: Language = language;

/** Returns the path prefix of a language's pages: empty for English, otherwise `/de`. */
export function basePathOf(of: Language): string {
  return of === DEFAULT_LANGUAGE ? '' : `/${of}`;
}

/** The path prefix of this build. */
export const BASE_PATH = basePathOf(LANGUAGE);

/**
 * Returns a page's path in a language: `/de/pricing` for `/pricing`, and `/de/` for `/`, as required by the scope of
 * that language's service worker.
 */
export function pathIn(of: Language, path: string): string {
  return basePathOf(of) + path;
}

/** Returns a page's path as in the records: `/pricing` for `/de/pricing`, and `/` for `/de/`. */
export function withoutBase(path: string): string {
  return path.slice(BASE_PATH.length) || '/';
}
