/** @module-tag nightly */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../site/support/downloads.ts';
import { siteFixture } from '../site/support/site-fixture.ts';
import { type Row, rowsIn } from '../takeout/rows.ts';
import { EXPECTED_DATES } from './expected-dates.ts';
import { caseFolder, hasCases } from './field-cases.ts';

const fixture = siteFixture();

/** Returns the list entries in the ZIP for each file of a case dropped on the page, by name. */
async function rowsOfCase(name: string, zone = 'UTC'): Promise<ReadonlyMap<string, Row>> {
  const folder = await caseFolder(name);
  const visitor = await fixture.arrive();
  await visitor.page.emulateTimezone(zone);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(`${name}@example.org`);
  const entries = await readdir(folder);
  await visitor.drop(entries.map((entry) => join(folder, entry)));
  await visitor.sees('selected');
  await visitor.press('Organize Photos');
  const rows = await rowsIn((await downloads.next()).bytes);
  return new Map([...rows].map(([original, row]) => [baseName(original), row]));
}

const baseName = (path: string) => path.split('/').at(-1) ?? '';

describe.skipIf(!hasCases)('test photos dropped on the site', () => {
  it.each(Object.entries(EXPECTED_DATES))('%s has its dates', async (name, dates) => {
    const rows = await rowsOfCase(name);
    const expected = Object.entries(dates).map(([file, date]) => [baseName(file), date] as const);
    const seen = expected.map(([file]) => [file, rows.get(file)?.date]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
  });

  it('50-zip-codepages keeps its photos’ names', async () => {
    const rows = await rowsOfCase('50-zip-codepages');
    expect([...rows.keys()].toSorted()).toEqual(
      ['Geburtstag Müller.jpg', '誕生日.jpg', 'Été à la mer.jpg'].toSorted(),
    );
  });

  it('62-os-copies keeps the plain name, and its copies apart', async () => {
    const paths = [...(await rowsOfCase('62-os-copies'))].map(([name, { path }]) => [name, path]);
    const kept = paths.filter(([, path]) => !path?.startsWith('Duplicates/')).map(([name]) => name);
    expect(kept).toEqual(['IMG_1234.JPG']);
  });

  it('64-os2-bmp is placed in a folder', async () => {
    const rows = await rowsOfCase('64-os2-bmp');
    expect(rows.get('pal8os2.bmp')?.path).toMatch(/^[^/]+\/[^/]+\.bmp$/);
  });

  it('73-same-stem-other-day keeps films of another day apart from photos of their names', async () => {
    const rows = await rowsOfCase('73-same-stem-other-day');
    const paths = ['IMG_9140.MOV', 'IMG_2001.MOV'].map((name) => rows.get(name)?.path);
    expect(paths).toEqual(['Videos/IMG_9140.mov', 'Videos/IMG_2001.mov']);
  });

  it('74-date-create tells the time of a file in the time of this device', async () => {
    const rows = await rowsOfCase('74-date-create', 'America/Los_Angeles');
    expect(rows.get('exif_imagemagick.png')?.date).toBe('2024-05-31T17:00:00-07:00');
    expect(rows.get('IMG_20150704_180312.png')?.date).toBe('2015-07-04T18:03:12');
  });

  it('78-photoslibrary-derivatives imports only the originals', async () => {
    const rows = await rowsOfCase('78-photoslibrary-derivatives');
    const photos = [...rows].filter(([, { path }]) => path !== '').map(([name]) => name);
    expect(photos.toSorted()).toEqual(['F88C2797-D829-495D-8FAE-517D2A00DD12.jpeg', 'IMG_1.JPG']);
  });

  it('08-nas-and-phone-thumbs imports only the photos', async () => {
    const rows = await rowsOfCase('08-nas-and-phone-thumbs');
    const photos = [...rows].filter(([, { path }]) => path !== '').map(([name]) => name);
    expect(photos.toSorted()).toEqual([
      'IMG_20230101_120000.jpg',
      'IMG_20230102_120000.jpg',
      'IMG_20230103_120000.jpg',
    ]);
  });

  it('13-live-pairs and 51-camera-companions put each file next to its photo', async () => {
    for (const [name, pairs] of Object.entries(BESIDE)) {
      const rows = await rowsOfCase(name);
      const stem = (file: string) => rows.get(file)?.path.replace(/\.[^./]+$/, '');
      for (const [file, photo] of Object.entries(pairs)) {
        expect([file, stem(file)]).toEqual([file, stem(photo)]);
      }
    }
  });
});

/** The photo or film that each file is next to, under its name. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '13-live-pairs': {
    'img_0001.mov': 'IMG_0001.HEIC',
    'IMG_0002_HEVC.MOV': 'IMG_0002.HEIC',
    'IMG_0003_HEIC.MOV': 'IMG_0003.HEIC',
    'IMG_0004_JPG.MOV': 'IMG_0004.JPG',
    'IMG_0007.HEIC.MOV': 'IMG_0007.HEIC',
    'IMG_0009_HEVC-1234.MOV': 'IMG_0009-1234.HEIC',
    '20240101_120000.mp4': '20240101_120000.jpg',
  },
  '51-camera-companions': {
    'DSC_0004.WAV': 'DSC_0004.JPG',
    'P1000002.RW2': 'P1000002.JPG',
    'GH010003.THM': 'GH010003.MP4',
    'GH010003.LRV': 'GH010003.MP4',
    'MVI_0001.THM': 'MVI_0001.AVI',
  },
};
