import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../cli/run-organize.ts';
import { datedLibrary, DRAWN } from './a-library.ts';
import { madeFilm } from './growing-files.ts';

const LOOKED = '.where-my-pix/looked';
const PHOTOS = 12;

async function withPhotosAndFilms() {
  const made = await datedLibrary();
  for (let at = 0; at < PHOTOS; at += 1) await made.photo(`in/IMG_202407${at + 10}_181500.jpg`, 20 + at);
  await writeFile(join(made.folder, 'in/VID_20240710_181501.mp4'), madeFilm(1));
  await writeFile(join(made.folder, 'in/IMG_20240710_181500.mov'), madeFilm(2));
  return made;
}

/** Waits until some photos were analyzed, while others wait. */
const isAnalyzing = async (folder: string) =>
  (await readFile(join(folder, LOOKED), 'utf8').catch(() => '')).split('\n').length > 2;

describe(`Ctrl+C while photos are analyzed${DRAWN}`, () => {
  it.each([
    ['organize', ['organize', 'in', '--into', 'sorted', '--move', '--json', '--workers', '1'], 'sorted'],
    ['add', ['add', 'in', '--into', 'library', '--json', '--workers', '1'], 'library'],
  ])('lets %s name no path and no checksum of a file that was not written', async (_what, args, into) => {
    const { folder, start } = await withPhotosAndFilms();
    const running = start(...args);
    await expect.poll(() => isAnalyzing(join(folder, into)), { interval: 5 }).toBe(true);
    running.kill('SIGINT');
    const outcome = await running.ended;
    expect(outcome.code).toBe(130);
    const lines = linesOf(outcome);
    expect(lines.length).toBe(PHOTOS + 2);
    for (const line of lines) {
      if (line.path !== undefined) await stat(join(folder, into, line.path));
      await stat(line.source);
    }
    expect(lines.filter(({ path, sha256 }) => path !== undefined || sha256 !== undefined)).toEqual([]);
  });

  it('lets watch call nothing added', async () => {
    const { folder, library, paths, start } = await withPhotosAndFilms();
    const running = start('watch', 'in', '--into', 'library', '--workers', '1');
    await expect.poll(() => isAnalyzing(library), { interval: 5 }).toBe(true);
    running.kill('SIGINT');
    const { stdout } = await running.ended;
    expect(await paths()).toHaveLength(12);
    expect(stdout).not.toMatch(/[1-9]\d* added|→/);
    await stat(join(folder, 'in/VID_20240710_181501.mp4'));
  });
});
