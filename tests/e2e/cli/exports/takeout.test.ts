/** @module-tag nightly */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { openedArchive, sha256 } from '../../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from '../run-organize.ts';

const YEAR = 'Takeout/Google Photos/Photos from 2019';
const TAKEN = { photoTakenTime: { timestamp: '1563120192' } };

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

function sidecar(folder: string, path: string, content: object): Promise<void> {
  return write(folder, path, JSON.stringify({ title: basename(path), ...content }));
}

describe('a Google Takeout', () => {
  it('leaves out its trash on request, and says so', async () => {
    const folder = await ownFolder();
    await draw(folder, `${YEAR}/IMG_1.jpg`, 'navy');
    await draw(folder, `${YEAR}/IMG_2.jpg`, 'green');
    await draw(folder, `${YEAR}/IMG_3.jpg`, 'red');
    await sidecar(folder, `${YEAR}/IMG_3.jpg.json`, { ...TAKEN, trashed: true });
    await write(folder, `${YEAR}/IMG_3.MOV`, 'its film');
    await draw(folder, 'Takeout/Google Photos/Papierkorb/IMG_5.jpg', 'plum');
    const without = await organize(folder, ['Takeout', '--dry-run', '--trashed', 'leave-out']);
    expect(without.stdout).toContain('2 of 2 photos placed.');
    expect(without.stdout).toContain('Left out (3):');
    expect(without.stdout).toContain(
      `${join('Google Photos', 'Papierkorb', 'IMG_5.jpg')} was in the trash of your export and is left out.`,
    );
  });

  it('keeps the film of a broken picture like any other', async () => {
    const folder = await ownFolder();
    await draw(folder, `${YEAR}/IMG_1.jpg`, 'navy');
    await write(folder, `${YEAR}/broken.jpg`, 'no picture');
    const film = 'the film of a broken picture';
    await write(folder, `${YEAR}/broken.MOV`, film);
    const outcome = await organize(folder, ['Takeout', '--json']);
    expect(outcome.code).toBe(1);
    const named = (name: string) => linesOf(outcome).find(({ file }) => file.endsWith(`/${name}`));
    expect(named('broken.jpg')?.failure).toBe('photo-not-an-image');
    expect(named('broken.MOV')?.path).toBe('Videos/broken.mov');
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect(entries.get('Videos/broken.mov')).toBe(sha256(Buffer.from(film)));
  });

  it('is read from parts in nested folders', async () => {
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
});

describe('an iCloud export', () => {
  it('takes its dates and albums from its tables', async () => {
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

describe('videos', () => {
  it('are kept without photos, unanalyzed', async () => {
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
