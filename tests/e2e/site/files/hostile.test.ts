import { mkdtemp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { HOSTILE_PICTURES } from '../../../fixtures/hostile-pictures.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

/** Files that browsers decode, or could; none of them is a real photo. */
const REFUSED = [
  'many-scans.jpg',
  'one-pixel-wide.png',
  'huge.png',
  'deep-interlaced.png',
  'one-strip.tiff',
  'runs.bmp',
];

async function write(names: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(fixture.photos.folder, 'hostile-'));
  return Promise.all(
    HOSTILE_PICTURES.filter(({ name }) => names.includes(name)).map(async ({ name, make }) => {
      const path = join(folder, name);
      await writeFile(path, await make());
      return path;
    }),
  );
}

it('small files that demand huge work are named, and the photos next to them come back', async () => {
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn();
  const good = await fixture.photos.drawMany(3);
  const bad = await write(REFUSED);
  await visitor.choose([...bad, ...good.map(({ path }) => path)]);
  await visitor.sees(`${bad.length + good.length} files selected`);
  await visitor.press('Organize Photos');
  const entries = await openedArchive((await downloads.next()).bytes);
  expect([...entries.values()].toSorted()).toEqual(good.map(({ bytes }) => sha256(bytes)).toSorted());
  await visitor.press(`${bad.length} left out`);
  for (const path of bad) {
    const isHeavy = /scans|wide/.test(path);
    const reason = isHeavy ? ' needs too much time or memory to open.' : ' claims ';
    await visitor.sees(`${basename(path)}${reason}`);
  }
});

it(
  'a table of one quotation mark and ten million letters is skipped, and the photos come back',
  NIGHTLY,
  async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn();
    const [good] = await fixture.photos.drawMany(1);
    const table = join(await mkdtemp(join(fixture.photos.folder, 'table-')), 'notes.csv');
    await writeFile(table, `"${'a'.repeat(10_000_000)}`);
    await visitor.choose([table, good?.path ?? '']);
    await visitor.sees('1 file selected');
  },
);
