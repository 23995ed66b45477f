import { readdirSync } from 'node:fs';
import type { FoundingSeats } from '#protocol/founding-offer.ts';
import type { ServiceMark } from '#protocol/service-mark.ts';
import { sharedEngineFiles } from './engine-files.ts';
import { fillFounding } from './fill-founding.ts';
import { inlineScriptsOf } from './inline-scripts.ts';
import { packedOnly, readSiteText } from './packed-files.ts';

/** The placeholder for the site's origin in the built pages; only the server knows the origin. */
export const ORIGIN_PLACEHOLDER = 'https://site-origin.invalid';

export interface SitePage {
  /** The page to serve while founding members' seats are left. */
  readonly text: string;
  readonly textWhenSeatsAreTaken: string;
  readonly mediaType: string;
}

/** The built site, ready to serve. */
export interface ServedSite {
  readonly folder: string;
  /** The engine's files that are elsewhere on the disk, by their paths on the site. */
  readonly engine: ReadonlyMap<string, string>;
  /** The files that have only a Brotli copy in the folder, relative to it. */
  readonly packed: ReadonlySet<string>;
  /** The pages and the crawlers' files (sitemap, robots.txt), by path. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The hashes of the pages' inline scripts, as CSP sources: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=UTF-8',
  xml: 'application/xml; charset=UTF-8',
  txt: 'text/plain; charset=UTF-8',
};

/**
 * Reads the built site's pages, each with the origin filled in: `/pricing` from `pricing.html`, `/de/pricing` from
 * `de/pricing.html`, `/` from `index.html`, `/de/` from `de/index.html`, and the crawlers' files by their own names.
 *
 * @param origin the site's public origin, such as `https://example.org`
 * @param foundingMembers the number of founding members' seats
 * @param service whether there is a service; written into each page
 * @param onSale what can be bought here, as `onSaleMark` writes it
 */
export function readServedSite(
  folder: string,
  origin: string,
  foundingMembers: number,
  service: ServiceMark,
  onSale = '',
): ServedSite {
  const files = filesOf(folder);
  const packed = packedOnly(files);
  const inlineScripts = new Set<string>();
  const entries = [...files, ...packed].flatMap((file): [string, SitePage][] => {
    const [, name = '', extension = ''] = /^(.+)\.([a-z]+)$/.exec(file) ?? [];
    const mediaType = MEDIA_TYPES[extension];
    if (!mediaType) return [];
    const text = readSiteText(folder, file, packed)
      .replaceAll(ORIGIN_PLACEHOLDER, origin)
      .replace('<html ', `<html data-service="${service}" data-on-sale="${onSale}" `);
    for (const script of inlineScriptsOf([text])) inlineScripts.add(script);
    return [[pathOf(name, extension), filledPage(text, mediaType, foundingMembers)]];
  });
  const pages = new Map(entries);
  const engine = sharedEngineFiles(folder);
  return { folder, engine, packed, pages, inlineScripts: [...inlineScripts] };
}

/** A page that is filled when it is first asked for: most of the two hundred never are. */
function filledPage(source: string, mediaType: string, foundingMembers: number): SitePage {
  const filled = new Map<FoundingSeats, string>();
  const fill = (seats: FoundingSeats) => {
    const text = filled.get(seats) ?? fillFounding(source, foundingMembers, seats);
    filled.set(seats, text);
    return text;
  };
  return {
    mediaType,
    get text() {
      return fill('left');
    },
    get textWhenSeatsAreTaken() {
      return fill('taken');
    },
  };
}

/** Returns the paths of the files in a folder and its subfolders, with `/` between names. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}

function pathOf(name: string, extension: string): string {
  if (extension !== 'html') return `/${name}.${extension}`;
  return `/${name}`.replace(/\/index$/, '/');
}
