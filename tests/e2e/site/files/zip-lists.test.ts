import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readListTable } from '#core/lists/list-table.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { filesThatMatch, unpackTo } from '../../unpacked-zip.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256, topOfArchive } from '../support/opened-archive.ts';
import { NAMING_AND_RULES } from '../../../../scripts/visitor/naming-and-rules.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** A ZIP of one dog under a hostile name, three other photos, and a text that is refused. */
async function organized(email: string): Promise<{ visitor: Visitor; downloads: Downloads; zip: Buffer }> {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const photos = await Promise.all([
    fixture.photos.draw(`=1+1 "><img src=x onerror=alert(1)> ${email}.jpg`, 'green'),
    fixture.photos.draw(`IMG_1 ${email}.jpg`, 'red'),
    fixture.photos.draw(`IMG_2 ${email}.jpg`, 'grey'),
  ]);
  const { text } = await fixture.photos.drawFaulty();
  await visitor.choose([...photos.map(({ path }) => path), text]);
  await visitor.sees('4 files selected');
  await visitor.press('Organize Photos');
  const zip = (await downloads.next()).bytes;
  await visitor.sees('Your folders');
  return { visitor, downloads, zip };
}

/** The page of an unpacked ZIP, opened from disk; its network requests are counted. */
async function openPage(folder: string): Promise<{ page: Page; asked: string[]; problems: string[] }> {
  const context = await (await sharedBrowser()).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(pathToFileURL(join(folder, 'Where My Pix.html')).href);
  return { page, asked, problems };
}

async function folderFor(zip: Uint8Array, name: string): Promise<string> {
  const folder = join(fixture.photos.folder, name);
  await unpackTo(folder, zip);
  return folder;
}

const cards = (page: Page) =>
  page.$$eval('#photos li .name', (names) => names.map((name) => name.textContent));

describe('a downloaded ZIP', () => {
  it('contains a table of every picked photo, and checksums that match', async () => {
    const { zip } = await organized('table@example.org');
    const folder = await folderFor(zip, 'unpacked-table');
    const photos = await openedArchive(zip);
    expect(await filesThatMatch(folder)).toBe(photos.size + 2);
    const rows = readListTable((await topOfArchive(zip)).get('where-my-pix.csv') ?? '') ?? [];
    expect(rows.map(({ isPlaced }) => isPlaced)).toEqual([true, true, true, false]);
    expect(new Map(rows.slice(0, 3).map((row) => [row.path, row.sha256]))).toEqual(photos);
    expect(rows[0]?.original).toBe('=1+1 "><img src=x onerror=alert(1)> table@example.org.jpg');
    expect(rows[3]).toMatchObject({
      original: 'notes.jpg',
      reason: expect.stringContaining('is not a photo'),
    });
  });

  it(
    'contains a page that works alone: it counts, shows, and finds by original names and descriptions',
    NIGHTLY,
    async () => {
      const { zip } = await organized('page@example.org');
      const { page, asked, problems } = await openPage(await folderFor(zip, 'unpacked #1 50% ä'));
      expect(await page.$eval('.count', ({ textContent }) => textContent)).toBe(
        '3 of 4 photos organized, 1 not.',
      );
      expect(await cards(page)).toHaveLength(4);
      await waitFor(page, () =>
        [...document.querySelectorAll<HTMLImageElement>('#photos img')].every(
          ({ naturalWidth }) => naturalWidth > 0,
        ),
      );
      expect(await page.$$eval('#photos img', ({ length }) => length)).toBe(3);
      expect(await page.$eval('.reason', ({ textContent }) => textContent)).toContain(
        'notes.jpg is not a photo',
      );

      await page.type('#search', 'ONERROR retriever');
      await waitFor(page, () => document.querySelectorAll('#photos li').length === 1);
      expect(await cards(page)).toEqual(['golden_retriever_on_grass.jpg']);
      expect(await page.$eval('.before', ({ textContent }) => textContent)).toContain(
        '"><img src=x onerror=alert(1)>',
      );
      await page.type('#search', ' zebra');
      await waitFor(
        page,
        () => document.querySelector('#found')?.textContent === 'Nothing matches all of these words.',
      );

      expect(problems).toEqual([]);
      expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
    },
  );

  it('has the board’s paths, and no lists once they are switched off', NIGHTLY, async () => {
    const { visitor, downloads, zip } = await organized('again@example.org');
    const dog =
      [...(await openedArchive(zip)).keys()].find((path) =>
        path.endsWith('/golden_retriever_on_grass.jpg'),
      ) ?? '';
    await visitor.press('Rename golden_retriever_on_grass.jpg');
    await visitor.find('input[aria-label="New name for golden_retriever_on_grass.jpg"]:focus');
    await visitor.page.keyboard.type('SHA256SUMS');
    await visitor.page.keyboard.press('Enter');
    await visitor.press('Download ZIP');
    const again = (await downloads.next()).bytes;
    const renamed = dog.replace('golden_retriever_on_grass.jpg', 'SHA256SUMS.jpg');
    expect([...(await openedArchive(again)).keys()]).toContain(renamed);
    const texts = await topOfArchive(again);
    for (const text of texts.values()) expect(text).toContain(renamed);
    expect(await filesThatMatch(await folderFor(again, 'unpacked-again'))).toBe(5);

    await visitor.pick('More actions', 'Organize more photos');
    await visitor.click(NAMING_AND_RULES);
    await visitor.click('::-p-aria([name="Add a list and a page to browse"])');
    await visitor.open('/upload');
    await visitor.sees('photos left this month');
    const [photo] = await fixture.photos.drawMany(1);
    await visitor.choose([photo?.path ?? '']);
    await visitor.sees('1 file selected');
    // The scroll position is restored, which may put the button under the header.
    await visitor.page.evaluate(() => scrollTo(0, 0));
    await visitor.press('Organize Photos');
    const without = (await downloads.next()).bytes;
    expect((await topOfArchive(without)).size).toBe(0);
    expect([...(await openedArchive(without)).values()]).toEqual([sha256(photo?.bytes ?? Buffer.alloc(0))]);
  });

  it('is opened as its photos when it is dropped on the table', NIGHTLY, async () => {
    const { visitor, zip } = await organized('dropped@example.org');
    const path = await fixture.photos.write('dropped.zip', zip);
    await visitor.pick('More actions', 'Organize more photos');
    await visitor.choose([path]);
    await visitor.sees('3 files selected');
  });
});
