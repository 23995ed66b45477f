import { mkdir, open, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { datedLibrary, DRAWN, type TestLibrary } from './a-library.ts';
import { folderElsewhere, madeFilm } from './growing-files.ts';

const FILM = 'VID_20240620_181500.mp4';
const PHOTO = 'IMG_20240621_181500.jpg';

async function withBytes(number: number) {
  const made = await datedLibrary();
  await made.photo('whole.jpg', number);
  return { ...made, jpeg: await readFile(join(made.folder, 'whole.jpg')), film: madeFilm(number) };
}

const sizesIn = async ({ photos, library }: TestLibrary) =>
  Promise.all(
    (await photos()).map(async ({ path }) => [path, (await stat(join(library, path))).size] as const),
  );

describe(`a film that is added without a photo${DRAWN}`, () => {
  it('goes to the folder of its date', async () => {
    const { folder, paths, film, run } = await withBytes(20);
    await mkdir(join(folder, 'in'));
    await writeFile(join(folder, 'in', FILM), film);
    await run('add', 'in', '--into', 'library');
    expect(await paths()).toHaveLength(13);
    expect(await readFile(join(folder, 'library/2024/06', FILM))).toEqual(film);
  });
});

describe(`a file that is still being written${DRAWN}`, () => {
  it(
    'is moved to another file system only once it is complete',
    { tags: ['users-organized-photos-stay-organized-new'] },
    async () => {
      const made = await withBytes(20);
      const { folder, library, paths, photo, jpeg, film, run, start } = made;
      const inbox = await folderElsewhere();
      const writers = await Promise.all([open(join(inbox, FILM), 'w'), open(join(inbox, PHOTO), 'w')]);
      const halves = [film.subarray(0, film.length / 2), jpeg.subarray(0, jpeg.length * 0.9)];
      for (const [at, half] of halves.entries()) await writers[at]?.write(half);
      const watching = start('watch', inbox, '--into', 'library', '--move');
      await photo('IMG_20240820_181500.jpg', 21);
      await writeFile(
        join(inbox, 'IMG_20240820_181500.jpg'),
        await readFile(join(folder, 'IMG_20240820_181500.jpg')),
      );
      // This one is complete, and arrived last: the others had as long.
      await expect.poll(paths).toContain('2024/08/20240820_181500.jpg');
      expect(await paths()).toHaveLength(13);
      for (const [at, half] of halves.entries()) {
        expect(await readFile(join(inbox, at === 0 ? FILM : PHOTO))).toEqual(half);
        await writers[at]?.write((at === 0 ? film : jpeg).subarray(half.length));
        await writers[at]?.close();
      }
      await expect.poll(async () => (await treeOf(inbox)).length).toBe(0);
      watching.kill('SIGTERM');
      const { code, stdout } = await watching.ended;
      expect(code, stdout).toBe(0);
      expect(stdout).toContain(`${FILM} isn’t complete yet, or another program is writing to it.`);
      expect(await readFile(join(library, '2024/06/20240621_181500.jpg'))).toEqual(jpeg);
      expect(await readFile(join(library, '2024/06', FILM))).toEqual(film);
      expect(await paths()).toHaveLength(15);
      await run('undo', 'library');
      expect((await treeOf(inbox)).length).toBeGreaterThan(0);
    },
  );

  it('is replaced in the library by the complete file', async () => {
    const made = await withBytes(20);
    const { folder, library, paths, photo, jpeg, film, run } = made;
    await photo('in/IMG_20240820_181500.jpg', 21);
    await writeFile(join(folder, 'in', FILM), film.subarray(0, film.length / 2));
    await writeFile(join(folder, 'in', PHOTO), jpeg.subarray(0, jpeg.length * 0.9));
    const dated = madeFilm(21, '2024-03-05T12:00:00Z');
    await writeFile(join(folder, 'in/film.mp4'), dated.subarray(0, dated.length / 2));
    await utimes(join(folder, 'in/film.mp4'), 1e9, 1e9);
    await run('add', 'in', '--into', 'library');
    const halves = new Map(await sizesIn(made));
    expect(halves.get(`2024/06/${FILM}`)).toBe(film.length / 2);
    await writeFile(join(folder, 'in', FILM), film);
    await writeFile(join(folder, 'in', PHOTO), jpeg);
    await writeFile(join(folder, 'in/film.mp4'), dated);
    const outcome = await run('add', 'in', '--into', 'library');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain(`${FILM} is complete now and replaces 2024/06/${FILM}.`);
    expect(await paths()).toHaveLength(16);
    expect(await readFile(join(library, '2024/06', FILM))).toEqual(film);
    expect((await sizesIn(made)).map(([, sizeBytes]) => sizeBytes)).toContain(jpeg.length);
    // Only its end tells when it was recorded.
    expect(await readFile(join(library, '2024/03/film.mp4'))).toEqual(dated);
    const list = await readFile(join(library, 'where-my-pix.csv'), 'utf8');
    expect(list.trim().split('\r\n')).toHaveLength(1 + 4);
    expect(list).not.toContain(`,${film.length / 2},`);
    await run('undo', 'library');
    expect(await run('undo', 'library')).toMatchObject({ code: 0 });
    expect(await paths()).toHaveLength(12);
  });

  it('keeps an earlier file that the new one does not begin with, or that somebody edited', async () => {
    const made = await withBytes(20);
    const { folder, library, paths, photo, film, run } = made;
    await photo('in/IMG_20240820_181500.jpg', 21);
    for (const name of ['VID_20240620_181500.mp4', 'VID_20240621_181500.mp4']) {
      await writeFile(join(folder, 'in', name), film.subarray(0, film.length / 2));
    }
    await run('add', 'in', '--into', 'library');
    const edited = join(library, '2024/06/VID_20240621_181500.mp4');
    await writeFile(edited, 'edited');
    await writeFile(join(folder, 'in/VID_20240620_181500.mp4'), madeFilm(9));
    await writeFile(join(folder, 'in/VID_20240621_181500.mp4'), film);
    await run('add', 'in', '--into', 'library');
    expect(await paths()).toHaveLength(17);
    expect(await readFile(edited, 'utf8')).toBe('edited');
  });

  it('is copied instead of moved by add and organize, and said', async () => {
    const { folder, library, photo, jpeg, film, start } = await withBytes(20);
    await photo('in/IMG_20240820_181500.jpg', 21);
    await writeFile(join(folder, 'in', FILM), film.subarray(0, film.length / 2));
    await writeFile(join(folder, 'in', PHOTO), jpeg);
    const writer = await open(join(folder, 'in', PHOTO), 'a');
    for (const args of [
      ['add', 'in', '--into', 'library', '--move'],
      ['organize', 'in', '--into', 'sorted', '--move'],
    ]) {
      // What this process has open, it does not find itself.
      const outcome = await start(...args).ended;
      expect(outcome.code, outcome.stdout).toBe(1);
      expect(outcome.stdout).toContain(`${FILM} was copied instead of moved`);
      // Where the system does not tell what programs have open, this one is complete.
      if (process.platform !== 'linux') continue;
      expect(outcome.stdout).toContain(`${PHOTO} was copied instead of moved`);
      expect((await treeOf(join(folder, 'in'))).map(({ path }) => path).toSorted()).toEqual([PHOTO, FILM]);
    }
    await writer.close();
    expect((await treeOf(library)).length).toBeGreaterThan(0);
  });
});
