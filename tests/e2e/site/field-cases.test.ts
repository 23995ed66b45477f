/** @module-tag nightly */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CASES_MISSING, writeCase } from '../field-case.ts';
import { type Row, rowsIn } from '../takeout/rows.ts';
import { watchDownloads } from './downloads.ts';
import { siteFixture } from './site-fixture.ts';

const fixture = siteFixture({ DEFAULT_PLAN: 'pro', FOUNDING_MEMBERS: '0' });

/** What the list in the ZIP says of each file of a case, by its name. */
async function rowsOfCase(name: string): Promise<ReadonlyMap<string, Row>> {
  const folder = join(fixture.photos.folder, name);
  await writeCase(name, folder);
  const visitor = await fixture.arrive();
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(`${name}@example.org`);
  const entries = await readdir(folder);
  await visitor.drop(entries.map((entry) => join(folder, entry)));
  await visitor.sees('selected');
  await visitor.press('Organize Photos');
  const rows = await rowsIn((await downloads.next()).bytes);
  return new Map([...rows].map(([original, row]) => [original.split('/').at(-1) ?? '', row]));
}

describe.skipIf(CASES_MISSING !== '')(`a case from the field, dropped on the site${CASES_MISSING}`, () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['03-blank-dto', { 'P1010061.JPG': '2009-06-07T08:09:10', 'blank.jpg': '2009-06-07T08:09:10' }],
    ['05-xmp-sidecar-dates', { 'scan01.jpg': '1995-04-03T10:20:30', 'scan02.jpg': '1995-04-03T10:20:30' }],
    [
      '18-exif-date-spellings',
      { 'offset.jpg': '2019-07-14T18:03:12-05:00', 'spaces.jpg': '2019-07-14T18:03:12' },
    ],
    [
      '19-takeout-utc-day',
      {
        'a.jpg': '2019-12-31T20:00:00-05:00',
        'b.jpg': '2019-12-31T20:10:00-05:00',
        'c.jpg': '2019-12-31T20:20:00-05:00',
      },
    ],
    ['65-minimal-webp-exif', { 'a.webp': '2001-02-03T04:05:06' }],
    [
      '68-folder-dates',
      { 'scan0.jpg': '2005-08-13', 'scan1.jpg': '1987', 'scan2.jpg': '2011-05', 'scan4.jpg': '1994' },
    ],
    [
      '69-film-dates',
      {
        'IMG_0100.JPG': '2019-07-14T18:00:00+02:00',
        'IMG_0101.MOV': '2019-07-14T18:03:12+02:00',
        'IMG_0103.MOV': '2019-07-14T18:06:00+02:00',
      },
    ],
  ])('%s has its dates', async (name, dates) => {
    const rows = await rowsOfCase(name);
    const seen = Object.keys(dates).map((file) => [file, rows.get(file)?.date]);
    expect(Object.fromEntries(seen)).toEqual(dates);
  });
});
