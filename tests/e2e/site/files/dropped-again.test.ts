import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterEach, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { keptRows } from '../support/kept-rows.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { PRO } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

// The headless shell has no file permissions, so it grants all.
const fixture = siteFixture(PRO, 'full');
const OFFER = 'Your last batch is not finished';
const IN_FOLDERS = 6;

interface Dropped {
  readonly visitor: Visitor;
  /** Two folders of the same name and a file. */
  readonly paths: readonly string[];
  readonly hashes: readonly string[];
  readonly photos: number;
}

let heaps = 0;

/** Two folders named DCIM with photos, one of them with a subfolder, and a single photo. */
async function onDisk(): Promise<Pick<Dropped, 'paths' | 'hashes' | 'photos'>> {
  heaps += 1;
  const top = join(fixture.photos.folder, `heap-${heaps}`);
  const [phone, card] = [join(top, 'phone/DCIM'), join(top, 'card/DCIM')];
  await mkdir(join(phone, '100CANON'), { recursive: true });
  await mkdir(card, { recursive: true });
  const drawn = await fixture.photos.drawMany(IN_FOLDERS + 1);
  const places = drawn.map(({ name }, at) => {
    if (at === IN_FOLDERS) return join(top, name);
    return at < 3 ? join(phone, '100CANON', name) : join(card, name);
  });
  await Promise.all(places.map((path, at) => writeFile(path, drawn[at]?.bytes ?? '')));
  return {
    paths: [phone, card, join(top, drawn.at(-1)?.name ?? '')],
    hashes: drawn.map(({ bytes }) => sha256(bytes)).sort(),
    photos: drawn.length,
  };
}

/** A person who has dropped this, and whose batch is paused after two photos. */
async function inTheMiddle(
  email: string,
  { paths, photos }: Pick<Dropped, 'paths' | 'photos'>,
): Promise<Visitor> {
  const visitor = await fixture.arrive();
  await visitor.signIn(email);
  await visitor.drop(paths);
  await visitor.sees(`${photos} files selected`);
  fixture.engine.hold();
  await visitor.press('Organize Photos');
  fixture.engine.letThrough(2);
  await visitor.sees(`2 of ${photos} photos done`);
  await expect.poll(async () => (await keptRows(visitor)).rows['described']).toBe(2);
  return visitor;
}

/**
 * Closes the tab and opens another one. A page of the site stays open meanwhile: without it, Chromium asks the person
 * again, with a prompt that a headless test can't answer.
 */
async function comesBack(visitor: Visitor, before?: (tab: Visitor) => Promise<unknown>): Promise<Visitor> {
  const [elsewhere, tab] = [await visitor.openTab(), await visitor.openTab()];
  await elsewhere.open('/about');
  await visitor.page.close();
  await before?.(tab);
  await tab.page.bringToFront();
  await tab.open('/upload');
  await tab.sees(OFFER);
  return tab;
}

/** The person or the browser refuses to let files be read again. */
const refuses = ({ page }: Visitor) =>
  page.evaluateOnNewDocument(() => {
    Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'denied' });
  });

const hashesOf = async (zip: Uint8Array) => [...(await openedArchive(zip)).values()].sort();

afterEach(() => fixture.engine.release());

