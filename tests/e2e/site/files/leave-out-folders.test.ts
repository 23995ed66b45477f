import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const PATHS = [
  'Phone/2019/Trip/a.jpg',
  'Phone/2019/b.jpg',
  'Phone/Screenshots/c.jpg',
  'Phone/d.jpg',
  'Phone/2020/e.jpg',
] as const;
let heaps = 0;

/** A folder with subfolders, and its photos' checksums by path. */
async function onDisk(): Promise<{ readonly folder: string; readonly sums: ReadonlyMap<string, string> }> {
  heaps += 1;
  const top = join(fixture.photos.folder, `folders-${heaps}`);
  const drawn = await fixture.photos.drawMany(PATHS.length);
  const sums = new Map<string, string>();
  for (const [at, path] of PATHS.entries()) {
    const bytes = drawn[at]?.bytes ?? Buffer.from('');
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), bytes);
    sums.set(path, sha256(bytes));
  }
  return { folder: join(top, 'Phone'), sums };
}

const toggle = (visitor: Visitor, name: string) =>
  visitor.click(`::-p-aria([name="${name}"][role="checkbox"])`);

it(
  'skips excluded folders and patterns of a dropped folder, counts them, and organizes the others',
  { tags: ['used-website-upload-flow'] },
  async () => {
    const { folder, sums } = await onDisk();
    const visitor = await fixture.arrive();
    await visitor.signIn('folders@example.org');
    await visitor.drop([folder]);
    await visitor.sees('5 files selected');
    await visitor.click('summary ::-p-text(Leave out folders…)');
    await toggle(visitor, '2019 (2)');
    await visitor.sees('3 files selected');
    await visitor.sees('2 files were left out by your folders and patterns.');
    await visitor.page.locator('textarea').fill('Screenshots/\n/d.*\n!d.jpg');
    await visitor.sees('2 files selected');
    await toggle(visitor, '2019 (2)');
    await visitor.sees('4 files selected');
    await visitor.sees('1 file was left out by your folders and patterns.');

    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.press('Organize Photos');
    const archive = await openedArchive((await downloads.next()).bytes);
    const wanted = [...sums].flatMap(([path, sum]) => (path.includes('Screenshots') ? [] : [sum]));
    expect([...archive.values()].toSorted()).toEqual(wanted.toSorted());
  },
);

it('forgets exclusions with the batch, and passes axe', NIGHTLY, async () => {
  const { folder } = await onDisk();
  const visitor = await fixture.arrive();
  await visitor.signIn('folders-again@example.org');
  await visitor.drop([folder]);
  await visitor.click('summary ::-p-text(Leave out folders…)');
  await toggle(visitor, '2019 (2)');
  await visitor.sees('3 files selected');
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
  await visitor.press('Clear all');
  await visitor.drop([folder]);
  await visitor.sees('5 files selected');
});
