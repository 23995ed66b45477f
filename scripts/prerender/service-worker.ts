import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE, pathIn } from '../../site/app/language.ts';
import { PAGE_NAMES, pageRecord, PAGES } from '../../site/app/pages.ts';
import { SHARED_PHOTOS, TAKEN_PHOTOS } from '../../shared/browser/saved/shared-photos-database.ts';
import {
  SHARED_FIELD,
  SHARED_PARAMETER,
  SHARED_WITHOUT_PHOTOS,
  sharePath,
} from '../../site/app/shared-to-app.ts';
import { filesNamedBy } from './table-files.ts';
import { filesOf, otherTongues, pageFile, type SiteBuild } from './site-build.ts';

/** Files that every page needs, without a hash in their names. */
const FIXED_FILES = ['/icon.svg'];

/**
 * Returns the source of this build's service worker, with its list of files to precache.
 *
 * @param script the part that is the same in all languages, bundled
 */
export function serviceWorkerSource(folder: string, build: SiteBuild, script: string): string {
  const names = PAGE_NAMES.filter((name) => !pageRecord(name).needsServer);
  const pages = new Map(
    names.map((name) => [pathIn(LANGUAGE, PAGES[name].path), join(folder, pageFile(PAGES[name].path))]),
  );
  const files = [...filesOf(build, names), ...FIXED_FILES, ...[...pages.values()].flatMap(picturesOf)];
  const precached = new Map([...pages, ...files.map((path) => [path, join(folder, path)] as const)]);
  const table = pathIn(LANGUAGE, PAGES.upload.path);
  const tableFile = join(folder, pageFile(PAGES.upload.path));
  const others = otherTongues(build);
  const tableFiles = filesNamedBy(tableFile, folder).filter(
    (path) => !precached.has(path) && !others.has(path),
  );
  const version = createHash('sha256');
  version.update(readFileSync(tableFile)).update(tableFiles.join());
  for (const [path, file] of precached) version.update(path).update(readFileSync(file));
  return [
    `const PREFIX = 'pages-${LANGUAGE}-';`,
    `const VERSION = PREFIX + ${JSON.stringify(version.digest('hex').slice(0, 16))};`,
    `const PRECACHED = ${JSON.stringify([...precached.keys()])};`,
    `const TABLE = ${JSON.stringify([table, ...tableFiles])};`,
    `const SHARE = ${JSON.stringify({
      path: sharePath(LANGUAGE),
      field: SHARED_FIELD,
      parameter: SHARED_PARAMETER,
      ...SHARED_WITHOUT_PHOTOS,
      database: SHARED_PHOTOS,
      taken: TAKEN_PHOTOS,
    })};`,
    script,
  ].join('\n');
}

/** Returns the images in a page. */
function picturesOf(file: string): string[] {
  const images = readFileSync(file, 'utf8').matchAll(/<img[^>]* src="(\/[^"]+)"/g);
  return [...images].map(([, source = '']) => source);
}
