import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolations, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const HEIC = fileURLToPath(
  new URL('../../../../../shared/photos/formats/heic-iphone7.heic', import.meta.url),
);
const MISSING = existsSync(HEIC) ? '' : ' (skipped: the shared photos are not beside the repository)';

/** Maximum size that the table shows of a photo before it is opened. */
const THUMBNAIL_PX = 360;

const fixture = siteFixture();

/** A visitor with a beach, two dogs and a car in their folders, in this order. */
async function arriveWithFolders(email: string, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const photos = await Promise.all([
    fixture.photos.draw(`beach-${email}.jpg`, 'blue'),
    fixture.photos.draw(`dog-${email}.jpg`, 'green'),
    fixture.photos.draw(`twin-${email}.png`, 'green'),
    fixture.photos.draw(`car-${email}.jpg`, 'red'),
  ]);
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  const first = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  const names = photos.map(({ bytes }) => {
    const [path = ''] = [...first].find(([, hash]) => hash === sha256(bytes)) ?? [];
    return path.split('/')[1] ?? '';
  });
  return { visitor, downloads, photos, first, names };
}

/** Returns the open photo, as announced, once it is there at full size. */
async function opened(visitor: Visitor, name: string): Promise<void> {
  await visitor.waitFor(
    (wanted) =>
      document.querySelector('[role=dialog] h2')?.textContent === wanted &&
      document.querySelector('[role=dialog] img[data-whole]') !== null,
    name,
  );
}

const said = (visitor: Visitor) =>
  visitor.page.$$eval('[role=dialog] output', (all) => all.map((one) => one.textContent).join(' '));

/** The focus returns to the page after the dialog has closed. */
const focusedOn = (visitor: Visitor, label: string) =>
  visitor.waitFor((wanted) => {
    const { activeElement } = document;
    if (activeElement?.getAttribute('aria-label') === wanted) return true;
    const views = [...document.querySelectorAll('[aria-label^="View "]')];
    const there = views.map((view) => view.getAttribute('aria-label')).join(', ');
    throw new Error(`The focus is on ${activeElement?.outerHTML.slice(0, 200)}, among ${there}`);
  }, label);

const shownSize = (visitor: Visitor) =>
  visitor.read('[role=dialog] img[data-whole]', (image) => [image.naturalWidth, image.naturalHeight]);

/** Notes when the page's heading gets the focus, as on arrival at a page. */
function noteHeadingFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('main h1'))
      document.title = 'The heading was focused';
  });
}

/** Types over the name in a field. */
async function typeName(visitor: Visitor, from: string, to: string): Promise<void> {
  await visitor.find(`[role=dialog] input[aria-label="New name for ${from}"]:focus`);
  await visitor.page.keyboard.type(to);
  await visitor.page.keyboard.press('Enter');
}

