import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_METADATA } from '../../site/app/page-metadata.ts';
import { PAGE_NAMES, PAGES } from '../../site/app/pages.ts';
import { filesOf, type SiteBuild } from './site-build.ts';

const SOURCE = fileURLToPath(new URL('../../site/app/service-worker.js', import.meta.url));

/** Files that every page needs, without a hash in their names. */
const FIXED_FILES = ['/icon.svg'];

/** The source of this build's service worker, with its list of files to precache. */
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

/** The images in the pages. */
function picturesOf(pages: readonly string[], folder: string): string[] {
  return pages.flatMap((path) => {
    const html = readFileSync(join(folder, fileOf(path)), 'utf8');
    return [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, source = '']) => source);
  });
}

/** The file in the built site for a URL path: pages are `name.html`. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  if (path === '*') return '404.html';
  return /\.[a-z0-9]+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
