import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { NIGHTLY } from '../../nightly.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../site/support/drawn-photos.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { documentOf, type ServedPage } from './pages/page.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';
import {
  chooseFiles,
  downloaded,
  inside,
  panelFor,
  panelWith,
  press,
  sees,
  sumsOf,
  usageOf,
} from './support/panel-steps.ts';
import { axeFindings } from '../axe-findings.ts';
import { filesKept } from '../site/support/files-kept.ts';
import { keptPaths } from '../site/support/kept-boards.ts';
import { click, fill, find, pick, read } from '../../../scripts/visitor/patient-page.ts';

const fixture = new ExtensionFixture({ stopsWorker: true });

const IMAGES = ['oak', 'elm', 'ash', 'fir', 'yew'].map((name) => `/${name}-400x300.jpg`);
const GALLERY: ServedPage = {
  name: 'gallery.html',
  html: () =>
    documentOf(IMAGES.map((src) => `<img src="${src}" width="400" height="300">`).join('') + twice()),
};
const MIXED: ServedPage = {
  name: 'mixed.html',
  html: ({ elsewhere }) =>
    documentOf(
      `<img src="${IMAGES[0]}" width="400" height="300"><img src="${elsewhere}/bay-500x400.jpg" width="500" height="400">`,
    ),
};
/** Linked images whose size the page does not state, and an image of the page that is too large to hand over. */
const UNSIZED: ServedPage = {
  name: 'unsized.html',
  html: () =>
    documentOf(`<a href="/thumb-80x60.jpg">A small one</a><a href="/fir-500x400.jpg">A large one</a>
      <img id="heavy" alt="A heavy one" width="400" height="300">
      <script type="module">
        const photo = await (await fetch('${IMAGES[0]}')).blob();
        const heavy = new Blob([photo, new Uint8Array(${MAX_PHOTO_BYTES})], { type: 'image/jpeg' });
        document.getElementById('heavy').src = URL.createObjectURL(heavy);
      </script>`),
};
/** Images of which some are icons, by layout or by file size, and one occurs three times. */
const CROWDED: ServedPage = {
  name: 'crowded.html',
  html: () =>
    documentOf(`<img src="${IMAGES[0]}" width="400" height="300"><img src="${IMAGES[0]}"><img src="${IMAGES[0]}">
      <img src="/bar-80x60.jpg"><img src="/leaf-120x400.jpg"><img src="/leaf-120x400.jpg?2">
      <img src="/dot-1x1.jpg"><p style="height: 5000px"></p><img src="/far-40x40.jpg" width="40" height="40" loading="lazy">`),
};
/** More images than are taken from one page. */
const MANY: ServedPage = {
  name: 'many.html',
  html: () =>
    documentOf(
      Array.from(
        { length: 10_000 },
        (_, at) => `<img src="/many-240x240.jpg?${at}" width="240" height="240" loading="lazy">`,
      ).join(''),
    ),
};
/** The same picture under another URL. */
const twice = () => `<img src="${IMAGES[0]}?again" width="400" height="300">`;

let pages: PageServer;
let drawn: DrawnPhotos;
beforeAll(async () => {
  [pages, drawn] = await Promise.all([
    startPageServer([GALLERY, MIXED, UNSIZED, CROWDED, MANY]),
    createDrawnPhotos(),
  ]);
});
afterAll(() => Promise.all([pages.stop(), drawn.remove()]));
afterEach(async () => {
  await rm(fixture.downloads, { recursive: true, force: true });
  await fixture.desk.evaluate(() => indexedDB.deleteDatabase('batches'));
});

