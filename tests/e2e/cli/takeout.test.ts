import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { openedArchive, sha256 } from '../site/opened-archive.ts';
import { draw, type Line, linesOf, organize, ownFolder } from './run-organize.ts';

const YEAR = 'Takeout/Google Photos/Photos from 2019';
const ALBUM = 'Takeout/Google Photos/Summer';
const BELEM = { latitude: 38.6916, longitude: -9.216 };
const TAKEN = { photoTakenTime: { timestamp: '1563120192' } };

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

function sidecar(folder: string, path: string, content: object): Promise<void> {
  return write(folder, path, JSON.stringify({ title: basename(path), ...content }));
}

function byName(lines: readonly Line[]): Readonly<Record<string, Line>> {
  return Object.fromEntries(lines.map((line) => [line.source.slice(line.source.indexOf('Takeout/')), line]));
}

/** An export with what the guide to Takeout lists, in drawn pictures of a colour each. */
async function drawExport(folder: string): Promise<void> {
  const photo = await draw(folder, `${YEAR}/IMG_1.jpg`, 'navy');
  await sidecar(folder, `${YEAR}/IMG_1.jpg.supplemental-metadata.json`, {
    ...TAKEN,
    people: [{ name: 'Ann' }],
    geoData: BELEM,
  });
  await write(folder, `${YEAR}/IMG_1.MOV`, 'a film');
  await write(folder, `${ALBUM}/IMG_1.jpg`, photo);
  await write(folder, `${ALBUM}/metadata.json`, '{"title":"Summer at the sea"}');
  await draw(folder, `${YEAR}/IMG_2.jpg`, 'green');
  await draw(folder, `${YEAR}/IMG_2-bearbeitet.jpg`, 'lime');
  await sidecar(folder, `${YEAR}/IMG_2.jpg.json`, { photoTakenTime: { timestamp: '1563120250' } });
  await draw(folder, `${YEAR}/IMG_3(1).jpg`, 'red');
  await sidecar(folder, `${YEAR}/IMG_3.jpg(1).json`, TAKEN);
  await draw(folder, `${YEAR}/IMG-20180101-WA0007.jpg`, 'orange');
  await write(folder, `${YEAR}/VID_20190714_160400.mp4`, 'another film');
  await write(folder, `${ALBUM}/VID_20230101_120000.mp4`, 'a film of its own');
  await write(folder, `${YEAR}/broken.jpg`, 'no picture');
  await write(folder, `${YEAR}/broken.MOV`, 'the film of a broken picture');
  await write(folder, `${YEAR}/user-generated-memory-titles.json`, '{}');
}

