import { describe, expect, it } from 'vitest';
import { countText } from '#core/naming/number-text.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolations, sidewaysPx } from '../support/axe-violations.ts';
import { dragPhoto } from '../support/drag-photo.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';

const fixture = siteFixture();

/** A visitor with two dogs, a car and a beach in their folders. */
async function arriveWithFolders(email: string, options: Parameters<typeof fixture.arrive>[0] = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const [dog, twin, car, beach] = await Promise.all([
    fixture.photos.draw(`dog-${email}.jpg`, 'green'),
    fixture.photos.draw(`twin-${email}.png`, 'green'),
    fixture.photos.draw(`car-${email}.jpg`, 'red'),
    fixture.photos.draw(`beach-${email}.jpg`, 'blue'),
  ]);
  const photos = { dog, twin, car, beach };
  await visitor.choose(Object.values(photos).map(({ path }) => path));
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  const first = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  return { visitor, downloads, photos, first };
}

/** Types a name over the selected one, and saves it. */
async function rename(visitor: Visitor, from: string, to: string, key: 'Enter' | 'Escape' = 'Enter') {
  await visitor.press(`Rename ${from}`);
  await visitor.find(`input[aria-label="New name for ${from}"]:focus`);
  await visitor.page.keyboard.type(to);
  await visitor.page.keyboard.press(key);
}

const said = (visitor: Visitor) =>
  visitor.page.$$eval('output', (all) => all.map((one) => one.textContent).join(' '));

const usageOf = async (visitor: Visitor) => {
  await visitor.open('/usage');
  await visitor.sees('Total images processed');
  const text = (await visitor.text()).replace(/\s+/g, ' ');
  return Number(/Total images processed (\d+)/.exec(text)?.[1]);
};

