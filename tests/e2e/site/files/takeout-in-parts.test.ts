import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEFT_OVER_FILES, TAKEOUT_CASES, TAKEOUT_MEDIA } from '../../../fixtures/takeout/cases.ts';
import { YEAR } from '../../../fixtures/takeout/folders.ts';
import { isMedia } from '../../../fixtures/takeout/takeout-case.ts';
import { type WrittenTakeout, writeParts } from '../../../fixtures/takeout/write-parts.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { expectedRows, isInPlace, type Row, rowsIn, seenRows } from '../../takeout/rows.ts';
import { type Downloads, watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { PRO, serviceWith } from '../support/service.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** The single visit that all tests share: a person drops the whole export. */
interface Visit {
  readonly visitor: Visitor;
  readonly photos: DrawnPhotos;
  readonly takeout: WrittenTakeout;
  /** The unmatched files in the table: paths and words. */
  readonly leftOver: readonly (readonly [string, string])[];
  /** The table's text before the batch starts. */
  readonly said: string;
  readonly downloads: Downloads;
  readonly zip: Buffer;
  readonly rows: ReadonlyMap<string, Row>;
}

let visit: Visit;

/** Files that are neither photos nor useful for one; the list in the ZIP says so. */
const OTHERS = LEFT_OVER_FILES.filter(({ why }) => why === 'other').map(({ path }) => path);

/** The titles of albums, by the folders named after them: a folder's name has no colon. */
const ALBUM_FOLDERS = new Map(
  TAKEOUT_MEDIA.flatMap(({ expected }) => expected.albums ?? []).map((title) => [
    title.replace(':', ''),
    title,
  ]),
);

/** Returns whether a photo is in its album's folder; one without an album is in none. */
function isOneOf(album: string | undefined, own: readonly string[] = []): boolean {
  return album === undefined ? own.length === 0 : own.includes(album);
}

/** Opens the list of unused files, whose rows are drawn a few at a time, and reads it. */
async function listedLeftOver(visitor: Visitor): Promise<[string, string][]> {
  await visitor.sees('files couldn’t be used');
  const [words = '', count = ''] = /(\d+) files couldn’t be used/.exec(await visitor.text()) ?? [];
  await visitor.click(`::-p-text(${words})`);
  await visitor.waitFor(
    (title, most) => document.querySelectorAll(`ul[aria-label="${title}"] > li`).length === most,
    words,
    Number(count),
  );
  return visitor.page.$$eval(`ul[aria-label="${words}"] > li`, (rows) =>
    rows.map((row): [string, string] => {
      const [path, word] = row.querySelectorAll('span');
      return [path?.textContent ?? '', word?.textContent ?? ''];
    }),
  );
}

beforeAll(async () => {
  const [{ site }, photos] = await Promise.all([serviceWith(PRO), createDrawnPhotos()]);
  const takeout = await writeParts(photos.folder);
  const visitor = await Visitor.arrive(await sharedBrowser(), site.origin);
  const downloads = await watchDownloads(visitor, photos.folder);
  await visitor.signIn('takeout@example.org');
  await visitor.drop(takeout.parts);
  await visitor.sees('files selected');
  const leftOver = await listedLeftOver(visitor);
  const said = await visitor.text();
  await visitor.press('Organize Photos');
  const zip = (await downloads.next()).bytes;
  visit = { visitor, photos, takeout, leftOver, said, downloads, zip, rows: await rowsIn(zip) };
});
afterAll(async () => {
  await visit.visitor.leave();
  await visit.photos.remove();
});

describe('a Google Takeout in three parts, dropped on the site', () => {
  it('comes back complete: as many files as went in, byte for byte', async () => {
    const entries = await openedArchive(visit.zip);
    const sums = [...visit.rows].map(([original, { path }]) => [original, entries.get(path)] as const);
    const [back, others] = [sums.filter(([, sum]) => sum), sums.filter(([, sum]) => !sum)];
    expect(new Map(back)).toEqual(visit.takeout.sums);
    expect(others.map(([original]) => original)).toEqual(OTHERS);
    expect(entries.size).toBe(TAKEOUT_MEDIA.length);
  });

  it.each(TAKEOUT_CASES)('with $name', ({ files }) => {
    const media = files.filter((file) => isMedia(file));
    expect(seenRows(visit.rows, media)).toEqual(expectedRows(media));
    expect(media.filter((file) => !isInPlace(visit.rows, file))).toEqual([]);
  });

  it('lists every unmatched or ambiguous file, and no other', () => {
    const words = {
      unclear: 'Several sidecars may belong to it, so they are ignored. It is organized like the others.',
      'no-photo': 'Its photo is missing, so it’s left out.',
      'not-understood': 'It says nothing about these photos, so it’s left out.',
    };
    const expected = LEFT_OVER_FILES.flatMap(({ path, why }) =>
      why === 'other' ? [] : [[path, words[why]]],
    );
    expect(visit.leftOver).toHaveLength(expected.length);
    expect(Object.fromEntries(visit.leftOver)).toEqual(Object.fromEntries(expected));
  });

  it('marks files that aren’t photos in the list', () => {
    for (const path of OTHERS) expect(visit.rows.get(path)?.reason).toContain('is not a photo');
  });

  it('files photos by all their albums, including those of their copies', async () => {
    const { visitor, downloads } = visit;
    await visitor.press('Folders by…');
    await visitor.click('::-p-aria([name="Albums"][role="radio"])');
    await visitor.press('Create these folders');
    await visitor.waitUntilGone('.shape-dialog');
    await visitor.press('Download ZIP');
    const rows = await rowsIn((await downloads.next()).bytes);
    const photos = TAKEOUT_MEDIA.filter(({ expected }) => !expected.with && !expected.path);
    const inAlbum = new Map(
      photos.map(({ path }) => [path, ALBUM_FOLDERS.get(rows.get(path)?.path.split('/')[0] ?? '')]),
    );
    expect(photos.filter(({ path, expected }) => !isOneOf(inAlbum.get(path), expected.albums))).toEqual([]);
  });

  it('names a photo after the people in it', () => {
    expect(visit.rows.get(`${YEAR}/party.jpg`)?.path).toMatch(/\/ann_zoë_müller_[^/]+$/);
  });

  it('reports how many files had been archived', () => {
    expect(visit.said).toContain(
      'In your export: 2 from the trash, 1 from the archive, 1 from the locked folder, and 1 video that Google couldn’t play.',
    );
  });
});
