import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_METADATA } from '../../site/app/page-metadata.ts';
import { PAGE_NAMES, PAGES } from '../../site/app/pages.ts';
import { filesOf, type SiteBuild } from './site-build.ts';

const SOURCE = fileURLToPath(new URL('../../site/app/service-worker.js', import.meta.url));

/** Needed by every page, under names that do not change. */
const FIXED_FILES = ['/icon.svg'];

/** The service worker of this build, with the list of what it keeps. */
export function serviceWorkerSource(folder: string, build: SiteBuild): string {
  const names = PAGE_NAMES.filter((name) => !PAGE_METADATA[name].needsServer);
  const pages = names.map((name) => PAGES[name].path);
  const files = [...filesOf(build, names), ...FIXED_FILES, ...picturesOf(pages, folder)];
  const precached = [...new Set([...pages, ...files])];
  const version = createHash('sha256');
  for (const path of precached) version.update(path).update(readFileSync(join(folder, fileOf(path))));
  return [
    `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))};`,
    `const PRECACHED = ${JSON.stringify(precached)};`,
    readFileSync(SOURCE, 'utf8'),
  ].join('\n');
}

/** The pictures that the pages show. */
function picturesOf(pages: readonly string[], folder: string): string[] {
  return pages.flatMap((path) => {
    const html = readFileSync(join(folder, fileOf(path)), 'utf8');
    return [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, source = '']) => source);
  });
}

/** Where what is served at a path lies in the built site: pages as `name.html`. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  if (path === '*') return '404.html';
  return /\.[a-z0-9]+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
