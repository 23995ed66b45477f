import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeFilm } from '../../fakes/made-boxes.ts';
import { appleExif, liveFilm } from '../../fakes/made-live.ts';
import { draw, linesOf, organize, ownFolder } from '../cli/run-organize.ts';
import { hasCases, organizeCase } from './field-cases.ts';

/** Returns the kind and the photo of each companion file, and its path relative to its photo's. */
async function bonds(name: string): Promise<Record<string, string>> {
  const { files } = await organizeCase(name);
  const byFile = [...files.values()];
  return Object.fromEntries(
    byFile.flatMap(({ file, group, path = 'left out' }) => {
      if (!group || group.best) return [];
      const leader = byFile.find(({ source }) => source === group.id);
      const stem = leader?.path?.replace(/\.[^.]+$/, '') ?? '?';
      return [[file, `${group.kind} of ${leader?.file}: ${path.replace(stem, '*')}`]];
    }),
  );
}

describe.skipIf(!hasCases)('companion files, on the command line', () => {
  it('include each film of a Live Photo, however a program has named it', async () => {
    expect(await bonds('13-live-pairs')).toEqual({
      'img_0001.mov': 'live of IMG_0001.HEIC: *.mov',
      'IMG_0002_HEVC.MOV': 'live of IMG_0002.HEIC: *.mov',
      'IMG_0003_HEIC.MOV': 'live of IMG_0003.HEIC: *.mov',
      'IMG_0004_JPG.MOV': 'live of IMG_0004.JPG: *.mov',
      'IMG_0007.HEIC.MOV': 'live of IMG_0007.HEIC: *.mov',
      'IMG_0009_HEVC-1234.MOV': 'live of IMG_0009-1234.HEIC: *.mov',
      '20240101_120000.mp4': 'live of 20240101_120000.jpg: *.mp4',
    });
  });

  it('include an osxphotos export’s edited version with its film and sidecar', async () => {
    expect(await bonds('14-osxphotos-export')).toEqual({
      'IMG_4567_edited.jpeg': 'edited of IMG_4567.HEIC: *_edited.jpeg',
      'IMG_4567_edited.mov': 'edited of IMG_4567.HEIC: *_edited.mov',
      'IMG_4567.mov': 'live of IMG_4567.HEIC: *.mov',
    });
    const { files } = await organizeCase('14-osxphotos-export');
    expect(files.get('IMG_4567.HEIC.json')?.path).toMatch(/^[^/]+\/[^/]+\.json$/);
  });

  it('stay together when a result is organized again', async () => {
    expect(await bonds('48-own-output')).toEqual({
      'dog_in_snow_edited.jpg': 'edited of dog_in_snow.jpg: *_edited.jpg',
      'lake_edited_2.jpg': 'edited of lake.jpg: *_edited.jpg',
    });
  });

  it('include a copy with its photo’s extension appended', async () => {
    const { files } = await organizeCase('49-copy-extension');
    expect([...files.values()].map(({ path = '' }) => /\.[^.]*$/.exec(path)?.[0])).toEqual([
      '.jpg',
      '.jpg',
      '.jpg',
      '.jpg',
    ]);
  });

  it('include what a camera writes next to photos and films', async () => {
    const { files, code } = await organizeCase('51-camera-companions');
    const paths = Object.fromEntries([...files.values()].map(({ file, path }) => [file, path]));
    const stem = (file: string) => paths[file]?.replace(/\.[^.]+$/, '');
    expect(stem('DSC_0004.WAV')).toBe(stem('DSC_0004.JPG'));
    expect(stem('P1000002.RW2')).toBe(stem('P1000002.JPG'));
    expect(stem('GH010003.THM')).toBe(stem('GH010003.MP4'));
    expect(stem('GH010003.LRV')).toBe(stem('GH010003.MP4'));
    expect(stem('MVI_0001.THM')).toBe(stem('MVI_0001.AVI'));
    expect(paths['P5040001.ORF']).toMatch(/\.orf$/);
    expect(code).toBe(0);
  });

  it('keep the plain name of copies that systems have renamed', async () => {
    const { files } = await organizeCase('62-os-copies');
    const best = [...files.values()].filter(({ group }) => group?.best).map(({ file }) => file);
    expect(best).toEqual(['IMG_1234.JPG']);
    expect([...files.values()].filter(({ path }) => path?.startsWith('Duplicates/'))).toHaveLength(4);
  });

  it('exclude and count thumbnails of a NAS or phone, and the trash', async () => {
    const { files, stderr } = await organizeCase('08-nas-and-phone-thumbs');
    expect([...files.keys()].toSorted()).toEqual([
      'DCIM/IMG_20230101_120000.jpg',
      'DCIM/IMG_20230102_120000.jpg',
      'DCIM/IMG_20230103_120000.jpg',
    ]);
    expect(stderr).toContain('11 thumbnails and previews and 1 file in a trash folder');
  });
});

