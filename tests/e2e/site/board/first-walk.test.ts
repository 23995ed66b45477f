import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { addShares, type Shares } from '../support/add-shares.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const PHOTOS = 24;
/** The engine is uncertain of the blue ones: every sixth. */
const DOUBTFUL = 4;
const UNSURE: Readonly<Record<string, Shares>> = {
  beach: { confidence: 0.2, alternatives: [{ category: 'Nature & Mountains', confidence: 0.1 }] },
};

const DESK = { name: 'at a desk', widthPx: 1440, heightPx: 900 };
const PHONE = { name: 'on a phone', widthPx: 390, heightPx: 844 };

/** Returns where the first fully visible photo ends, in CSS pixels from the top of the window. */
const firstPhotoBottom = ({ page }: Visitor) =>
  page.$eval('.result-card .slide', (slide) => slide.getBoundingClientRect().bottom);

const isPhotoOpen = ({ page }: Visitor) => page.$('.viewer').then((viewer) => viewer !== null);

/** The first card of a folder is selected and moved with the palette, together with its duplicates. */
async function moveCard(visitor: Visitor, from: string, to: string): Promise<void> {
  const box = await visitor.find(`section[aria-label="${from}"] .choose-box input`);
  await box.press('Space');
  await visitor.click('#move-chosen');
  await visitor.find('.palette [role=combobox]:focus');
  await visitor.page.keyboard.type(to);
  await waitFor(
    visitor.page,
    (name) => document.querySelector('.palette [aria-selected=true]')?.textContent.includes(name),
    to,
  );
  await visitor.page.keyboard.press('Enter');
}

// The phone's walk is the same with a narrow window, in which the daily walk looks at the board, too.
describe.each([
  { size: DESK, options: {} },
  { size: PHONE, options: NIGHTLY },
])('a new user $size.name', ({ size: { name, widthPx, heightPx }, options }) => {
  it(
    'drops photos, watches, opens, goes back, reviews, corrects, searches, merges, downloads and reloads',
    options,
    async () => {
      const visitor = await fixture.arrive({ widthPx });
      const { page } = visitor;
      await page.setViewport({ width: widthPx, height: heightPx });
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await page.evaluateOnNewDocument(addShares, UNSURE);
      await visitor.signIn(`walks-${name.replaceAll(' ', '-')}@example.org`);

      // Drop, and watch: the marketing is hidden while photos are sorted.
      const drawn = await fixture.photos.drawMany(PHOTOS);
      await visitor.drop(drawn.map(({ path }) => path));
      await visitor.sees(`${PHOTOS} files selected`);
      fixture.engine.hold();
      await visitor.press('Organize Photos');
      fixture.engine.letThrough(5);
      await visitor.sees(`5 of ${PHOTOS} photos done`);
      // Only the bar shows progress; the toasts with the same text are for screen readers.
      await visitor.seesToast(`Processed 4/${PHOTOS} images...`);
      const seen = await page.$$eval(
        '.toast',
        (all) => all.filter((toast) => toast.checkVisibility()).length,
      );
      expect(seen).toBe(0);
      const isShown = await page.$eval('.upload-about', (about) => about.checkVisibility());
      expect(isShown).toBe(false);
      fixture.engine.release();
      const { bytes } = await downloads.next();
      const originals = drawn.map((photo) => sha256(photo.bytes)).toSorted();
      expect([...(await openedArchive(bytes)).values()].toSorted()).toEqual(originals);

      // The photos are the page.
      await visitor.sees(`${PHOTOS} photos in 6 folders`);
      expect(await page.$$eval('.board-bar', (bars) => bars.length)).toBe(1);
      for (const size of [PHONE, { widthPx, heightPx }]) {
        await page.setViewport({ width: size.widthPx, height: size.heightPx });
        expect(await firstPhotoBottom(visitor)).toBeLessThan(size.heightPx);
        expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
      }
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);

      // Open a photo; Back closes it and stays on the page.
      await visitor.click('.result-card .slide');
      await visitor.find('.viewer');
      await page.goBack();
      await expect.poll(() => isPhotoOpen(visitor)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/upload');
      await visitor.sees(`${PHOTOS} photos in 6 folders`);

      // Review what may be in the wrong folder: one photo stays, another moves, the rest is accepted.
      await visitor.press(`${DOUBTFUL} to check`);
      await visitor.find('.board-panel .look-first');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
      await visitor.press('Review');
      await visitor.sees(`1 of ${DOUBTFUL}`);
      await visitor.find('.doubt');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      await page.keyboard.press('y');
      await visitor.sees(`2 of ${DOUBTFUL}`);
      await page.keyboard.press('1');
      await visitor.sees(`3 of ${DOUBTFUL}`);
      await page.keyboard.press('a');
      await visitor.waitUntilGone('.viewer');
      await visitor.waitUntilGone('.board-panel');
      expect(await visitor.text()).not.toContain('to check');

      // Correct, and undo from the toast.
      await moveCard(visitor, 'Vehicles', 'Wildlife');
      await visitor.sees('to Wildlife');
      await visitor.click('.board-toast-undo');
      await visitor.waitUntilGone('section[aria-label="Wildlife"]');
      await moveCard(visitor, 'Vehicles', 'Trip 2026');
      await visitor.find('section[aria-label="Trip 2026"]');

      // Search.
      await page.keyboard.press('/');
      await page.keyboard.type('tulips');
      await visitor.sees('photos found in 1 folder');
      await visitor.press('Show all photos');

      // Merge two folders, after a confirmation.
      await visitor.press('Rename Food');
      await visitor.fill('input[aria-label="New name for Food"]', 'Pets');
      await page.keyboard.press('Enter');
      await visitor.press('Merge folders');
      await visitor.waitUntilGone('section[aria-label="Food"]');
      await visitor.find('button[aria-label="Rename Pets"]:focus');
      await visitor.sees(`${PHOTOS} photos in `);

      // Download the board's current state.
      await visitor.press('Download ZIP');
      const again = await openedArchive((await downloads.next()).bytes);
      expect([...again.values()].toSorted()).toEqual(originals);
      expect([...again.keys()].filter((path) => path.startsWith('Trip 2026/')).length).toBeGreaterThan(0);
      expect([...again.keys()].some((path) => path.startsWith('Food/'))).toBe(false);

      // Reload: the board is restored, and its steps can be undone.
      await visitor.sees('This board stays in this browser until');
      await visitor.reload();
      await visitor.sees(`${PHOTOS} photos in `);
      await visitor.find('section[aria-label="Trip 2026"]');
      await visitor.press('Undo');
      await visitor.find('section[aria-label="Food"]');
    },
  );
});
