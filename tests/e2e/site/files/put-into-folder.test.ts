import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolations, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import {
  choosePicked,
  hangAtFile,
  pickedTree,
  picksCopyOfFolder,
  picksFolder,
  writePicked,
} from '../support/picked-folder.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const COLOURS = ['green', 'red', 'blue', 'grey'] as const;

/** A visitor with four photos on the board, and their paths in the ZIP. */
async function arriveWithBoard(email: string, options: Parameters<typeof fixture.arrive>[0] = {}) {
  const visitor = await fixture.arrive(options);
  await picksFolder(visitor);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const photos = await Promise.all(
    COLOURS.map((colour) => fixture.photos.draw(`${colour} ${email}.jpg`, colour)),
  );
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  const zip = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  return { visitor, photos, zip };
}

/** The photos in the picked folder, by path, without lists and journals. */
async function photosThere(visitor: Visitor): Promise<Map<string, string>> {
  const tree = [...(await pickedTree(visitor))].filter(([path]) => /^[^.].*\.jpg$/.test(path));
  return new Map(tree.map(([path, file]) => [path, file.sha256]));
}

describe('saving the board to a folder', () => {
  it('shows what it would write, copies every byte, and undoes it', async () => {
    const { visitor, zip } = await arriveWithBoard('put@example.org');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('4 files: 4 to copy into');
    expect(await axeViolations(visitor)).toEqual([]);
    await expect.poll(async () => (await pickedTree(visitor)).size).toBe(0);

    await visitor.press('Copy files');
    await visitor.sees('4 files copied and verified.');
    expect(await photosThere(visitor)).toEqual(zip);
    const tree = await pickedTree(visitor);
    const sums = tree.get('SHA256SUMS')?.text ?? '';
    for (const [path, sum] of zip) expect(sums).toContain(`${sum}  ${path}`);
    expect([...tree.keys()]).toContain('Where My Pix.html');
    expect([...tree.keys()].filter((path) => /crswap|lock/.test(path))).toEqual([]);

    await visitor.press('Undo copy');
    await visitor.sees('Undone: 4.');
    await expect.poll(async () => (await pickedTree(visitor)).size).toBe(0);
  });

  it('replaces nothing, and leaves what was changed since', NIGHTLY, async () => {
    const { visitor, zip } = await arriveWithBoard('taken@example.org');
    const [dog = ''] = [...zip.keys()];
    const [folder = '', name = ''] = dog.split('/');
    await writePicked(visitor, folder.toLowerCase(), name.toUpperCase(), 'mine');
    await writePicked(visitor, '', 'where-my-pix.csv', 'my own');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await visitor.sees('4 files copied and verified.');
    const mine = `${folder.toLowerCase()}/${name.toUpperCase()}`;
    const tree = await pickedTree(visitor);
    expect(tree.get(mine)?.text).toBe('mine');
    expect(tree.get('where-my-pix.csv')?.text).toBe('my own');
    expect([...tree.keys()]).toContain('where-my-pix-2.csv');
    const copy = `${folder.toLowerCase()}/${name.replace('.jpg', '_2.jpg')}`;
    expect(tree.get(copy)?.sha256).toBe(zip.get(dog));

    await visitor.press('Close');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('All 4 files are already there.');
    await writePicked(visitor, folder.toLowerCase(), name.replace('.jpg', '_2.jpg'), 'edited');
    await visitor.press('Undo the last copies');
    await visitor.sees('Undone: 3.');
    await visitor.sees(`Left unchanged because they were edited or are the last copy (1): ${copy}`);
    const left = await pickedTree(visitor);
    expect(left.get(copy)?.text).toBe('edited');
    expect(left.get(mine)?.text).toBe('mine');
  });

  it(
    'undoes no copy that the page uses as its own original, until other originals are chosen',
    NIGHTLY,
    async () => {
      const { visitor, zip } = await arriveWithBoard('itself@example.org');
      await visitor.pick('More ways to save', 'Save to folder…');
      await visitor.press('Copy files');
      await visitor.sees('4 files copied and verified.');
      // The copies themselves are picked, as when the originals are gone.
      await visitor.press('Close');
      await visitor.pick('More actions', 'Organize more photos');
      await choosePicked(visitor);
      await visitor.sees('4 files selected');
      await visitor.press('Organize Photos');
      await visitor.sees('Your folders');
      await visitor.pick('More ways to save', 'Save to folder…');
      await visitor.press('Undo the last copies');
      await visitor.sees('Undone: 0.');
      expect(await photosThere(visitor)).toEqual(zip);
      await visitor.sees('4 copies stay because this page can’t tell whether their originals still exist.');

      await picksCopyOfFolder(visitor);
      await visitor.press('Choose your originals…');
      await visitor.sees('Undone: 4.');
      expect((await photosThere(visitor)).size).toBe(0);
    },
  );

  it('resumes in the same folder after the page was closed while it wrote', NIGHTLY, async () => {
    const { visitor, zip } = await arriveWithBoard('closed@example.org');
    // The third photo is never written, because the page is closed before.
    await hangAtFile(visitor, '.jpg', 3);
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await expect.poll(async () => (await photosThere(visitor)).size).toBe(3);
    await visitor.reload();
    await visitor.sees('Your folders');

    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('Copying into this folder was interrupted');
    await visitor.press('Resume');
    await visitor.sees('4 files copied and verified.');
    expect(await photosThere(visitor)).toEqual(zip);
    // The browser's copies of the photos don't prove that the originals are still in place.
    await visitor.press('Undo copy');
    await visitor.sees('4 copies stay because this page can’t tell whether their originals still exist.');
    expect(await photosThere(visitor)).toEqual(zip);
  });

  it('stops on request, and can be undone from there', NIGHTLY, async () => {
    const { visitor, photos } = await arriveWithBoard('stopped@example.org');
    await visitor.page.evaluate(() => {
      const handles = FileSystemFileHandle.prototype;
      const createWritable = Reflect.get(handles, 'createWritable');
      handles.createWritable = async function slow(...args) {
        if (!this.name.endsWith('.jpg')) return createWritable.apply(this, args);
        const stop = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Stop',
        );
        stop?.click();
        return createWritable.apply(this, args);
      };
    });
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await visitor.sees('Stopped: 1 of 4 copied.');
    const [only] = [...(await photosThere(visitor)).values()];
    expect(photos.map(({ bytes }) => sha256(bytes))).toContain(only);
    await visitor.press('Undo copy');
    await visitor.sees('Undone: 1.');
    await expect.poll(async () => (await pickedTree(visitor)).size).toBe(0);
  });

  it('fits a phone', NIGHTLY, async () => {
    const { visitor } = await arriveWithBoard('phone@example.org', { widthPx: 390 });
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.sees('4 files: 4 to copy');
    expect(await sidewaysPx(visitor)).toBe(0);
  });

  it('is not offered if the browser has no picker', NIGHTLY, async () => {
    const { visitor } = await arriveWithBoard('none@example.org');
    await visitor.press('More ways to save');
    await visitor.sees('Save to folder…');
    await visitor.page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, 'showDirectoryPicker'));
    await visitor.reload();
    await visitor.sees('Your folders');
    await visitor.press('More ways to save');
    await visitor.sees('Send to your storage…');
    expect(await visitor.text()).not.toContain('Save to folder…');
  });
});