describe('a Google Takeout', () => {
  it('says what had been put away, and leaves out the trash where that is asked for', async () => {
    const folder = await ownFolder();
    await draw(folder, `${YEAR}/IMG_1.jpg`, 'navy');
    await draw(folder, `${YEAR}/IMG_2.jpg`, 'green');
    await sidecar(folder, `${YEAR}/IMG_2.jpg.json`, { ...TAKEN, archived: true });
    await draw(folder, `${YEAR}/IMG_3.jpg`, 'red');
    await sidecar(folder, `${YEAR}/IMG_3.jpg.json`, { ...TAKEN, trashed: true });
    await write(folder, `${YEAR}/IMG_3.MOV`, 'its film');
    await draw(folder, 'Takeout/Google Photos/Gesperrter Ordner/IMG_4.jpg', 'gold');
    await draw(folder, 'Takeout/Google Photos/Papierkorb/IMG_5.jpg', 'plum');
    await write(folder, 'Takeout/Google Photos/Failed Videos/VID_6.mp4', 'a film');

    const kept = await organize(folder, ['Takeout', '--dry-run']);
    expect(kept.stdout).toContain(
      'In your export: 3 from the trash, 1 from the archive, 1 from the locked folder, and 1 film that Google could not play.',
    );
    expect(kept.stdout).toContain('5 of 5 photos placed.');

    const without = await organize(folder, ['Takeout', '--dry-run', '--trashed', 'leave-out']);
    expect(without.stdout).toContain('3 of 3 photos placed.');
    expect(without.stdout).toContain('1 film or other file came along.');
    expect(without.stdout).toContain('Left out (3):');
    expect(without.stdout).toContain(
      `${join('Google Photos', 'Papierkorb', 'IMG_5.jpg')} was in the trash of your export, and is left out.`,
    );
  });

  it('comes back whole: pairs together, copies aside, films among the photos of their hour', async () => {
    const folder = await ownFolder();
    await drawExport(folder);
    const outcome = await organize(folder, ['Takeout', '--json']);
    const lines = byName(linesOf(outcome));
    expect(Object.keys(lines)).toHaveLength(11);
    const paths = Object.values(lines).flatMap(({ path }) => path ?? []);
    // The broken picture is the only one that is missing, and said to be.
    expect(new Set(paths).size).toBe(10);
    expect(lines[`${YEAR}/broken.jpg`]?.failure).toBe('photo-not-an-image');

    const pathOf = (name: string) => lines[name]?.path ?? '';
    const stem = pathOf(`${YEAR}/IMG_1.jpg`).replace(/\.jpg$/, '');
    expect(pathOf(`${YEAR}/IMG_1.MOV`)).toBe(`${stem}.mov`);
    expect(pathOf(`${ALBUM}/IMG_1.jpg`)).toBe(`Duplicates/${stem}.jpg`);
    const other = pathOf(`${YEAR}/IMG_2.jpg`).replace(/\.jpg$/, '');
    expect(pathOf(`${YEAR}/IMG_2-bearbeitet.jpg`)).toBe(`${other}_edited.jpg`);
    expect(dirname(pathOf(`${YEAR}/VID_20190714_160400.mp4`))).toBe(dirname(other));
    expect(pathOf(`${ALBUM}/VID_20230101_120000.mp4`)).toBe('Videos/VID_20230101_120000.mp4');
    expect(pathOf(`${YEAR}/broken.MOV`)).toBe('Videos/broken.mov');

    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    const originals = await Promise.all(
      Object.keys(lines)
        .filter((name) => lines[name]?.path)
        .map(async (name) => [lines[name]?.path, sha256(await readFile(join(folder, name)))]),
    );
    expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(originals));
  });

  it('tells of each file its date and whence, its albums and its group', async () => {
    const folder = await ownFolder();
    await drawExport(folder);
    const lines = byName(linesOf(await organize(folder, ['Takeout', '--json', '--dry-run'])));
    const told = (name: string) => {
      const { date, dateSource, albums, group } = lines[name] ?? {};
      return { date, dateSource, albums, kind: group?.kind, best: group?.best };
    };
    const from = { date: '2019-07-14T16:03:12Z', dateSource: 'sidecar' };
    const summer = ['Summer at the sea'];
    expect(told(`${YEAR}/IMG_1.jpg`)).toEqual({ ...from, albums: summer, kind: 'live', best: true });
    expect(told(`${YEAR}/IMG_1.MOV`)).toEqual({ ...from, albums: summer, kind: 'live', best: false });
    expect(told(`${ALBUM}/IMG_1.jpg`)).toMatchObject({ albums: summer, kind: 'copy', best: false });
    expect(told(`${YEAR}/IMG_2-bearbeitet.jpg`)).toEqual({
      date: '2019-07-14T16:04:10Z',
      dateSource: 'sidecar',
      albums: [],
      kind: 'edited',
      best: false,
    });
    expect(told(`${YEAR}/IMG_3(1).jpg`)).toEqual({ ...from, albums: [], kind: undefined, best: undefined });
    expect(told(`${YEAR}/IMG-20180101-WA0007.jpg`)).toMatchObject({ date: '2018-01-01', dateSource: 'name' });
    const ids = [`${YEAR}/IMG_1.jpg`, `${YEAR}/IMG_1.MOV`, `${ALBUM}/IMG_1.jpg`].map(
      (name) => lines[name]?.group?.id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(lines[`${YEAR}/IMG_3(1).jpg`]?.group).toBeNull();
    const place = { city: 'Lisbon', country: 'Portugal', countryCode: 'PT', ...BELEM };
    expect(lines[`${YEAR}/IMG_1.jpg`]?.place).toEqual(place);
    // The film has the same sidecar; the copy in the album has none of its own.
    expect(lines[`${YEAR}/IMG_1.MOV`]?.place).toEqual(place);
    expect(lines[`${ALBUM}/IMG_1.jpg`]?.place).toBeNull();
    expect(lines[`${YEAR}/IMG_3(1).jpg`]?.place).toBeNull();
  });

  it('whose parts lie in a folder, at any depth, is read out of them', async () => {
    const folder = await ownFolder();
    const photo = await draw(folder, 'elsewhere/IMG_1.jpg', 'navy');
    const zipped = async (path: string, files: Readonly<Record<string, string | Uint8Array>>) => {
      const zip = new JSZip();
      for (const [name, content] of Object.entries(files)) zip.file(name, content);
      await write(folder, path, await zip.generateAsync({ type: 'uint8array' }));
    };
    await zipped('downloads/takeout-20240101T000000Z-001.zip', { [`${YEAR}/IMG_1.jpg`]: photo });
    await zipped('downloads/more/takeout-20240101T000000Z-002.zip', {
      [`${YEAR}/IMG_1.jpg.json`]: JSON.stringify({ title: 'IMG_1.jpg', ...TAKEN }),
    });
    await zipped('downloads/holiday.zip', { 'IMG_2.jpg': photo });
    const env = { XDG_STATE_HOME: join(folder, 'state') };
    const outcome = await organize(folder, ['downloads', '--into', 'sorted', '--json', '--no-list'], env);
    const [line, ...others] = linesOf(outcome);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      file: `takeout-20240101T000000Z-001.zip/${YEAR}/IMG_1.jpg`,
      dateSource: 'sidecar',
    });
    expect(sha256(await readFile(join(folder, 'sorted', line?.path ?? '')))).toBe(sha256(photo));
  });

  it('in parts is one: a sidecar in one ZIP is that of a photo in another', async () => {
    const folder = await ownFolder();
    const photo = await draw(folder, 'IMG_1.jpg', 'navy');
    for (const [part, content] of [
      ['1', { [`${YEAR}/IMG_1.jpg`]: photo }],
      ['2', { [`${YEAR}/IMG_1.jpg.supple.json`]: JSON.stringify({ title: 'IMG_1.jpg', ...TAKEN }) }],
    ] as const) {
      const zip = new JSZip();
      for (const [path, bytes] of Object.entries(content)) zip.file(path, bytes);
      await writeFile(join(folder, `takeout-00${part}.zip`), await zip.generateAsync({ type: 'nodebuffer' }));
    }
    const outcome = await organize(folder, ['takeout-001.zip', 'takeout-002.zip', '--json']);
    expect(outcome.code).toBe(0);
    expect(linesOf(outcome)).toMatchObject([
      { file: `takeout-001.zip/${YEAR}/IMG_1.jpg`, date: '2019-07-14T16:03:12Z' },
    ]);
  });

  it('with a sidecar that may be of two photos uses it for neither, and says so', async () => {
    const folder = await ownFolder();
    const stem = 'a_name_of_exactly_30_character_and_a_few_more_';
    await draw(folder, `${YEAR}/${stem}A.jpg`, 'navy');
    await draw(folder, `${YEAR}/${stem}B.jpg`, 'green');
    await write(folder, `${YEAR}/${stem}.json`, JSON.stringify({ title: 'else.jpg', ...TAKEN }));
    const { stdout } = await organize(folder, ['Takeout', '--dry-run']);
    expect(stdout).toContain(`${stem}A.jpg: more than one sidecar may be its own, so none was used.`);
    expect(stdout).toContain(`${stem}B.jpg: more than one`);
  });
});

