import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#core/lists/csv.ts';
import { readListTable } from '#core/lists/list-table.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import {
  ALBUM,
  asFolder,
  LONG,
  makeTakeout,
  mediaOf,
  type MadeExport,
  YEAR,
} from '../support/made-takeout.ts';
import { keptRows } from '../support/kept-rows.ts';
import { openedArchive, sha256, topOfArchive } from '../support/opened-archive.ts';
import { pickedTree, picksFolder, writePicked } from '../support/picked-folder.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

const ownFolder = () => mkdtemp(join(fixture.photos.folder, 'takeout-'));

/** Returns where each file of an export is in a ZIP, according to its table. */
async function pathsIn(zip: Buffer): Promise<Map<string, string>> {
  const rows = readListTable((await topOfArchive(zip)).get('where-my-pix.csv') ?? '') ?? [];
  return new Map(rows.map(({ original, path }) => [original, path]));
}

/** Returns where the photo with this name was taken, according to a ZIP's table. */
async function placeIn(zip: Buffer, original: string): Promise<string | undefined> {
  const [columns = [], ...rows] = parseCsv((await topOfArchive(zip)).get('where-my-pix.csv') ?? '');
  return rows.find((row) => row[columns.indexOf('original')] === original)?.[columns.indexOf('place')];
}

/** Returns when each file was taken and the source of that, according to a ZIP's table. */
async function datesIn(zip: Buffer): Promise<Map<string, string>> {
  const [columns = [], ...rows] = parseCsv((await topOfArchive(zip)).get('where-my-pix.csv') ?? '');
  const cell = (row: string[], column: string) => row[columns.indexOf(column)] ?? '';
  return new Map(
    rows.map((row) => [cell(row, 'original'), `${cell(row, 'date')} ${cell(row, 'date_source')}`]),
  );
}

/** Every file is there, byte for byte, and nothing else. */
async function isWhole(zip: Buffer, made: MadeExport): Promise<void> {
  const [archive, paths, media] = [await openedArchive(zip), await pathsIn(zip), mediaOf(made)];
  expect([...paths.keys()].toSorted()).toEqual([...media.keys()].toSorted());
  expect(new Map([...media].map(([path, bytes]) => [paths.get(path), sha256(bytes)]))).toEqual(archive);
}

const stemOf = (path = '') => path.replace(/\.[^.]+$/, '');

function expectPairs(paths: ReadonlyMap<string, string>): void {
  const live = stemOf(paths.get(`${YEAR}/IMG_1.jpg`));
  expect(live).toMatch(/\/ann_golden_retriever/);
  expect(paths.get(`${YEAR}/IMG_1.MOV`)).toBe(`${live}.mov`);
  expect(paths.get(`${ALBUM}/IMG_1.jpg`)).toBe(`Duplicates/${live}.jpg`);
  const original = paths.get(`${YEAR}/IMG_4.jpg`);
  expect(paths.get(`${YEAR}/IMG_4-bearbeitet.jpg`)).toBe(`${stemOf(original)}_edited.jpg`);
  const camera = stemOf(paths.get(`${YEAR}/DSC_5.JPG`));
  expect(paths.get(`${YEAR}/DSC_5.DNG`)).toBe(`${camera}.dng`);
  expect(paths.get(`${YEAR}/DSC_5.AAE`)).toBe(`${camera}.aae`);
  expect(dirname(paths.get(`${YEAR}/VID_20190714_170400.mp4`) ?? '')).toBe(dirname(original ?? ''));
  expect(paths.get(`${ALBUM}/VID_20230101_120000.mp4`)).toBe('Videos/VID_20230101_120000.mp4');
}

