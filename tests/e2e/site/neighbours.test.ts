/** @module-tag nightly */
import { basename, join } from 'node:path';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDrawnSeries } from '../../fixtures/drawn-series.ts';
import { sharedBrowser } from '../launch-browser.ts';
import { watchDownloads } from './downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from './drawn-photos.ts';
import { openedArchive } from './opened-archive.ts';
import { type Site, startSite } from './start-site.ts';
import { Visitor } from './visitor.ts';

let site: Site;
let browser: Browser;
let scratch: DrawnPhotos;

beforeAll(async () => {
  [site, browser, scratch] = await Promise.all([
    startSite({ DEFAULT_PLAN: 'pro' }),
    sharedBrowser(),
    createDrawnPhotos(),
  ]);
});

afterAll(() => Promise.all([site.stop(), scratch.remove()]));

it('the board says which photo an unsure one follows, in whose folder it lies', async () => {
  const visitor = await Visitor.arrive(browser, site.origin);
  const downloads = await watchDownloads(visitor, scratch.folder);
  await visitor.signIn();
  const paths = await writeDrawnSeries(join(scratch.folder, 'series'));
  await visitor.drop(paths);
  await visitor.sees(`${paths.length} files selected`);
  await visitor.press('Organize Photos');
  const entries = await openedArchive((await downloads.next()).bytes);
  await visitor.sees(`${paths.length} photos placed in`);
  expect(entries.size).toBe(paths.length);

  const cards = await visitor.page.$$eval('.result-card', (all) =>
    all.map((card) => ({
      folder: card.closest('section')?.getAttribute('aria-label'),
      text: card.textContent,
    })),
  );
  const follows = /Like (IMG_\d+\.jpg), taken \d seconds? (?:before|after)/;
  const followers = cards.filter(({ text }) => follows.test(text));
  expect(followers).not.toEqual([]);
  const names = new Set(paths.map((path) => basename(path)));
  for (const { text, folder } of followers) {
    const [, lender = ''] = follows.exec(text) ?? [];
    expect(names).toContain(lender);
    expect(cards.find((card) => card.text.includes(`was ${lender}`))?.folder).toBe(folder);
  }
  await visitor.leave();
});