describe('a photo on the board', () => {
  it('opens with a click on its picture, leads to the others, and closes where the page was, with the focus on its card', async () => {
    const { visitor, names } = await arriveWithFolders('steps@example.org');
    const { keyboard } = visitor.page;
    const [beach = '', dog = '', twin = '', car = ''] = names;
    await visitor.click('section[aria-label="Beach & Sea"] .slide');
    await opened(visitor, beach);
    await visitor.sees('1 of 4');
    expect(await shownSize(visitor)).toEqual([240, 160]);
    await visitor.sees('240 × 160 pixels');
    await visitor.sees('beach-steps@example.org.jpg');

    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowRight');
    await opened(visitor, dog);
    expect(await said(visitor)).toContain(`${dog}, 2 of 4`);
    await visitor.press('Next photo');
    await opened(visitor, twin);
    await keyboard.press('End');
    await opened(visitor, car);
    await keyboard.press('Home');
    await opened(visitor, beach);
    await keyboard.press('End');
    await visitor.press('Previous photo');
    await opened(visitor, twin);
    await keyboard.press('Escape');
    await visitor.waitUntilGone('[role=dialog]');
    await focusedOn(visitor, `View ${twin}`);

    // Either way of closing leaves the page where it was, without moving the focus over its heading.
    await visitor.page.setViewport({ width: 390, height: 844 });
    const title = await visitor.page.title();
    await visitor.page.evaluate(noteHeadingFocus);
    for (const close of [() => keyboard.press('Escape'), () => visitor.page.evaluate(() => history.back())]) {
      await visitor.press(`View ${beach}`);
      await opened(visitor, beach);
      await visitor.page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
      await close();
      await visitor.waitUntilGone('[role=dialog]');
      await focusedOn(visitor, `View ${beach}`);
      expect(await visitor.page.title()).toBe(title);
      expect(await visitor.page.evaluate(() => window.scrollY)).toBe(40);
    }
  });

  it(
    'opens from its button by keyboard, keeps the focus inside, and Escape closes the help before the photo',
    NIGHTLY,
    async () => {
      const { visitor, names } = await arriveWithFolders('keys@example.org');
      const { page } = visitor;
      const [beach = ''] = names;
      await page.focus(`button[aria-label="View ${beach}"]`);
      await page.keyboard.press('Enter');
      await opened(visitor, beach);
      const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
      for (let tabs = 0; tabs < 12; tabs += 1) {
        await page.keyboard.press('Tab');
        expect(await isInside()).toBe(true);
      }
      await page.keyboard.type('?');
      await visitor.sees('Last photo');
      await page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog] kbd');
      await visitor.find('[role=dialog]');
      await page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog]');
      await focusedOn(visitor, `View ${beach}`);
    },
  );

  it(
    'can be renamed and moved there as on the board, undone, and is like that in the next ZIP',
    NIGHTLY,
    async () => {
      const { visitor, downloads, photos, names, first } = await arriveWithFolders('edits@example.org');
      const { page } = visitor;
      const [, , , car = ''] = names;
      await visitor.press(`View ${car}`);
      await opened(visitor, car);
      await visitor.press(`Rename ${car}`);
      await typeName(visitor, car, 'My first car');
      await opened(visitor, 'My first car.jpg');
      expect(await said(visitor)).toContain('Renamed to My first car.jpg.');
      // In a field, the arrow keys belong to the field, and Escape leaves the name.
      await visitor.press('Rename My first car.jpg');
      await visitor.find('[role=dialog] input:focus');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog] input');
      await opened(visitor, 'My first car.jpg');

      await visitor.press('Move to… My first car.jpg');
      await visitor.find('.palette');
      await visitor.click('::-p-aria([name="Pets"][role="option"])');
      await visitor.sees('This folder is your choice. The photo was in Vehicles before.');
      await opened(visitor, 'My first car.jpg');
      await visitor.sees('4 of 4');
      await page.keyboard.press('ArrowLeft');
      await visitor.sees('3 of 4');
      await visitor.press('Undo');
      await visitor.press('Undo');
      await page.keyboard.press('ArrowRight');
      await opened(visitor, car);
      await page.keyboard.press('Escape');
      await visitor.press('Download ZIP');
      expect(await openedArchive((await downloads.next()).bytes)).toEqual(first);

      await visitor.press(`View ${car}`);
      await visitor.press(`Rename ${car}`);
      await typeName(visitor, car, 'My second car');
      await visitor.press('Move to… My second car.jpg');
      await visitor.click('::-p-aria([name="New folder…"][role="option"])');
      await typeName(visitor, 'New folder', 'Cars: all');
      await visitor.sees('Cars all');
      await page.keyboard.press('Escape');
      await visitor.find('section[aria-label="Cars all"] [aria-label="Rename My second car.jpg"]');
      await visitor.press('Download ZIP');
      const again = await openedArchive((await downloads.next()).bytes);
      expect(again.get('Cars all/My second car.jpg')).toBe(sha256(photos[3]?.bytes ?? Buffer.of()));
    },
  );

  it('follows swipes', NIGHTLY, async () => {
    const { visitor, names } = await arriveWithFolders('swipe@example.org');
    const { page } = visitor;
    await page.setViewport({ width: 390, height: 800, hasTouch: true });
    const [beach = '', dog = ''] = names;
    await visitor.press(`View ${beach}`);
    await opened(visitor, beach);
    const swipe = async (fromX: number, toX: number) => {
      const touch = await page.touchscreen.touchStart(fromX, 250);
      await touch.move((fromX + toX) / 2, 252);
      await touch.move(toX, 254);
      await touch.end();
    };
    await swipe(300, 100);
    await opened(visitor, dog);
    await swipe(100, 300);
    await opened(visitor, beach);
    await swipe(100, 300);
    await swipe(200, 205);
    await opened(visitor, beach);
    expect(await visitor.text()).toContain('1 of 4');
  });

  it('passes axe, and nothing sticks out', NIGHTLY, async () => {
    for (const [theme, widthPx] of [
      ['light', 1440],
      ['dark', 320],
    ] as const) {
      const { visitor, names } = await arriveWithFolders(`axe-${theme}@example.org`, { theme, widthPx });
      expect(await axeViolations(visitor)).toEqual([]);
      await visitor.press(`View ${names[1]}`);
      await opened(visitor, names[1] ?? '');
      expect(await axeViolations(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
      await visitor.page.keyboard.type('?');
      await visitor.sees('First photo');
      expect(await axeViolations(visitor)).toEqual([]);
    }
  });
});