describe('a Google Takeout on the upload page', () => {
  it(
    'comes back whole from a dropped folder, with its pairs together and its dates known',
    NIGHTLY,
    async () => {
      const made = await makeTakeout(fixture.photos);
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.signIn('as-a-folder@example.org');
      await visitor.drop([await asFolder(made, await ownFolder())]);
      // Only photos and films are analyzed: not the copy, the edited version, the Live Photo’s film, RAW files or settings.
      await visitor.sees('8 files selected');
      await visitor.sees(
        'Companion files, included unchanged and not counted: 4 files that belong to photos and 1 exact copy.',
      );
      await visitor.sees('Your export says when 8 of the files were taken.');
      await visitor.sees('In your export: 1 from the trash.');
      await visitor.click('::-p-text(1 file couldn’t be used)');
      await visitor.sees(`${YEAR}/gone.jpg.json Its photo is missing, so it’s left out.`);

      await visitor.press('Organize Photos');
      const zip = (await downloads.next()).bytes;
      await visitor.sees('6 photos and 2 videos placed in 7 folders, 5 companion files.');
      await visitor.sees('9,994 images remaining this month.');
      await isWhole(zip, made);
      expectPairs(await pathsIn(zip));
      expect(await placeIn(zip, `${YEAR}/IMG_1.jpg`)).toBe('Lisbon, Portugal');
      const dates = await datesIn(zip);
      expect(dates.get(`${YEAR}/${LONG}`)).toBe('2019-01-01T14:00:00+00:00 sidecar');
      expect(dates.get(`${YEAR}/IMG_3(1).jpg`)).toBe('2019-05-01T13:34:56+01:00 sidecar');
      expect(dates.get(`${YEAR}/IMG_1.MOV`)).toBe('2019-07-14T17:03:12+01:00 sidecar');
      expect(dates.get(`${ALBUM}/VID_20230101_120000.mp4`)).toBe('2023-01-01T12:00:00 name');
    },
  );

  it('renames a photo’s companion files with it on the board', NIGHTLY, async () => {
    const made = await makeTakeout(fixture.photos);
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('moved@example.org');
    await visitor.drop([await asFolder(made, await ownFolder())]);
    await visitor.sees('8 files selected');
    await visitor.press('Organize Photos');
    await downloads.next();
    await visitor.sees('Your folders');
    await visitor.press('Rename ann_golden_retriever_on_grass.jpg');
    await visitor.find('input[aria-label="New name for ann_golden_retriever_on_grass.jpg"]:focus');
    await visitor.page.keyboard.type('Rex');
    await visitor.page.keyboard.press('Enter');
    await visitor.press('Download ZIP');
    const zip = (await downloads.next()).bytes;
    await isWhole(zip, made);
    const paths = await pathsIn(zip);
    const rex = stemOf(paths.get(`${YEAR}/IMG_1.jpg`));
    expect(rex).toMatch(/\/Rex$/);
    expect(paths.get(`${YEAR}/IMG_1.MOV`)).toBe(`${rex}.mov`);
    expect(paths.get(`${ALBUM}/IMG_1.jpg`)).toBe(`Duplicates/${rex}.jpg`);
  });

  it('is saved whole to a folder, where a taken name numbers companion files alike', NIGHTLY, async () => {
    const made = await makeTakeout(fixture.photos);
    const visitor = await fixture.arrive();
    await picksFolder(visitor);
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('folder@example.org');
    await visitor.drop([await asFolder(made, await ownFolder())]);
    await visitor.sees('8 files selected');
    await visitor.press('Organize Photos');
    const paths = await pathsIn((await downloads.next()).bytes);
    await visitor.sees('Your folders');
    const live = paths.get(`${YEAR}/IMG_1.jpg`) ?? '';
    const [folder = '', name = ''] = live.split('/');
    await writePicked(visitor, folder, name, 'mine');
    await visitor.pick('More ways to save', 'Save to folder…');
    await visitor.press('Copy files');
    await visitor.sees(`${mediaOf(made).size} files copied and verified.`);
    const tree = await pickedTree(visitor);
    const sums = [...tree.values()].map((file) => file.sha256);
    for (const bytes of mediaOf(made).values()) expect(sums).toContain(sha256(Buffer.from(bytes)));
    expect([...tree.keys()]).toEqual(
      expect.arrayContaining([`${stemOf(live)}_2.jpg`, `${stemOf(live)}_2.mov`]),
    );
  });

  it('leaves out its trash on request, and says so', NIGHTLY, async () => {
    const made = await makeTakeout(fixture.photos);
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('trash@example.org');
    await visitor.drop([await asFolder(made, await ownFolder())]);
    await visitor.sees('8 files selected');
    const choice = '::-p-aria([name="Leave out photos from the trash"][role="checkbox"])';
    await (await visitor.find(choice)).press('Space');
    await visitor.sees('7 files selected');
    await visitor.sees('2 files couldn’t be used');
    await visitor.press('Organize Photos');
    const paths = await pathsIn((await downloads.next()).bytes);
    expect([...paths.keys()].filter((path) => path.includes('Trash'))).toEqual([]);
    expect(paths.size).toBe(mediaOf(made).size - 1);
  });

  it('keeps companion files through a reload, and resumes with them', NIGHTLY, async () => {
    const made = await makeTakeout(fixture.photos);
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('reload@example.org');
    await visitor.drop([await asFolder(made, await ownFolder())]);
    await visitor.sees('8 files selected');
    fixture.engine.hold();
    await visitor.press('Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBeGreaterThan(0);
    // The browser stores only the location of dropped files.
    await expect
      .poll(() => keptRows(visitor))
      .toMatchObject({ rows: { photos: 8, files: 0, handles: 1 }, blobs: 0 });
    fixture.engine.release();
    await visitor.reload();
    await visitor.press('Resume');
    const zip = (await downloads.next()).bytes;
    await visitor.sees('6 photos and 2 videos placed in 7 folders, 5 companion files.');
    await isWhole(zip, made);
    expectPairs(await pathsIn(zip));
  });

  it('loses nothing of a broken photo, and says which film can no longer be read', NIGHTLY, async () => {
    const made = new Map(await makeTakeout(fixture.photos));
    made.set(`${YEAR}/broken.jpg`, Buffer.from('no picture'));
    made.set(`${YEAR}/broken.MOV`, Buffer.from('the film of a broken picture'));
    const visitor = await fixture.arrive();
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.signIn('broken@example.org');
    const folder = await asFolder(made, await ownFolder());
    await visitor.drop([folder]);
    await visitor.sees('9 files selected');
    await rm(join(dirname(folder), YEAR, 'IMG_1.MOV'));
    await visitor.press('Organize Photos');
    const paths = await pathsIn((await downloads.next()).bytes);
    await visitor.seesToast('1 companion file could not be read and is not in the ZIP: IMG_1.MOV');
    expect([...paths].filter(([, path]) => path === '').map(([original]) => original)).toEqual([
      `${YEAR}/broken.jpg`,
      `${YEAR}/IMG_1.MOV`,
    ]);
    expect(paths.get(`${YEAR}/broken.MOV`)).toBe('Videos/broken.mov');
    expect(paths.size).toBe(mediaOf(made).size);
  });
});
