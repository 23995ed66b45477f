import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { makeFilm, squares } from '../../fixtures/make-film.ts';
import { NIGHTLY } from '../../nightly.ts';
import { filesThatMatch } from '../unpacked-zip.ts';
import { draw, linesOf, organize, organizeApart, ownFolder, start } from './run-organize.ts';

/**
 * Photos, a copy of one, a film, and one that can't be looked at, in a separate folder; and environment settings that keep the computer's own
 * state out.
 */
async function drawPhotos() {
  const folder = await ownFolder();
  await draw(folder, 'photos/IMG_1.jpg', 'navy');
  await draw(folder, 'photos/Été 2024/IMG_2.jpg', 'green');
  await writeFile(join(folder, 'photos/copy.jpg'), await readFile(join(folder, 'photos/IMG_1.jpg')));
  await writeFile(join(folder, 'photos/film.mp4'), 'a film, as its name says');
  const pictures = Array.from({ length: 6 }, (_, at) => squares(320, 240, at));
  const film = await makeFilm({ codec: 'avc', container: 'mp4', pictures, framesPerSecond: 3, keyEvery: 2 });
  await writeFile(join(folder, 'photos/Été 2024/VID_3.mp4'), film);
  // A table has times to the millisecond.
  for (const { path, sha256 } of await treeOf(join(folder, 'photos'))) {
    if (sha256 !== '') await utimes(join(folder, 'photos', path), 1e9, 1e9);
  }
  const env = { XDG_STATE_HOME: join(folder, 'state'), LOCALAPPDATA: join(folder, 'state') };
  const run = (...args: readonly string[]) => organize(folder, args, env);
  const apart = (...args: readonly string[]) => organizeApart(folder, args, env);
  return { folder, photos: join(folder, 'photos'), into: join(folder, 'sorted'), run, apart };
}