describe('the board of folders', () => {
  it('can be arranged by keyboard, and the next ZIP has every byte under its new path', async () => {
    const { visitor, downloads, photos, first } = await arriveWithFolders('keys@example.org');
    const { page } = visitor;
    const pathOf = (bytes: Buffer) => [...first].find(([, hash]) => hash === sha256(bytes))?.[0] ?? '';
    const [dogName = '', twinName = ''] = [photos.dog, photos.twin].map(
      ({ bytes }) => pathOf(bytes).split('/')[1],
    );

    await rename(visitor, dogName, 'Rex at the lake.jpg');
    await expect.poll(() => said(visitor)).toContain('Renamed to Rex at the lake.jpg.');
    await visitor.find('[aria-label="Rename Rex at the lake.jpg"]:focus');
    await rename(visitor, twinName, 'a stray name', 'Escape');
    expect(await visitor.text()).not.toContain('a stray name');
    await visitor.sees('Your latest changes aren’t in the ZIP yet');

    await visitor.press('New folder');
    await visitor.find('input[aria-label="New name for New folder"]:focus');
    await page.keyboard.type('Best of: 2026');
    await page.keyboard.press('Enter');
    await visitor.sees('Best of 2026');
    await visitor.sees('Empty. Empty folders are not in the ZIP.');

    await page.focus('button[aria-label="Move to… Rex at the lake.jpg"]');
    await page.keyboard.press('Enter');
    await visitor.find('.palette [role=combobox]:focus');
    await page.keyboard.type('Best');
    await waitFor(page, () =>
      document.querySelector('.palette [aria-selected=true]')?.textContent.includes('Best of 2026'),
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => said(visitor)).toContain('Moved 1 photo to Best of 2026');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Move to… ${twinName}`);

    await visitor.press('Download ZIP');
    const again = await openedArchive((await downloads.next()).bytes);
    expect(again.get('Best of 2026/Rex at the lake.jpg')).toBe(sha256(photos.dog.bytes));
    expect([...again.values()].toSorted()).toEqual([...first.values()].toSorted());
    await expect.poll(() => visitor.text()).not.toContain('Your latest changes aren’t in the ZIP yet');
    expect(await usageOf(visitor)).toBe(4);
  });

  it(
    'keeps a folder that its last photo has left, even after a reload, until it is removed',
    NIGHTLY,
    async () => {
      const { visitor, downloads } = await arriveWithFolders('emptied@example.org');
      const inBeach = (selector: string) => `section[aria-label="Beach & Sea"] ${selector}`;
      await visitor.click(inBeach('button[aria-label^="Move to…"]'));
      await visitor.click('::-p-aria([name="Vehicles"][role="option"])');
      await visitor.find(inBeach('.empty-folder'));
      await visitor.sees('4 photos in 2 folders');
      expect(await axeViolations(visitor)).toEqual([]);
      await visitor.sees('This board stays in this browser until');
      await visitor.reload();
      await visitor.sees('Empty. Empty folders are not in the ZIP.');
      await visitor.press('Download ZIP');
      const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
      expect(paths.filter((path) => path.startsWith('Vehicles/'))).toHaveLength(2);
      expect(paths.filter((path) => path.startsWith('Beach'))).toEqual([]);

      await visitor.press('Remove folder');
      await visitor.waitUntilGone('section[aria-label="Beach & Sea"]');
      await visitor.sees('Removed the empty folder Beach & Sea');
      await visitor.click('.board-toast-undo');
      await visitor.find(inBeach('.empty-folder'));
      // Photos can be moved into it again.
      await visitor.click('section[aria-label="Pets"] button[aria-label^="Move to…"]');
      await visitor.click('::-p-aria([name="Beach & Sea"][role="option"])');
      await visitor.find(inBeach('.result-card'));
      await visitor.waitUntilGone('.empty-folder');
      await visitor.press('Undo');
      await visitor.press('Undo');
      await visitor.find(inBeach('.result-card'));
      await visitor.sees('4 photos in 3 folders');
    },
  );

  it('accepts a photo dragged to another folder, and undoes the last step', NIGHTLY, async () => {
    const { visitor, downloads, photos, first } = await arriveWithFolders('drag@example.org');
    const from = await visitor.find('section[aria-label="Vehicles"] .slide');
    const to = await visitor.find('section[aria-label="Pets"]');
    await dragPhoto(from, to);
    await expect.poll(() => said(visitor)).toContain('Moved 1 photo to Pets');
    await visitor.press('Download ZIP');
    const moved = await openedArchive((await downloads.next()).bytes);
    const path = [...moved].find(([, hash]) => hash === sha256(photos.car.bytes))?.[0];
    expect(path).toMatch(/^Pets\//);
    expect([...moved.keys()].some((key) => key.startsWith('Vehicles/'))).toBe(false);

    await visitor.press('Undo');
    await visitor.press('Download ZIP');
    expect(await openedArchive((await downloads.next()).bytes)).toEqual(first);
  });

  it('creates a folder from the typed name when a photo is moved', NIGHTLY, async () => {
    const { visitor, downloads } = await arriveWithFolders('menu@example.org');
    const { page } = visitor;
    await page.focus('section[aria-label="Vehicles"] button[aria-label^="Move to…"]');
    await page.keyboard.press('Enter');
    await visitor.find('.palette [role=combobox]:focus');
    await page.keyboard.type('Cars');
    await waitFor(page, () =>
      document.querySelector('.palette [aria-selected=true]')?.textContent.includes('New folder “Cars”'),
    );
    await page.keyboard.press('Enter');
    await visitor.press('Download ZIP');
    const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
    expect(paths.filter((path) => path.startsWith('Cars/'))).toHaveLength(1);
    expect(paths.some((path) => path.startsWith('Vehicles/'))).toBe(false);
  });

  it('renames a folder, and asks before it merges two with the same name', NIGHTLY, async () => {
    const { visitor, downloads, first } = await arriveWithFolders('folders@example.org');
    await rename(visitor, 'Vehicles', 'pets');
    await visitor.sees('There is already a folder named Pets');
    await visitor.press('Keep separate');
    await visitor.find('section[aria-label="Vehicles"]');
    await rename(visitor, 'Vehicles', 'pets');
    await visitor.press('Merge folders');
    await visitor.sees('3 photos');
    await rename(visitor, 'Pets', 'A/B: <trip>');
    await visitor.press('Download ZIP');
    const again = await openedArchive((await downloads.next()).bytes);
    expect(again.size).toBe(first.size);
    expect([...again.keys()].filter((path) => path.startsWith('A/B trip/'))).toHaveLength(3);
  });

  it('passes axe while it is edited, and nothing sticks out', NIGHTLY, async () => {
    for (const [theme, widthPx] of [
      ['light', 1440],
      ['dark', 320],
    ] as const) {
      const { visitor } = await arriveWithFolders(`axe-${theme}@example.org`, { theme, widthPx });
      await visitor.press('New folder');
      await visitor.find('input[aria-label="New name for New folder"]:focus');
      expect(await axeViolations(visitor)).toEqual([]);
      await visitor.page.keyboard.type('a'.repeat(60));
      await visitor.page.keyboard.press('Enter');
      await (await visitor.find('.result-card .choose-box input')).press('Space');
      await visitor.press('Move to… 1 photo selected');
      await visitor.find('.palette');
      expect(await axeViolations(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    }
  });
});

describe('failed photos', () => {
  it('are retried separately, join the current folders, and are paid for once', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('again@example.org');
    const [dog, cat] = await Promise.all([
      fixture.photos.draw('fine.jpg', 'green'),
      fixture.photos.draw('unlucky.jpg', 'green'),
    ]);
    const { empty } = await fixture.photos.drawFaulty();
    fixture.engine.refuse(1);
    await visitor.choose([cat.path, empty]);
    await visitor.choose([dog.path]);
    await visitor.sees('3 files selected');
    await visitor.press('Organize Photos');
    await downloads.next();
    await visitor.sees('1 photo placed in 1 folder, 2 left out.');
    const name = await visitor.read('button[aria-label^="Rename golden"]', (button) => button.textContent);
    await rename(visitor, name, 'first');

    fixture.engine.hold();
    await visitor.press('2 left out');
    await visitor.press('Try these again');
    await visitor.sees('0 of 1 photo done');
    await visitor.sees('Looking…');
    await visitor.sees('empty.jpg is empty');
    await rename(visitor, 'Pets', 'Dogs');
    fixture.engine.release();
    const archive = await openedArchive((await downloads.next()).bytes);
    await visitor.sees('2 photos placed in 2 folders, 1 left out.');
    expect(archive.get('Dogs/first.jpg')).toBeDefined();
    expect([...archive.values()].toSorted()).toEqual([dog, cat].map(({ bytes }) => sha256(bytes)).toSorted());
    expect(await visitor.text()).not.toContain('Try these again');
    // The ZIP is downloaded first; the final count follows.
    await visitor.seesToast('Processing complete! 1 images processed');
    await visitor.sees(`${countText(PLANS.pro.photosPerMonth - 2)} images remaining this month.`);
    // The page reloads the account when the batch has ended.
    await expect.poll(() => usageOf(visitor)).toBe(2);
  });
});
