import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { DRAWN_SCENES, drawScene } from '../../../scripts/visitor/drawn-scenes.ts';
import { sharedBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { waitFor } from '../../../scripts/visitor/patient-page.ts';
import { topOfArchive } from '../site/support/opened-archive.ts';
import { unpackTo } from '../unpacked-zip.ts';
import { organize, organizeApart, ownFolder } from './run-organize.ts';

interface Found {
  readonly by: 'words' | 'look';
  readonly path: string;
  readonly original: string;
  readonly description: string;
}

/** The drawn sunset at a coast: the engine's one sentence is about the sunset. */
const COAST = 'IMG_2041.jpg';

it('finds a photo by words outside its description: in the ZIP, in a folder, and on the ZIP’s page', async () => {
  const folder = await ownFolder();
  await mkdir(join(folder, 'photos'));
  // Documents are read, which takes long.
  for (const scene of DRAWN_SCENES.filter(({ name }) => name.startsWith('IMG_')))
    await writeFile(join(folder, 'photos', scene.name), await drawScene(scene));
  expect((await organize(folder, ['photos', '--no-hints'])).code).toBe(0);
  expect((await organize(folder, ['photos', '--no-hints', '--into', 'sorted'])).code).toBe(0);

  for (const source of ['organized_photos.zip', 'sorted']) {
    const { code, stdout } = await organize(folder, ['find', 'beach', source, '--json']);
    expect(code).toBe(0);
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Found);
    const coast = found.find(({ original }) => original.endsWith(COAST));
    expect(coast?.by).toBe('look');
    expect(`${coast?.description} ${coast?.path}`.toLowerCase()).not.toContain('beach');
    expect(
      found.every(({ by }, at) => by === 'look' || at < found.findIndex((one) => one.by === 'look')),
    ).toBe(true);

    const spoken = await organizeApart(folder, ['find', 'beach', source]);
    expect(spoken.stdout.split('\n')).toContain(join(source, coast?.path ?? ''));
    expect(spoken.stderr).toBe('These only look similar:\n');
  }

  const zip = await readFile(join(folder, 'organized_photos.zip'));
  expect((await topOfArchive(zip)).get('Where My Pix.html')?.length).toBeLessThan(90_000);
  await unpackTo(join(folder, 'unpacked'), zip);
  const context = await (await sharedBrowser()).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(pathToFileURL(join(folder, 'unpacked', 'Where My Pix.html')).href);
  const cards = () =>
    page.$$eval('#photos li', (all) =>
      all.map((card) => ({
        before: card.querySelector('.before span')?.textContent,
        look: card.querySelector('.look')?.textContent,
      })),
    );
  expect((await cards()).map(({ look }) => look)).toEqual(Array.from({ length: 3 }, () => undefined));
  await page.type('#search', 'beach');
  await waitFor(page, () => document.querySelector('#photos .look') !== null);
  expect(await cards()).toContainEqual({ before: COAST, look: 'Looks like “beach”' });
  await page.type('#search', ' -sunset -sea <svg>$&');
  await waitFor(page, () => document.querySelectorAll('#photos li').length === 0);
  await page.$eval('#search', (field) => ((field as HTMLInputElement).value = ''));
  await page.type('#search', 'IMG_2042');
  await waitFor(page, () => document.querySelectorAll('#photos li').length > 0);
  expect((await cards())[0]).toEqual({ before: 'IMG_2042.jpg', look: undefined });
  expect(problems).toEqual([]);
});
