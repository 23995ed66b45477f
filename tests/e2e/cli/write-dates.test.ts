import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import JSZip from 'jszip';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takenAt } from '#codec/facts/taken-at.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { readListTable } from '#core/lists/list-table.ts';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { NIGHTLY } from '../../nightly.ts';
import { sharedBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { sha256, topOfArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from './run-organize.ts';

const YEAR = 'Takeout/Google Photos/Photos from 2019';

/** An export of two photos without a date, one of them with a day in its name, and one with its own date. */
async function drawExport(folder: string) {
  const told = await draw(folder, `${YEAR}/IMG_1.jpg`, 'navy');
  const named = await draw(folder, `${YEAR}/IMG-20190308-WA0001.jpg`, 'green');
  await draw(folder, `${YEAR}/plain.jpg`, 'silver');
  const own = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'maroon' } })
    .withExif({ IFD2: { DateTimeOriginal: '2018:05:06 07:08:09' } })
    .jpeg()
    .toBuffer();
  await mkdir(join(folder, YEAR), { recursive: true });
  await writeFile(join(folder, YEAR, 'IMG_3.jpg'), own);
  for (const title of ['IMG_1.jpg', 'IMG_3.jpg']) {
    const sidecar = {
      title,
      photoTakenTime: { timestamp: '1563120192' },
      geoData: { latitude: 38.6916, longitude: -9.216 },
    };
    await writeFile(join(folder, YEAR, `${title}.json`), JSON.stringify(sidecar));
  }
  return { told, named, own };
}

async function dateIn(bytes: Uint8Array): Promise<ReturnType<typeof takenAt>> {
  return takenAt(await metadataIn(new Uint8Array(bytes)), Date.now());
}

/** Returns the dates and places on a ZIP's page, by the photos' original names. */
async function besideOnPage(folder: string, text: string): Promise<ReadonlyMap<string, string>> {
  const path = join(folder, 'page.html');
  await writeFile(path, text);
  const context = await (await sharedBrowser()).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  const cards = await page.$$eval('#photos li', (items) =>
    items.map((item): [string, string] => [
      item.querySelector('.before span')?.textContent.split('/').at(-1) ?? '',
      item.querySelector('.beside')?.textContent ?? '',
    ]),
  );
  return new Map(cards);
}

function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

