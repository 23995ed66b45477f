import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawScene } from '../../../fixtures/draw-scene.ts';
import { type FilmPlan, makeFilm } from '../../../fixtures/make-film.ts';
import { openedArchive, sha256 } from '../../site/support/opened-archive.ts';
import { linesOf, organize, ownFolder } from '../run-organize.ts';

/** A film that moves over a picture. */
async function filmOf(picture: Buffer, how: Pick<FilmPlan, 'codec' | 'container'>): Promise<Buffer> {
  const frames = Array.from({ length: 12 }, async (_, at) => {
    const view = { left: 4 * at, top: 8, width: 1120, height: 880 };
    const data = await sharp(picture).extract(view).removeAlpha().raw().toBuffer();
    return { width: view.width, height: view.height, data };
  });
  return makeFilm({ ...how, pictures: await Promise.all(frames), framesPerSecond: 4, keyEvery: 3 });
}

async function withFilms() {
  const folder = await ownFolder();
  await mkdir(join(folder, 'photos'));
  const scene = await drawScene(3);
  const films = {
    'VID_1.mp4': await filmOf(scene, { codec: 'avc', container: 'mp4' }),
    'VID_2.MOV': await filmOf(scene, { codec: 'hevc', container: 'mov' }),
    'VID_3.avi': Buffer.from('a film that nobody can open'),
  };
  await writeFile(join(folder, 'photos/photo.jpg'), scene);
  for (const [name, bytes] of Object.entries(films)) await writeFile(join(folder, 'photos', name), bytes);
  return { folder, films };
}

it('films are sorted by what they show, like photos, and come back unchanged', async () => {
  const { folder, films } = await withFilms();
  const outcome = await organize(folder, ['photos', '--json']);
  expect(outcome).toMatchObject({ code: 0, stderr: '' });
  const lines = linesOf(outcome);
  const [photo, ...seen] = lines.filter(({ description }) => description);
  expect(seen.map(({ file }) => file)).toEqual(['VID_1.mp4', 'VID_2.MOV']);
  for (const film of seen) {
    expect(film.category).toBe(photo?.category);
    expect(film).toMatchObject({ filmSeconds: 3 });
  }
  const [folderOfScene] = (photo?.path ?? '').split('/');
  const zip = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
  const inZip = (name: keyof typeof films) =>
    [...zip].filter(([, sum]) => sum === sha256(films[name])).map(([path]) => path.split('/')[0]);
  expect(inZip('VID_1.mp4')).toEqual([folderOfScene]);
  expect(inZip('VID_2.MOV')).toEqual([folderOfScene]);
  expect(zip.get('Videos/VID_3.avi')).toBe(sha256(films['VID_3.avi']));
  const found = async (words: string) =>
    (await organize(folder, ['find', words, 'organized_photos.zip'])).stdout;
  expect((await found('is:film')).match(/\.(?:mp4|mov|avi)$/gm)?.toSorted()).toEqual([
    '.avi',
    '.mov',
    '.mp4',
  ]);
  expect((await found('videos shorter than a minute')).match(/\.(?:mp4|mov|avi)$/gm)?.toSorted()).toEqual([
    '.mov',
    '.mp4',
  ]);
  expect(await found('longer than a minute')).toBe('');
});

it('films come along without being looked at, with --no-films', async () => {
  const { folder } = await withFilms();
  const outcome = await organize(folder, ['photos', '--json', '--no-films']);
  expect(outcome.code).toBe(0);
  const films = linesOf(outcome).filter(({ file }) => file !== 'photo.jpg');
  expect(films.map(({ description }) => description ?? '')).toEqual(['', '', '']);
  expect(films.map(({ path }) => path)).toEqual(['Videos/VID_1.mp4', 'Videos/VID_2.mov', 'Videos/VID_3.avi']);
});