describe('the side panel', () => {
  it(
    'organizes photos from the disk into a ZIP in the downloads folder',
    { tags: ['nightly', 'popup-side-panel-collect-images'] },
    async () => {
      await fixture.signIn('disk@example.org');
      const { panel, photos } = await panelWith(fixture, drawn, 6);
      await press(panel, 'Organize Photos');
      const archive = await downloaded(fixture, panel);
      // The toast does not cover the result.
      const isAbove = (toast: Element) =>
        toast.getBoundingClientRect().bottom <=
        (document.querySelector('[data-view=result]')?.getBoundingClientRect().top ?? -Infinity);
      await sees(panel, 'Your folders');
      expect(await read(panel, 'li.toast', isAbove)).toBe(true);
      expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
      expect(await usageOf(fixture)).toBe(6);
    },
  );

  it(
    'asks those who choose the service to sign in, and continues with the photos on the table',
    NIGHTLY,
    async () => {
      const photos = await drawn.drawMany(2);
      const panel = await fixture.openPanel();
      await click(panel, '#engine-service');
      await chooseFiles(
        panel,
        photos.map(({ path }) => path),
      );
      await press(panel, 'Continue with Google');
      await fixture.nameThemselves('new@example.org');
      await sees(panel, '2 files selected');
      await sees(panel, 'Pro plan');
      await press(panel, 'Organize Photos');
      expect((await downloaded(fixture, panel)).size).toBe(2);
    },
  );

  it(
    'collects the images of a page, each picture once, byte for byte',
    { tags: ['popup-side-panel-collect-images'] },
    async () => {
      await fixture.signIn('page@example.org');
      const panel = await panelFor(fixture, `${pages.origin}/gallery.html`);
      await sees(panel, `${IMAGES.length + 1} of ${IMAGES.length + 1} selected`);
      await press(panel, `Organize selected (${IMAGES.length + 1})`);
      const archive = await downloaded(fixture, panel);
      const originals = await Promise.all(
        IMAGES.map(async (path) => Buffer.from(await (await fetch(pages.origin + path)).arrayBuffer())),
      );
      expect(inside(archive)).toEqual(sumsOf(originals));
      await sees(panel, 'Duplicates on the page, skipped: 1');
      expect(await usageOf(fixture)).toBe(IMAGES.length);
    },
  );

  it('says how many of the page’s images it left out, and why', NIGHTLY, async () => {
    await fixture.signIn('crowded@example.org');
    const panel = await panelFor(fixture, `${pages.origin}/crowded.html`);
    await sees(panel, '1 of 1 selected');
    await sees(panel, '4 images with a side under 200 pixels were left out.');
    await sees(panel, '2 images appear more than once on the page and are listed once.');
    expect(await panel.evaluate(() => document.body.innerText)).not.toContain('beyond the first');
  });

  it('says above the grid how many images are beyond its limit', NIGHTLY, async () => {
    await fixture.signIn('many@example.org');
    const panel = await panelFor(fixture, `${pages.origin}/many.html`);
    const text = '5,000 images beyond the first 5,000 were left out.';
    await sees(panel, text);
    await sees(panel, '5,000 of 5,000 selected');
    const isAbove = await panel.evaluate(
      (words) => document.body.innerText.indexOf(words) < document.body.innerText.indexOf('selected'),
      text,
    );
    expect(isAbove).toBe(true);
  });

  it(
    'names small images and those that the page could not deliver, each with its reason',
    NIGHTLY,
    async () => {
      await fixture.signIn('unsized@example.org');
      const panel = await panelFor(fixture, `${pages.origin}/unsized.html`);
      await sees(panel, '2 of 2 selected');
      await sees(panel, 'Left out: 1');
      await press(panel, 'Organize selected (2)');
      expect((await downloaded(fixture, panel)).size).toBe(1);
      await sees(panel, 'Left out: 2');
      // Clicked by script, since the toast may cover it.
      await panel.$$eval('aside summary', (summaries) => summaries.at(-1)?.click());
      await sees(panel, 'thumb-80x60.jpg is 80 × 60 pixels; images under 200 pixels are left out.');
      await sees(panel, 'is 15.1 MB; the limit is 15 MB.');
    },
  );

  it('asks only for the host that blocks reading, and continues without it', NIGHTLY, async () => {
    await fixture.signIn('mixed@example.org');
    const panel = await panelFor(fixture, `${pages.origin}/mixed.html`);
    await sees(panel, '2 of 2 selected');
    await press(panel, 'Organize selected (2)');
    await sees(panel, 'Your permission is needed');
    await sees(panel, '127.0.0.1');
    await press(panel, 'Continue without them');
    expect((await downloaded(fixture, panel)).size).toBe(1);
    await sees(panel, 'Left out: 1');
  });

  it(
    'resumes where it was after closing and reopening, and each photo is paid for once',
    NIGHTLY,
    async () => {
      await fixture.signIn('again@example.org');
      const { panel, photos } = await panelWith(fixture, drawn, 8);
      fixture.engine.hold();
      await press(panel, 'Organize Photos');
      await expect.poll(() => fixture.engine.waiting()).toBe(4);
      fixture.engine.letThrough(3);
      await sees(panel, '3 of 8 photos done');
      await panel.close();
      fixture.engine.release();
      const again = await fixture.openPanel();
      const archive = await downloaded(fixture, again);
      expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
      await sees(again, 'Your folders');
      expect(await usageOf(fixture)).toBe(8);
    },
  );

  it('keeps its board and steps after closing and reopening, until it is started over', NIGHTLY, async () => {
    await fixture.signIn('board@example.org');
    const { panel, photos } = await panelWith(fixture, drawn, 6);
    await press(panel, 'Organize Photos');
    await downloaded(fixture, panel);
    await rm(fixture.downloads, { recursive: true, force: true });
    await press(panel, 'Rename Pets');
    await fill(panel, 'input[aria-label="New name for Pets"]', 'Rex');
    await panel.keyboard.press('Enter');
    await find(panel, 'section[aria-label="Rex"]');
    await sees(panel, 'This board stays in this browser until');
    await expect.poll(() => keptPaths(panel)).toContain('Rex');
    await panel.close();

    const again = await fixture.openPanel();
    await find(again, 'section[aria-label="Rex"] .result-card img');
    await press(again, 'Download ZIP');
    const archive = await downloaded(fixture, again);
    expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    expect([...archive.keys()].some((path) => path.startsWith('Rex/'))).toBe(true);
    await press(again, 'Undo');
    await find(again, 'section[aria-label="Pets"]');
    await sees(again, 'This board stays in this browser until');
    await expect.poll(() => keptPaths(again)).toContain('Pets');
    await again.close();

    const third = await fixture.openPanel();
    await find(third, 'section[aria-label="Pets"]');
    await pick(third, 'More actions', 'Start over');
    await press(third, 'Delete now');
    await sees(third, '0 files selected');
    await expect.poll(() => third.evaluate(filesKept)).toBe(0);
    await third.close();
    await sees(await fixture.openPanel(), '0 files selected');
    expect(await usageOf(fixture)).toBe(6);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'makes the same ZIP if the worker is stopped after %i photos, and the server counts the same',
    NIGHTLY,
    async (done) => {
      await fixture.signIn(`stopped-${done}@example.org`);
      const { panel, photos } = await panelWith(fixture, drawn, 6);
      fixture.engine.hold();
      await press(panel, 'Organize Photos');
      await expect.poll(() => fixture.engine.waiting()).toBeGreaterThan(0);
      fixture.engine.letThrough(done);
      await sees(panel, `${done} of 6 photos done`);
      await fixture.stopWorker();
      fixture.engine.release();
      const archive = await downloaded(fixture, panel);
      const said = await panel.evaluate(() => document.body.innerText);
      expect(inside(archive), said).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
      expect(await usageOf(fixture)).toBe(6);
    },
  );

  it('passes axe when empty, choosing and done, in both themes', NIGHTLY, async () => {
    await fixture.signIn('axe@example.org');
    for (const value of ['light', 'dark']) {
      const panel = await panelFor(fixture, `${pages.origin}/gallery.html`);
      await panel.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      await sees(panel, 'selected');
      expect(await axeFindings(panel)).toEqual([]);
      await press(panel, 'Back');
      await sees(panel, "Organize this page's images");
      expect(await axeFindings(panel)).toEqual([]);
      await panel.close();
    }
  });
});