describe('files named by phones and programs, without metadata', () => {
  it('are a burst with its cover, a photo with its thumbnail, and one with the settings of two versions', async () => {
    const folder = await ownFolder();
    const burst = ['BURST000_COVER_TOP', 'BURST001', 'BURST002'].map(
      (end) => `IMG_20190714_160312123_${end}.jpg`,
    );
    const shown = 'photo_1@14-07-2019_16-03-12';
    for (const [at, name] of [...burst, `${shown}.jpg`, `${shown}_thumb.jpg`, 'IMG_7.jpg'].entries()) {
      await draw(folder, `in/${name}`, ['teal', 'orange', 'purple', 'green', 'lime', 'navy'][at]!);
    }
    for (const name of ['IMG_7.jpg.xmp', 'IMG_7_01.jpg.xmp'])
      await writeFile(join(folder, 'in', name), '<x/>');
    const lines = linesOf(await organize(folder, ['in', '--json', '--no-list', '--dry-run']));
    const line = (name: string) => lines.find(({ file }) => file === name);
    expect(burst.map((name) => line(name)?.group)).toEqual(
      [true, false, false].map((best) => ({ id: line(burst[0]!)?.group?.id, kind: 'burst', best })),
    );
    const stem = (name: string) => line(name)?.path?.replace(/\.[^/]+$/, '');
    expect(stem(`${shown}_thumb.jpg`)).toBe(`${stem(`${shown}.jpg`)}_thumb`);
    expect([stem('IMG_7.jpg.xmp'), stem('IMG_7_01.jpg.xmp')]).toEqual([
      stem('IMG_7.jpg'),
      `${stem('IMG_7.jpg')}_01`,
    ]);
  });
});

describe('a Live Photo', () => {
  it('is recognized by Apple’s content identifier, whatever its film is called', async () => {
    const folder = await ownFolder();
    const id = '0A1B2C3D-1111-4222-8333-444455556666';
    const picture = await draw(folder, 'in/IMG_1.JPG', 'teal');
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), appleExif(id)]);
    const segment = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
    await writeFile(
      join(folder, 'in/IMG_1.JPG'),
      Buffer.concat([picture.subarray(0, 2), segment, exif, picture.subarray(2)]),
    );
    await draw(folder, 'in/IMG_2.JPG', 'orange');
    await writeFile(join(folder, 'in/IMG_2.MOV'), liveFilm(id));
    const lines = linesOf(await organize(folder, ['in', '--json', '--no-list']));
    const film = lines.find(({ file }) => file === 'IMG_2.MOV');
    expect(film?.group).toMatchObject({ id: join(folder, 'in/IMG_1.JPG'), kind: 'live', best: false });
  });

  it('isn’t a photo and a longer film that have the same name', async () => {
    const folder = await ownFolder();
    await draw(folder, 'in/IMG_3.JPG', 'teal');
    await draw(folder, 'in/IMG_4.JPG', 'orange');
    await writeFile(join(folder, 'in/IMG_3.MOV'), madeFilm({ seconds: 20 }));
    await writeFile(join(folder, 'in/IMG_4.MOV'), madeFilm({ seconds: 3 }));
    const lines = linesOf(await organize(folder, ['in', '--json', '--no-list', '--dry-run']));
    const films = ['IMG_3.MOV', 'IMG_4.MOV'].map((name) => lines.find(({ file }) => file === name));
    expect(films.map((film) => film?.group?.kind)).toEqual([undefined, 'live']);
    expect(films[0]?.path).toBe('Videos/IMG_3.mov');
  });
});