describe('a photo on the table', () => {
  it('opens from the list and from the heap, larger than its thumbnail', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.openService();
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#387' } });
    const paths = await Promise.all([
      fixture.photos.write('large.tif', await draw(1200, 800).tiff().toBuffer()),
      fixture.photos.write(
        'turned.jpg',
        await draw(1000, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      ),
    ]);
    await visitor.choose(paths);
    await visitor.press('View large.tif');
    await opened(visitor, 'large.tif');
    expect(Math.max(...(await shownSize(visitor)))).toBeGreaterThan(THUMBNAIL_PX);
    await visitor.sees('1,200 × 800 pixels');
    await visitor.page.keyboard.press('ArrowRight');
    await opened(visitor, 'turned.jpg');
    expect(await shownSize(visitor)).toEqual([700, 1000]);
    await visitor.sees('700 × 1,000 pixels');
    await visitor.page.keyboard.press('Escape');
    await visitor.waitUntilGone('[role=dialog]');
    await focusedOn(visitor, 'View turned.jpg');

    await visitor.click('.heap-print:last-child');
    await visitor.find('[role=dialog] img[data-whole]');
  });

  it('shows the readable part of a truncated photo, and says why if there is none', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.openService();
    const { text } = await fixture.photos.drawFaulty();
    const whole = await sharp(
      Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, at) => (at * 2654435761) >>> 24)),
      { raw: { width: 900, height: 600, channels: 3 } },
    )
      .jpeg()
      .toBuffer();
    const half = await fixture.photos.write('half.jpg', whole.subarray(0, whole.length / 2));
    await visitor.choose([half, text]);
    await visitor.press('View half.jpg');
    await opened(visitor, 'half.jpg');
    expect(await shownSize(visitor)).toEqual([900, 600]);
    await visitor.press('Next photo');
    await visitor.sees('This photo can’t be shown.');
    await visitor.page.keyboard.press('ArrowLeft');
    await opened(visitor, 'half.jpg');
  });

  it.skipIf(MISSING)(`shows a HEIC, which browsers don’t decode themselves${MISSING}`, NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.openService();
    await visitor.choose([HEIC]);
    await visitor.press('View heic-iphone7.heic');
    await opened(visitor, 'heic-iphone7.heic');
    expect(Math.max(...(await shownSize(visitor)))).toBeGreaterThan(THUMBNAIL_PX);
  });
});