describe('a batch of dropped folders and files whose tab is closed', () => {
  it('resumes with one click and the very same photos, without storing any in the browser', async () => {
    const dropped = await onDisk();
    const visitor = await inTheMiddle('dropped@example.org', dropped);
    expect(await keptRows(visitor)).toEqual({
      rows: expect.objectContaining({ photos: dropped.photos, handles: dropped.paths.length, files: 0 }),
      blobs: 0,
    });
    const tab = await comesBack(visitor);
    await tab.sees(`${dropped.photos} files are read again from their original place.`);
    expect(await axeViolationsInBothThemes(tab)).toEqual([]);
    const downloads = await watchDownloads(tab, fixture.photos.folder);
    fixture.engine.release();
    await tab.press('Resume');
    expect(await hashesOf((await downloads.next()).bytes)).toEqual(dropped.hashes);
    await tab.sees(`${dropped.photos} photos placed in`);
  });

  it('names changed or moved photos, and resumes with the others', NIGHTLY, async () => {
    const dropped = await onDisk();
    const visitor = await inTheMiddle('changed@example.org', dropped);
    const [phone = '', card = '', alone = ''] = dropped.paths;
    await rename(join(phone, '100CANON'), join(phone, '101CANON'));
    await writeFile(join(card, 'IMG_0004.jpg'), 'Something else');
    await rm(alone);
    await mkdir(alone);
    const tab = await comesBack(visitor);
    const downloads = await watchDownloads(tab, fixture.photos.folder);
    fixture.engine.release();
    await tab.press('Resume');
    const toast = '5 files are no longer where they were, or have changed, and will not be in the ZIP: ';
    await tab.seesToast(toast);
    const said = (await tab.toasts()).find((one) => one.startsWith(toast)) ?? '';
    const named = said.slice(toast.length).replace(' …', '').split(' ');
    // In the disk's order.
    const lost = new Set([1, 2, 3, 4, 7].map((number) => `IMG_000${number}.jpg`));
    expect(named.filter((name) => lost.has(name))).toHaveLength(3);
    expect((await openedArchive((await downloads.next()).bytes)).size).toBe(2);
  });

  it('asks for the photos if they can’t be read again', NIGHTLY, async () => {
    const dropped = await onDisk();
    const visitor = await inTheMiddle('refused@example.org', dropped);
    const tab = await comesBack(visitor, refuses);
    await tab.press('Resume');
    await tab.sees(`${dropped.photos} files could not be read again. Choose the same files again`);
    const downloads = await watchDownloads(tab, fixture.photos.folder);
    fixture.engine.release();
    const [phone = '', card = '', alone = ''] = dropped.paths;
    const names = ['IMG_0001.jpg', 'IMG_0002.jpg', 'IMG_0003.jpg'].map((name) =>
      join(phone, '100CANON', name),
    );
    const others = ['IMG_0004.jpg', 'IMG_0005.jpg', 'IMG_0006.jpg'].map((name) => join(card, name));
    const picker = await tab.find('input[type=file][aria-label="Choose them again"]');
    await picker.uploadFile(...names, ...others, alone);
    expect(await hashesOf((await downloads.next()).bytes)).toEqual(dropped.hashes);
  });

  it('waits visibly while the browser asks, and as before after a refusal', NIGHTLY, async () => {
    const dropped = await onDisk();
    const visitor = await inTheMiddle('waits@example.org', dropped);
    const tab = await comesBack(visitor, ({ page }) =>
      page.evaluateOnNewDocument(() => {
        const requestPermission = () =>
          new Promise((resolve) => addEventListener('answered', () => resolve('denied'), { once: true }));
        Object.assign(FileSystemHandle.prototype, { requestPermission });
      }),
    );
    await tab.press('Resume');
    await tab.find('button[aria-busy=true][aria-disabled=true]::-p-text(Waiting for your permission…)');
    expect(await axeViolationsInBothThemes(tab)).toEqual([]);
    await tab.page.evaluate(() => dispatchEvent(new Event('answered')));
    await tab.sees(`${dropped.photos} files could not be read again. Choose the same files again`);
    await tab.waitUntilGone('[aria-busy=true]');
    expect(await tab.text()).not.toContain('Waiting for your permission…');
  });

  it('is deleted with everything stored for it when it is discarded', NIGHTLY, async () => {
    const dropped = await onDisk();
    const tab = await comesBack(await inTheMiddle('discards@example.org', dropped));
    await tab.press('Discard');
    await expect
      .poll(async () => (await keptRows(tab)).rows)
      .toEqual({
        batches: 0,
        photos: 0,
        files: 0,
        described: 0,
        handles: 0,
        heaps: 0,
      });
  });
});

it('a batch from a dropped ZIP resumes with the ZIP’s photos', NIGHTLY, async () => {
  const drawn = await fixture.photos.drawMany(4);
  const zip = new JSZip();
  for (const [at, { name, bytes }] of drawn.entries()) {
    zip.file(`trip/${name}`, bytes, { compression: at % 2 === 0 ? 'STORE' : 'DEFLATE' });
  }
  const path = await fixture.photos.write('trip.zip', await zip.generateAsync({ type: 'uint8array' }));
  const visitor = await inTheMiddle('zip@example.org', { paths: [path], photos: drawn.length });
  expect(await keptRows(visitor)).toEqual({
    rows: expect.objectContaining({ handles: 1, files: 0 }),
    blobs: 0,
  });
  const tab = await comesBack(visitor);
  const downloads = await watchDownloads(tab, fixture.photos.folder);
  fixture.engine.release();
  await tab.press('Resume');
  const hashes = drawn.map(({ bytes }) => sha256(bytes)).sort();
  expect(await hashesOf((await downloads.next()).bytes)).toEqual(hashes);
});

it(
  'the board of dropped photos comes back by itself, since its photos are copied then',
  NIGHTLY,
  async () => {
    const dropped = await onDisk();
    const visitor = await inTheMiddle('board@example.org', dropped);
    fixture.engine.release();
    await visitor.sees('This board stays in this browser until');
    expect((await keptRows(visitor)).rows['files']).toBe(dropped.photos);
    await visitor.page.reload();
    await visitor.sees('Your folders');
    await visitor.find('.result-card img');
  },
);
