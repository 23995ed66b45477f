/** @module-tag nightly */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

const FOLDER = fileURLToPath(new URL('../../../../../shared/photos/photos/', import.meta.url));
const PATHS = Array.from({ length: 20 }, (_, at) => `${FOLDER}p${String(at + 1).padStart(4, '0')}.jpg`);
const MISSING = existsSync(FOLDER) ? '' : ' (skipped: the real photos are not beside the repository)';

let site: Site;
let browser: Browser;
let scratch: DrawnPhotos;

describe.skipIf(MISSING)(`twenty real photos through the embedded engine${MISSING}`, () => {
  beforeAll(async () => {
    [site, browser, scratch] = await Promise.all([
      startSite({ DEFAULT_PLAN: 'pro' }),
      sharedBrowser(),
      createDrawnPhotos(),
    ]);
  });

  afterAll(() => Promise.all([site.stop(), scratch.remove()]));

  it(
    'all come back, byte for byte, each in a folder under its own name',
    { tags: ['entries-category-short-name'] },
    async () => {
      const visitor = await Visitor.arrive(browser, site.origin);
      const downloads = await watchDownloads(visitor, scratch.folder);
      await visitor.signIn();
      await visitor.drop(PATHS);
      await visitor.sees('20 files selected');
      await visitor.press('Organize Photos');
      const entries = await openedArchive((await downloads.next()).bytes);
      const originals = await Promise.all(PATHS.map(async (path) => sha256(await readFile(path))));
      expect([...entries.values()].sort()).toEqual(originals.sort());
      for (const path of entries.keys()) expect(path).toMatch(/^[^/]+\/[^/]+\.jpg$/);
      await visitor.sees('20 photos placed in');
      await visitor.leave();
    },
  );
});
