import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { openedArchive, sha256 } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, organizeApart, ownFolder } from './run-organize.ts';

const ROOT = join(import.meta.dirname, '../../..');
const REAL_PHOTOS = join(ROOT, '../shared/photos/photos');
const realPhotos = await readdir(REAL_PHOTOS).catch(() => []);
const MISSING = realPhotos.length > 0 ? '' : ' (skipped: the real photos are not beside the repository)';

describe('npm run organize', () => {
  it('puts every photo of a folder, at any depth, into the ZIP byte for byte', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'photos/deep'), { recursive: true });
    const originals = [
      await draw(folder, 'photos/a.jpg', 'navy'),
      await draw(folder, 'photos/deep/b.JPG', 'green'),
    ];
    await writeFile(join(folder, 'photos/notes.txt'), 'not a photo');

    const outcome = await organizeApart(folder, ['photos', '--json']);

    expect(outcome).toMatchObject({ code: 0, stderr: '1 other file was ignored.\n' });
    const photos = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...photos.values()].toSorted()).toEqual(originals.map(sha256).toSorted());
    expect(linesOf(outcome).map(({ path }) => path)).toEqual([...photos.keys()]);
    for (const { description, category } of linesOf(outcome)) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(category).toBeTruthy();
    }
  });

  it('exits with 1 and names the photos that were not placed, while the others are', async () => {
    const folder = await ownFolder();
    await draw(folder, 'good.jpg', 'navy');
    await writeFile(join(folder, 'bad.jpg'), 'this is text');
    await writeFile(join(folder, 'empty.jpg'), '');

    const outcome = await organize(folder, ['good.jpg', 'bad.jpg', 'empty.jpg']);

    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toContain('1 of 3 photos placed');
    expect(outcome.stdout).toContain('bad.jpg is not a photo');
    expect(outcome.stdout).toContain('empty.jpg is empty');
  });

  it('names by pattern, and sorts by rules first', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'IMG_1.jpg', 'navy');
    const probe = linesOf(await organize(folder, ['IMG_1.jpg', '--json', '--dry-run']));
    const word = probe[0]?.description?.split(/[ .]/).findLast(({ length }) => length > 2) ?? '';
    const rules = { rules: [{ has: [word], category: 'Mine' }] };
    await writeFile(join(folder, 'rules.json'), JSON.stringify(rules));

    const outcome = await organize(folder, [
      'IMG_1.jpg',
      '--json',
      '--rules',
      'rules.json',
      '--pattern',
      '{original}_{n:3}',
    ]);

    expect(linesOf(outcome)[0]?.path).toBe('Mine/IMG_1_001.jpg');
  });

  it('runs the built program, and prints its output', NIGHTLY, async () => {
    const help = await promisify(execFile)(process.execPath, [join(ROOT, 'cli/organize.js'), '--help']);
    const { stdout } = await organizeApart(await ownFolder(), ['--help']);
    expect(help.stdout).toBe(stdout);
    expect(stdout).toContain('Usage: where-my-pix <folders, photos or ZIPs…> [options]');
  });

  it('writes nothing on a dry run', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    expect(await organize(folder, ['a.jpg', '--dry-run'])).toMatchObject({ code: 0 });
    await expect(stat(join(folder, 'organized_photos.zip'))).rejects.toThrow('ENOENT');
  });

  it.each([[[]], [['--no-such']], [['not-there']], [['a.jpg', '--rules', 'bad.json']]])(
    'exits with 2 on wrong usage: %j',
    NIGHTLY,
    async (args: string[]) => {
      const folder = await ownFolder();
      await draw(folder, 'a.jpg', 'navy');
      await writeFile(join(folder, 'bad.json'), '{');
      const outcome = await organize(folder, args);
      expect(outcome).toMatchObject({ code: 2, stdout: '' });
      expect(outcome.stderr).not.toBe('');
    },
  );

  it.skipIf(MISSING)(`places real photos${MISSING}`, NIGHTLY, async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'photos'));
    const names = realPhotos.filter((name) => name.endsWith('.jpg')).slice(0, 20);
    for (const name of names) await cp(join(REAL_PHOTOS, name), join(folder, 'photos', name));
    const outcome = await organize(folder, ['photos', '--json']);
    expect(outcome.code).toBe(0);
    expect(new Set(linesOf(outcome).map(({ path }) => path)).size).toBe(20);
  });
});