describe('--write-dates', () => {
  it('writes dates into copies in the ZIP, with their checksums, and restore returns the original bytes', async () => {
    const folder = await ownFolder();
    const { told, named, own } = await drawExport(folder);
    const before = await treeOf(join(folder, 'Takeout'));

    const outcome = await organize(folder, ['Takeout', '--write-dates', '--json']);

    expect(outcome).toMatchObject({ code: 0 });
    expect(await treeOf(join(folder, 'Takeout'))).toEqual(before);
    const lines = new Map(linesOf(outcome).map((line) => [line.source.split('/').at(-1), line]));
    const zip = await readFile(join(folder, 'organized_photos.zip'));
    const opened = await JSZip.loadAsync(zip, { checkCRC32: true });
    const copyOf = (name: string) =>
      opened.file(lines.get(name)?.path ?? '')?.async('nodebuffer') ?? Promise.reject(new Error(name));
    const [first, second] = [await copyOf('IMG_1.jpg'), await copyOf('IMG-20190308-WA0001.jpg')];
    expect(await dateIn(first)).toEqual({ local: '2019-07-14T17:03:12', offset: '+01:00' });
    expect(await dateIn(second)).toEqual({ local: '2019-03-08T00:00:00' });
    expect(await copyOf('IMG_3.jpg')).toEqual(own);
    expect(await dateIn(await copyOf('plain.jpg'))).toBeUndefined();
    expect(await pixelsOf(first)).toEqual(await pixelsOf(told));

    const top = await topOfArchive(zip);
    const rows = readListTable(top.get('where-my-pix.csv') ?? '') ?? [];
    const listed = (bytes: Buffer, original: Buffer) => ({
      sha256: sha256(bytes),
      sizeBytes: bytes.length,
      originalSha256: sha256(original),
    });
    expect(rows.find(({ original }) => original.endsWith('IMG_1.jpg'))).toMatchObject(listed(first, told));
    expect(rows.find(({ original }) => original.includes('WA0001'))).toMatchObject(listed(second, named));
    expect(rows.find(({ original }) => original.endsWith('IMG_3.jpg'))).toMatchObject({ originalSha256: '' });
    expect(top.get('SHA256SUMS')).toContain(`${sha256(first)}  ${lines.get('IMG_1.jpg')?.path}\n`);

    const beside = await besideOnPage(folder, top.get('Where My Pix.html') ?? '');
    expect(beside.get('IMG_1.jpg')).toMatch(/^July 14, 2019 \(written into this copy\)/);
    expect(beside.get('IMG-20190308-WA0001.jpg')).toBe('March 8, 2019 (written into this copy)');
    expect(beside.get('IMG_3.jpg')).toMatch(/^May 6, 2018(?:,|$)/);

    const restored = await organize(folder, ['restore', 'organized_photos.zip', '--into', 'back']);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const back = await treeOf(join(folder, 'back'));
    const wanted = before.filter(({ path }) => path.endsWith('.jpg'));
    expect(back.filter(({ path }) => path.endsWith('.jpg')).map((one) => one.sha256)).toEqual(
      wanted.map((one) => one.sha256),
    );
  });

  it(
    'writes dates into copies in a folder, and undo removes those whose originals exist',
    NIGHTLY,
    async () => {
      const folder = await ownFolder();
      const { named } = await drawExport(folder);
      const env = { XDG_STATE_HOME: join(folder, 'state') };
      const before = await treeOf(join(folder, 'Takeout'));
      const put = await organize(folder, ['Takeout', '--into', 'sorted', '--write-dates', '--json'], env);
      expect(put.code).toBe(0);
      expect(await treeOf(join(folder, 'Takeout'))).toEqual(before);
      const pathOf = (name: string) => linesOf(put).find(({ source }) => source.endsWith(name))?.path ?? '';
      const copy = await readFile(join(folder, 'sorted', pathOf('IMG_1.jpg')));
      expect(await dateIn(copy)).toEqual({ local: '2019-07-14T17:03:12', offset: '+01:00' });
      // A second run finds these very copies.
      const again = await organize(folder, ['Takeout', '--into', 'sorted', '--write-dates', '--json'], env);
      expect(linesOf(again).map(({ path }) => path)).toEqual(linesOf(put).map(({ path }) => path));

      const restored = await organize(folder, ['restore', 'sorted', '--into', 'back'], env);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      const original = before.find(({ path }) => path.endsWith('IMG_1.jpg'))?.sha256;
      expect((await treeOf(join(folder, 'back'))).map((one) => one.sha256)).toContain(original);

      await rm(join(folder, YEAR, 'IMG-20190308-WA0001.jpg'));
      const undone = await organize(folder, ['undo', 'sorted'], env);
      expect(undone.code).toBe(1);
      const left = (await treeOf(join(folder, 'sorted'))).map(({ path }) => path);
      expect(left.filter((path) => path.endsWith('.jpg'))).toEqual([pathOf('IMG-20190308-WA0001.jpg')]);
      await writeFile(join(folder, YEAR, 'IMG-20190308-WA0001.jpg'), named);
      expect(await organize(folder, ['undo', 'sorted'], env)).toMatchObject({ code: 0, stderr: '' });
      expect(await readdir(folder)).not.toContain('sorted');
    },
  );

  it('writes dates into copies of photos in a ZIP, too', NIGHTLY, async () => {
    const folder = await ownFolder();
    const { told } = await drawExport(folder);
    const zip = new JSZip();
    zip.file(`${YEAR}/IMG_1.jpg`, told);
    zip.file(`${YEAR}/IMG_1.jpg.json`, await readFile(join(folder, YEAR, 'IMG_1.jpg.json')));
    const bytes = await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
    await writeFile(join(folder, 'takeout.zip'), bytes);
    const env = { XDG_STATE_HOME: join(folder, 'state') };
    const put = await organize(folder, ['takeout.zip', '--into', 'sorted', '--write-dates', '--json'], env);
    const copy = await readFile(join(folder, 'sorted', linesOf(put)[0]?.path ?? ''));
    expect(await dateIn(copy)).toMatchObject({ local: '2019-07-14T17:03:12' });
    expect(await organize(folder, ['undo', 'sorted'], env)).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(folder)).not.toContain('sorted');
  });
});
