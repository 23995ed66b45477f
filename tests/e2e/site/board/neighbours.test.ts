/** @module-tag nightly */
import { basename, join } from 'node:path';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDrawnSeries } from '../../../fixtures/drawn-series.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

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

// The server's own engine analyzes 18 photos.
it(
  'the board names the photo that an uncertain one follows, and shows both in its folder',
  { timeout: 300_000 },
  async () => {
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
    const folderOf = (original: string) =>
      cards.find(({ text }) => text.includes(`Original name: ${original}`))?.folder ?? '';
    const names = paths.map((path) => basename(path));
    const follows = /Like (IMG_\d+\.jpg), taken \d seconds? (?:before|after)/;
    const followers: string[] = [];
    // The first one is narrow, and has a long name.
    await visitor.click('.result-card .slide');
    const seen = async () => visitor.read('.viewer', (viewer) => (viewer as HTMLElement).innerText);
    await visitor.sees('1 of ');
    const total = Number(/1 of (\d+)/.exec(await seen())?.[1]);
    for (let place = 1; place <= total; place += 1) {
      await visitor.sees(`${place} of ${total}`);
      const text = await seen();
      await visitor.page.keyboard.press('ArrowRight');
      const [, lender] = follows.exec(text) ?? [];
      if (lender === undefined) continue;
      expect(names).toContain(lender);
      const own = names.find((name) => name !== lender && text.includes(name)) ?? '';
      expect([own, folderOf(own)]).toEqual([own, folderOf(lender)]);
      followers.push(own);
    }
    expect(followers).not.toEqual([]);
    await visitor.leave();
  },
);
