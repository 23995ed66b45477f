import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { draw, linesOf, organize, ownFolder } from '../cli/run-organize.ts';
import { EXPECTED_DATES } from './expected-dates.ts';
import { dryRun, hasCases } from './field-cases.ts';

describe.skipIf(!hasCases)('dates of the test photos, on the command line', () => {
  it.each(Object.entries(EXPECTED_DATES))('%s has its dates', async (name, dates) => {
    const { files } = await dryRun(name);
    expect(Object.fromEntries([...files].map(([file, { date }]) => [file, date]))).toEqual(dates);
  });

  it('05-xmp-sidecar-dates has its places and its companion files too', async () => {
    const { files } = await dryRun('05-xmp-sidecar-dates');
    for (const name of ['scan01.jpg', 'scan02.jpg']) {
      expect(files.get(name)).toMatchObject({ dateSource: 'sidecar', place: { city: 'Paris' } });
    }
    const along = [files.get('scan01.jpg.xmp')?.path, files.get('scan02.xmp')?.path];
    expect(along.every((path) => path?.endsWith('.xmp'))).toBe(true);
  });

  it('19-takeout-utc-day is one month and one event', async () => {
    const scheme = ['--scheme={date:YYYY-MM}/{event}', '--pattern={date}_{n}'];
    const { files } = await dryRun('19-takeout-utc-day', scheme);
    const folders = [...files.values()].map(({ path = '' }) => path.replace(/_\d\.jpg$/, ''));
    expect(folders).toEqual(Array.from({ length: 3 }, () => '2019-12/2019-12-31 New York City/2019-12-31'));
  });

  it('59-takeout-year-albums has albums by title, but no album for a year', async () => {
    const { files } = await dryRun('59-takeout-year-albums');
    const missing = [...files].filter(([file, { albums = [] }]) => {
      const own = file.split('/').at(-2) ?? '';
      const isYear = own.startsWith('Photos from');
      return isYear ? albums.includes(own) : !albums.includes(own);
    });
    expect(missing).toEqual([]);
    expect(files.get('Takeout/Google Photos/Photos from 2015/IMG_3.jpg')?.albums).toEqual(['Best of 1984']);
  });

  it('66-year-album-date takes no date from its album’s title', async () => {
    const { files } = await dryRun('66-year-album-date');
    const [line] = files.values();
    expect(line).toMatchObject({ dateSource: 'file', albums: ['Best of 1984'] });
  });

  it('73-same-stem-other-day keeps films of another day apart from photos of their names', async () => {
    const { files } = await dryRun('73-same-stem-other-day');
    const films = [...files.values()].filter(({ file }) => file.endsWith('.MOV'));
    // The two films have the same bytes.
    expect(films.map(({ file, group, path }) => [file, group?.kind, path])).toEqual([
      ['IMG_9140.MOV', 'copy', 'Videos/IMG_9140.mov'],
      ['Takeout/Google Photos/Photos from 2024/IMG_2001.MOV', 'copy', 'Duplicates/Videos/IMG_9140.mov'],
    ]);
  });

  it('74-date-create takes no date of a file for the camera’s', async () => {
    const { files } = await dryRun('74-date-create');
    const sources = [...files].map(([file, { dateSource }]) => [file, dateSource]);
    expect(Object.fromEntries(sources)).toEqual({
      'IMG_20150704_180312.png': 'name',
      'Pictures/2015-07-04 Wedding.png': 'name',
      'Screenshot_20150704-180312.png': 'name',
      'both.png': 'exif',
      'exif_imagemagick.png': 'file',
    });
  });

  it.each(['75-sidecar-of-another-extension', '76-metadata-folder'])('%s uses each sidecar', async (name) => {
    const { files, stderr } = await dryRun(name);
    expect([...files.values()].map(({ dateSource }) => dateSource)).not.toContain('file');
    expect(stderr).not.toMatch(/missing|couldn’t be used|unused|\.json/);
  });

  it('76-metadata-folder has the places of its photos', async () => {
    const { files } = await dryRun('76-metadata-folder');
    expect([...files.values()].map(({ place }) => place?.city)).toEqual(['Lisbon', 'Lisbon']);
  });

  it('77-icloud-part-folders counts what was deleted, and names nothing after a part', async () => {
    const { files, stderr } = await dryRun('77-icloud-part-folders', ['--trashed=keep']);
    expect(stderr).toContain('1 from the trash');
    const words = [...files.values()].flatMap(({ path = '' }) => path.toLowerCase());
    expect(words.filter((path) => /icloud|part|teil|deleted/.test(path))).toEqual([]);
  });

  it('78-photoslibrary-derivatives has only the originals of a library', async () => {
    const { stderr } = await dryRun('78-photoslibrary-derivatives');
    expect(stderr).toContain('2 thumbnails and previews');
  });

  it('69-film-dates puts its films with the photo of the same hour', async () => {
    const { files } = await dryRun('69-film-dates');
    const folderOf = (name: string) => files.get(name)?.path?.split('/')[0];
    expect([folderOf('IMG_0101.MOV'), folderOf('IMG_0103.MOV')]).toEqual([
      folderOf('IMG_0100.JPG'),
      folderOf('IMG_0100.JPG'),
    ]);
    expect(folderOf('IMG_0300.JPG')).not.toBe(folderOf('IMG_0100.JPG'));
  });
});

describe('a file’s own time', () => {
  it.each([
    ['America/Los_Angeles', '2024-03-10T18:30:00-07:00', '2024-03-10T16:30:00-07:00'],
    ['Asia/Tokyo', '2024-03-10T08:30:00+09:00', '2024-03-10T10:30:00+09:00'],
  ])(
    'is listed in the time of this computer (%s), but dates neither a folder nor a name',
    async (zone, one, other) => {
      const folder = await ownFolder();
      for (const [name, time] of [['a.jpg', one] as const, ['b.jpg', other] as const]) {
        await draw(folder, `in/${name}`, name === 'a.jpg' ? 'teal' : 'orange');
        await utimes(join(folder, 'in', name), new Date(time), new Date(time));
      }
      const argv = ['in', '--json', '--dry-run', '--scheme={date:YYYY-MM-DD}', '--pattern={date}_{n}'];
      const lines = linesOf(await organize(folder, argv, { TZ: zone }));
      expect(lines.map(({ date }) => date)).toEqual([one, other]);
      expect(lines.map(({ path }) => path)).toEqual(['Undated/1.jpg', 'Undated/2.jpg']);
    },
  );
});

describe.skipIf(!hasCases)('names of the test photos, on the command line', () => {
  it('50-zip-codepages keeps its photos’ names', async () => {
    const { files } = await dryRun('50-zip-codepages');
    const names = ['Geburtstag Müller.jpg', '誕生日.jpg', 'Été à la mer.jpg'];
    expect([...files.keys()].toSorted()).toEqual(names.map((name) => `old.zip/${name}`).toSorted());
    expect([...files.values()].every(({ path }) => path !== undefined)).toBe(true);
  });

  it('52-zwnj-names keeps joiners inside words, and removes direction marks', async () => {
    const { files } = await dryRun('52-zwnj-names', ['--pattern={original}']);
    const names = new Set([...files.values()].map(({ path = '' }) => path.split('/').at(-1)));
    expect(names).toEqual(new Set(['gnp.jpg', 'مياه.jpg', 'کتاب\u200cها.jpg']));
  });
});
