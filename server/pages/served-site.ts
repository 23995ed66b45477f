import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillFounding } from './fill-founding.ts';

/** What the built pages have in place of the site's origin, which only who serves them knows. */
export const ORIGIN_PLACEHOLDER = 'https://site-origin.invalid';

export interface SitePage {
  /** While a founding member's seat is left. */
  readonly text: string;
  readonly textWhenSeatsAreTaken: string;
  readonly mediaType: string;
}

/** The built site as it is served. */
export interface ServedSite {
  readonly folder: string;
  /** The pages by their path, and what crawlers read. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The scripts that stand in the pages, as sources of a Content-Security-Policy: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=UTF-8',
  xml: 'application/xml; charset=UTF-8',
  txt: 'text/plain; charset=UTF-8',
};

/**
 * Reads the built site's pages, each with the origin filled in: `/pricing` from `pricing.html`, `/` from
 * `index.html`, and what crawlers read by its own name.
 *
 * @param origin where browsers reach the site, as in `https://example.org`
 * @param foundingMembers how many accounts are founding members
 */
export function readServedSite(folder: string, origin: string, foundingMembers: number): ServedSite {
  const entries = readdirSync(folder).flatMap((file): [string, SitePage][] => {
    const [, name = '', extension = ''] = /^(.+)\.([a-z]+)$/.exec(file) ?? [];
    const mediaType = MEDIA_TYPES[extension];
    if (!mediaType) return [];
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(ORIGIN_PLACEHOLDER, origin);
    const page = {
      text: fillFounding(text, foundingMembers, 'left'),
      textWhenSeatsAreTaken: fillFounding(text, foundingMembers, 'taken'),
      mediaType,
    };
    return [[pathOf(name, extension), page]];
  });
  const pages = new Map(entries);
  return { folder, pages, inlineScripts: inlineScriptsOf([...pages.values()]) };
}

function pathOf(name: string, extension: string): string {
  if (extension !== 'html') return `/${name}.${extension}`;
  return name === 'index' ? '/' : `/${name}`;
}

/** Blocks of data have a type, and are no scripts. */
function inlineScriptsOf(pages: readonly SitePage[]): string[] {
  const scripts = pages.flatMap(({ text }) =>
    [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? ''),
  );
  return [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
