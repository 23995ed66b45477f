/** @module-tag nightly */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CASES_MISSING, writeCase } from '../field-case.ts';
import { type Line, linesOf, organize, ownFolder } from './run-organize.ts';

/** Runs the command line on the files of a case, as a user does. */
async function linesOfCase(
  name: string,
  options: readonly string[] = [],
): Promise<ReadonlyMap<string, Line>> {
  const folder = await ownFolder();
  await writeCase(name, join(folder, 'in'));
  const env = { XDG_STATE_HOME: join(folder, 'state'), TZ: 'UTC' };
  const outcome = await organize(folder, ['in', '--dry-run', '--json', ...options], env);
  return new Map(linesOf(outcome).map((line) => [line.file, line]));
}

async function datesOfCase(name: string): Promise<Record<string, string | null | undefined>> {
  return Object.fromEntries([...(await linesOfCase(name))].map(([file, { date }]) => [file, date]));
}

const EVENING = '2019-12-31T20:';

describe.skipIf(CASES_MISSING !== '')(`a case from the field${CASES_MISSING}`, () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    [
      '01-ampm-screens',
      {
        'Screen Shot 2020-09-04 at 9.12.10 PM.png': '2020-09-04T21:12:10',
        'Screenshot 2024-03-01 at 10.02.03\u202FPM.png': '2024-03-01T22:02:03',
        'Screenshot 2024-03-01 at 12.05.10\u202FAM.png': '2024-03-01T00:05:10',
        'WhatsApp Image 2023-05-06 at 11.03.12 PM.jpeg': '2023-05-06T23:03:12',
      },
    ],
    [
      '03-blank-dto',
      {
        'P1010061.JPG': '2009-06-07T08:09:10',
        'blank.jpg': '2009-06-07T08:09:10',
        'impossible.jpg': '2009-06-07T08:09:10',
      },
    ],
    [
      '04-xmp-only-dates',
      {
        'iptc.jpg': '1987-08-15T12:00:00+00:00',
        'png-exif.png': '1987-08-15T12:00:00',
        'png-xmp.png': '1987-08-15T12:00:00',
        'xmp-create.jpg': '1987-08-15T12:00:00',
        'xmp-year.jpg': '1987',
      },
    ],
    [
      '05-xmp-sidecar-dates',
      {
        'scan01.jpg': '1995-04-03T10:20:30',
        'scan01.jpg.xmp': '1995-04-03T10:20:30',
        'scan02.jpg': '1995-04-03T10:20:30',
        'scan02.xmp': '1995-04-03T10:20:30',
      },
    ],
    [
      '10-epoch-names',
      {
        'FB_IMG_1700000000000.jpg': '2023-11-14T22:13:20Z',
        'IMG-20231114-WA0001.jpg': '2023-11-14',
        'Image_20231114221320.jpg': '2023-11-14T22:13:20',
        'mmexport1700000000000.jpg': '2023-11-14T22:13:20Z',
      },
    ],
    [
      '17-clock-defaults',
      {
        '20190714_180312.jpg': '2019-07-14T18:03:12',
        'IMG_20130712_165427.jpg': '2013-07-12T16:54:27',
        'IMG_20190716_180312.jpg': '2019-07-16T18:03:12',
        'VID_20190715_180312.jpg': '2019-07-15T18:03:12',
      },
    ],
    [
      '18-exif-date-spellings',
      {
        'dateonly.jpg': '2019-07-14',
        'nosec.jpg': '2019-07-14T18:03:00',
        'offset-z.jpg': '2019-07-14T18:03:12+00:00',
        'offset.jpg': '2019-07-14T18:03:12-05:00',
        'slash.jpg': '2019-07-14T18:03:12',
        'spaces.jpg': '2019-07-14T18:03:12',
      },
    ],
    [
      '19-takeout-utc-day',
      Object.fromEntries(
        ['a', 'b', 'c'].map((name, at) => [
          `Takeout/Google Photos/Photos from 2019/${name}.jpg`,
          `${EVENING}${at}0:00-05:00`,
        ]),
      ),
    ],
    ['65-minimal-webp-exif', { 'a.webp': '2001-02-03T04:05:06' }],
    [
      '68-folder-dates',
      {
        '1987 Summer in Italy/scan1.jpg': '1987',
        '2005-08-13 Wedding/scan0.jpg': '2005-08-13',
        '2011/05 May/scan2.jpg': '2011-05',
        'Scans/1994/scan4.jpg': '1994',
      },
    ],
    [
      '69-film-dates',
      {
        'IMG_0100.JPG': '2019-07-14T18:00:00+02:00',
        'IMG_0101.MOV': '2019-07-14T18:03:12+02:00',
        'IMG_0103.MOV': '2019-07-14T18:06:00+02:00',
        'IMG_0300.JPG': '2020-01-01T12:00:00+01:00',
      },
    ],
  ])('%s has its dates', async (name, dates) => {
    expect(await datesOfCase(name)).toEqual(dates);
  });

  it('05-xmp-sidecar-dates has its place and its files along, too', async () => {
    const lines = await linesOfCase('05-xmp-sidecar-dates');
    for (const name of ['scan01.jpg', 'scan02.jpg']) {
      expect(lines.get(name)).toMatchObject({ dateSource: 'sidecar', place: { city: 'Paris' } });
    }
    const along = [lines.get('scan01.jpg.xmp')?.path, lines.get('scan02.xmp')?.path];
    expect(along.every((path) => path?.endsWith('.xmp'))).toBe(true);
  });

  it('19-takeout-utc-day is one month and one event', async () => {
    const lines = await linesOfCase('19-takeout-utc-day', [
      '--scheme={date:YYYY-MM}/{event}',
      '--pattern={date}_{n}',
    ]);
    const folders = [...lines.values()].map(({ path = '' }) => path.replace(/_\d\.jpg$/, ''));
    expect(folders).toEqual(Array.from({ length: 3 }, () => '2019-12/2019-12-31 New York City/2019-12-31'));
  });

  it('59-takeout-year-albums has albums of their titles, and none of the years', async () => {
    const lines = await linesOfCase('59-takeout-year-albums');
    const missing = [...lines].filter(([file, { albums = [] }]) => {
      const own = file.split('/').at(-2) ?? '';
      const isYear = own.startsWith('Photos from');
      return isYear ? albums.includes(own) : !albums.includes(own);
    });
    expect(missing).toEqual([]);
    expect(lines.get('Takeout/Google Photos/Photos from 2015/IMG_3.jpg')?.albums).toEqual(['Best of 1984']);
  });

  it('66-year-album-date has no date by the title of its album', async () => {
    const [line] = (await linesOfCase('66-year-album-date')).values();
    expect(line).toMatchObject({ dateSource: 'file', albums: ['Best of 1984'] });
  });

  it('50-zip-codepages has the names that its photos had', async () => {
    const lines = await linesOfCase('50-zip-codepages', ['in/old.zip']);
    const names = ['Geburtstag Müller.jpg', '誕生日.jpg', 'Été à la mer.jpg'];
    expect([...lines.keys()].toSorted()).toEqual(names.map((name) => `old.zip/${name}`).toSorted());
    expect([...lines.values()].every(({ path }) => path !== undefined)).toBe(true);
  });

  it('52-zwnj-names keeps what belongs to words, and no mark that turns them around', async () => {
    const lines = await linesOfCase('52-zwnj-names', ['--pattern', '{original}']);
    const names = new Set([...lines.values()].map(({ path = '' }) => path.split('/').at(-1)));
    expect(names).toEqual(new Set(['gnp.jpg', 'مياه.jpg', 'کتاب\u200cها.jpg']));
  });

  it('69-film-dates has its films with the photo of that hour', async () => {
    const lines = await linesOfCase('69-film-dates');
    const folderOf = (name: string) => lines.get(name)?.path?.split('/')[0];
    expect([folderOf('IMG_0101.MOV'), folderOf('IMG_0103.MOV')]).toEqual([
      folderOf('IMG_0100.JPG'),
      folderOf('IMG_0100.JPG'),
    ]);
    expect(folderOf('IMG_0300.JPG')).not.toBe(folderOf('IMG_0100.JPG'));
  });
});