describe('organize --into', () => {
  it('shows the tree first, and writes nothing', NIGHTLY, async () => {
    const { folder, run } = await drawPhotos();
    const outcome = await run('photos', '--into', 'sorted', '--dry-run');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    const [first, ...others] = outcome.stdout.split('\n');
    expect(first).toBe('5 files: 5 to sorted, 0 already there, 0 left in place.');
    expect(others.join('\n')).toMatch(/^Videos\/ +1$/m);
    expect(outcome.stdout).toContain('Dry run: nothing was written.');
    expect(await readdir(folder)).toEqual(['photos']);
    const lines = linesOf(await run('photos', '--into', 'sorted', '--dry-run', '--json'));
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatchObject({ action: 'copy', path: expect.any(String) });
  });

  it('copies photos, companion files and the lists, and undoes it', async () => {
    const { folder, photos, into, run, apart } = await drawPhotos();
    const before = await treeOf(photos);
    const outcome = await run('photos', '--into', 'sorted');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain('Saved to sorted, each verified by its SHA-256: 5.');
    expect(await treeOf(photos)).toEqual(before);
    // Five files, the page and the table.
    expect(await filesThatMatch(into)).toBe(7);
    const again = await run('photos', '--into', 'sorted');
    expect(again.stdout).toContain('0 to sorted, 5 already there');

    const restored = await apart('restore', 'sorted', '--into', 'back');
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('5 of 5 files restored.') });
    expect(await treeOf(join(folder, 'back'))).toEqual(before);

    const undone = await apart('undo', 'sorted');
    expect(undone).toMatchObject({ code: 0, stdout: 'Undone in sorted: 5 of 5.\n', stderr: '' });
    expect((await readdir(folder)).toSorted()).toEqual(['back', 'photos', 'state']);
  });

  it('moves them, and restores the exact tree', async () => {
    const { photos, into, run } = await drawPhotos();
    const before = await treeOf(photos);
    expect((await run('photos', '--into', 'sorted', '--move', '--no-list')).code).toBe(0);
    expect((await treeOf(photos)).map(({ path }) => path)).toEqual(['Été 2024/']);
    expect((await treeOf(into)).filter(({ sha256 }) => sha256 !== '')).toHaveLength(5);
    expect((await run('undo', 'sorted')).code).toBe(0);
    expect(await treeOf(photos)).toEqual(before);
  });

  it('keeps earlier runs’ lists, and restores with all of them', NIGHTLY, async () => {
    const { folder, into, run } = await drawPhotos();
    await run('photos/IMG_1.jpg', '--into', 'sorted');
    const first = await readFile(join(into, 'where-my-pix.csv'), 'utf8');
    await run('photos/Été 2024', '--into', 'sorted');
    expect(await readFile(join(into, 'where-my-pix.csv'), 'utf8')).toBe(first);
    const tops = (await readdir(into)).filter((name) => /html|csv|SUMS/.test(name)).toSorted();
    expect(tops).toEqual([
      'SHA256SUMS',
      'SHA256SUMS-2',
      'Where My Pix-2.html',
      'Where My Pix.html',
      'where-my-pix-2.csv',
      'where-my-pix.csv',
    ]);
    await run('restore', 'sorted', '--into', 'back');
    expect((await readdir(join(folder, 'back'))).toSorted()).toEqual(['IMG_1.jpg', 'IMG_2.jpg', 'VID_3.mp4']);
  });

  it('adds only a sidecar that was edited beside its photo', async () => {
    const { folder, into, run } = await drawPhotos();
    const sidecar = join(folder, 'photos/IMG_1.jpg.xmp');
    const xmp = (stars: number) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="${stars}"/></rdf:RDF></x:xmpmeta>`;
    await writeFile(sidecar, xmp(1));
    await run('photos', '--into', 'sorted', '--no-list');
    const before = await treeOf(into);
    await writeFile(sidecar, xmp(5));
    for (const put of [1, 0]) {
      const outcome = await run('photos', '--into', 'sorted', '--no-list');
      expect(outcome.stdout).toContain(`6 files: ${put} to sorted, ${6 - put} already there`);
    }
    const added = (await treeOf(into)).filter(
      ({ path }) => !path.startsWith('.where') && !before.some((one) => one.path === path),
    );
    expect(added.map(({ path }) => path)).toEqual([expect.stringMatching(/_2(?:\.jpg)?\.xmp$/)]);
  });

  it('is stopped by Ctrl+C before it writes anything, and leaves nothing', NIGHTLY, async () => {
    const { folder } = await drawPhotos();
    const running = start(folder, ['photos', '--into', 'sorted'], { XDG_STATE_HOME: join(folder, 'state') });
    await expect.poll(() => readdir(folder)).toContain('sorted');
    running.kill('SIGINT');
    const outcome = await running.ended;
    expect(outcome.code).toBe(130);
    expect(await readdir(folder)).toEqual(['photos']);
  });

  it('skips photos that it put there itself', NIGHTLY, async () => {
    const { run } = await drawPhotos();
    await run('photos', '--into', 'photos/sorted');
    const again = await run('photos', '--into', 'photos/sorted');
    expect(again.stdout).toContain('5 files: 0 to photos/sorted, 5 already there');
  });

  it('copies photos out of a ZIP, which stays', NIGHTLY, async () => {
    const { folder, photos, into, run } = await drawPhotos();
    await run('photos', '--out', 'photos.zip', '--no-list');
    expect((await run('photos.zip', '--into', 'sorted', '--move')).code).toBe(0);
    const files = (await treeOf(into)).filter(({ path }) => /jpg|mp4/.test(path));
    expect(files).toHaveLength((await treeOf(photos)).length - 1);
    expect(await readdir(folder)).toContain('photos.zip');
    expect((await run('undo', 'sorted')).code).toBe(0);
    expect(await readdir(folder)).not.toContain('sorted');
  });

  it.each([
    [['photos', '--into', 'photos'], 'is the folder to organize'],
    [['photos', '--into', 'photos/IMG_1.jpg'], 'isn’t a folder'],
    [['undo', 'photos'], 'photos has no run to undo or resume'],
    [['resume', 'nowhere'], 'nowhere has no run to undo or resume'],
  ])('explains in a sentence what is wrong with %j', NIGHTLY, async (args, words) => {
    const { photos, run } = await drawPhotos();
    const before = await treeOf(photos);
    const outcome = await run(...args);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toMatch(/^[^\n]+\.\n$/);
    expect(outcome.stderr).toContain(words);
    expect(await treeOf(photos)).toEqual(before);
    await rm(photos, { recursive: true });
  });
});