describe('an iCloud export', () => {
  it('has its dates and albums from its tables', async () => {
    const folder = await ownFolder();
    await draw(folder, 'iCloud Photos/Photos/IMG_1.JPG', 'navy');
    await draw(folder, 'iCloud Photos/Photos/IMG_E1.JPG', 'blue');
    await write(
      folder,
      'iCloud Photos/Photos/Photo Details.csv',
      'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate\n' +
        'IMG_1.JPG,abc,no,no,no,"Saturday June 4,2022 12:11 PM GMT",1,"Sunday June 5,2022 1:00 PM GMT"\n',
    );
    await write(folder, 'iCloud Photos/Albums/Summer.csv', 'imgName\nIMG_1.JPG\n');
    const lines = linesOf(await organize(folder, ['iCloud Photos', '--json', '--dry-run']));
    expect(lines).toMatchObject([
      {
        date: '2022-06-04T12:11:00Z',
        dateSource: 'sidecar',
        albums: ['Summer'],
        group: { kind: 'edited', best: true },
      },
      { group: { kind: 'edited', best: false } },
    ]);
  });
});

describe('films', () => {
  it('alone come along too, and are not looked at', async () => {
    const folder = await ownFolder();
    await write(folder, 'films/clip.mp4', 'a film');
    const outcome = await organize(folder, ['films', '--json']);
    expect(outcome.code).toBe(0);
    expect(linesOf(outcome)).toMatchObject([
      {
        file: 'clip.mp4',
        path: 'Videos/clip.mp4',
        sha256: sha256(Buffer.from('a film')),
      },
    ]);
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.keys()]).toEqual(['Videos/clip.mp4']);
  });
});
