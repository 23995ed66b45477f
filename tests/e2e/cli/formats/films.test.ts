import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawScene } from '../../../fixtures/draw-scene.ts';
import { type FilmPicture, makeFilm } from '../../../fixtures/make-film.ts';
import { makeAvi } from '../../../fixtures/make-motion-jpeg.ts';
import { openedArchive, sha256 } from '../../site/support/opened-archive.ts';
import { linesOf, organize, ownFolder } from '../run-organize.ts';

/** The frames of a film that moves over a picture. @param width in pixels, of 1120 */
async function framesOf(picture: Buffer, width = 1120): Promise<FilmPicture[]> {
  const height = (width * 880) / 1120;
  const frames = Array.from({ length: 12 }, async (_, at) => {
    const view = { left: 4 * at, top: 8, width: 1120, height: 880 };
    const data = await sharp(picture).extract(view).resize(width, height).removeAlpha().raw().toBuffer();
    return { width, height, data };
  });
  return Promise.all(frames);
}

async function withFilms() {
  const folder = await ownFolder();
  await mkdir(join(folder, 'photos'));
  const scene = await drawScene(3);
  const plan = { pictures: await framesOf(scene), framesPerSecond: 4, keyEvery: 3 };
  const films = {
    'VID_1.mp4': await makeFilm({ ...plan, codec: 'avc', container: 'mp4' }),
    'VID_2.MOV': await makeFilm({ ...plan, codec: 'hevc', container: 'mov' }),
    '00003.MTS': await makeFilm({ ...plan, codec: 'avc', container: 'm2ts' }),
    'VID_3.avi': Buffer.from('a film that nobody can open'),
    'VID_4.AVI': await makeAvi(plan),
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
  expect(seen.map(({ file }) => file)).toEqual(['00003.MTS', 'VID_1.mp4', 'VID_2.MOV', 'VID_4.AVI']);
  for (const film of seen) {
    expect(film.category).toBe(photo?.category);
    expect(film).toMatchObject({ filmSeconds: 3 });
  }
  const [folderOfScene] = (photo?.path ?? '').split('/');
  const zip = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
  const inZip = (name: keyof typeof films) =>
    [...zip].filter(([, sum]) => sum === sha256(films[name])).map(([path]) => path.split('/')[0]);
  for (const name of ['00003.MTS', 'VID_1.mp4', 'VID_2.MOV', 'VID_4.AVI'] as const) {
    expect(inZip(name)).toEqual([folderOfScene]);
  }
  expect(zip.get('Videos/VID_3.avi')).toBe(sha256(films['VID_3.avi']));
  const found = async (words: string) =>
    (await organize(folder, ['find', words, 'organized_photos.zip'])).stdout;
  const kinds = async (words: string) => (await found(words)).match(/\.(?!jpg)\w+$/gm)?.toSorted();
  expect(await kinds('is:film')).toEqual(['.avi', '.avi', '.mov', '.mp4', '.mts']);
  expect(await kinds('videos shorter than a minute')).toEqual(['.avi', '.mov', '.mp4', '.mts']);
  expect(await found('longer than a minute')).toBe('');
});

it('a film in another size is a duplicate; a trimmed one and a still are none', async () => {
  const folder = await ownFolder();
  const scene = await drawScene(3);
  const still = await sharp(scene).extract({ left: 24, top: 8, width: 1120, height: 880 }).jpeg().toBuffer();
  const [pictures, small] = [await framesOf(scene), await framesOf(scene, 560)];
  const plan = { pictures, framesPerSecond: 4, keyEvery: 3 };
  const sent = { ...plan, pictures: small, keyEvery: 12 };
  const files = {
    'a-sent.webm': await makeFilm({ ...sent, codec: 'vp9', container: 'webm' }),
    'b-filmed.mp4': await makeFilm({ ...plan, codec: 'avc', container: 'mp4' }),
    'c-trimmed.mp4': await makeFilm({ ...plan, pictures: pictures.slice(1), codec: 'avc', container: 'mp4' }),
    'd-still.jpg': still,
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const lines = linesOf(await organize(folder, ['.', '--json']));
  const id = join(folder, 'b-filmed.mp4');
  expect(Object.fromEntries(lines.map(({ file, group }) => [basename(file), group]))).toEqual({
    'a-sent.webm': { id, kind: 'near', best: false },
    'b-filmed.mp4': { id, kind: 'near', best: true },
    'c-trimmed.mp4': null,
    'd-still.jpg': null,
  });
});

it('films come along without being looked at, with --no-films', async () => {
  const { folder } = await withFilms();
  const outcome = await organize(folder, ['photos', '--json', '--no-films']);
  expect(outcome.code).toBe(0);
  const films = linesOf(outcome).filter(({ file }) => file !== 'photo.jpg');
  expect(films.map(({ description }) => description ?? '')).toEqual(['', '', '', '', '']);
  expect(films.map(({ path }) => path)).toEqual([
    'Videos/00003.mts',
    'Videos/VID_1.mp4',
    'Videos/VID_2.mov',
    'Videos/VID_3.avi',
    'Videos/VID_4.avi',
  ]);
});
