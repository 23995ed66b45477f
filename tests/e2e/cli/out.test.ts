import { link, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { openedArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, type Outcome, organize, ownFolder } from './run-organize.ts';

/** An error message alone, without a stack trace or the full help. */
function expectSentence({ code, stdout, stderr }: Outcome): void {
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
}

describe('--out', () => {
  it.each([
    ['itself', 'a.jpg'],
    ['spelled another way', './photos/../a.jpg'],
    ['a symbolic link to it', 'link.jpg'],
    ['a hard link to it', 'same.jpg'],
  ])('never replaces an input photo: %s', async (_how, out) => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'photos'));
    const original = await draw(folder, 'a.jpg', 'navy');
    await symlink('a.jpg', join(folder, 'link.jpg'));
    await link(join(folder, 'a.jpg'), join(folder, 'same.jpg'));

    for (const force of [[], ['--force']]) {
      const outcome = await organize(folder, ['a.jpg', '--out', out, ...force]);
      expectSentence(outcome);
      expect(outcome.stderr).toContain(`${out} is one of the files to be organized`);
    }

    expect(await readFile(join(folder, out))).toEqual(original);
    expect((await lstat(join(folder, 'link.jpg'))).isSymbolicLink()).toBe(true);
  });

  it('never replaces a photo in an input folder', async () => {
    const folder = await ownFolder();
    const original = await draw(folder, 'photos/deep/a.jpg', 'navy');
    const out = join('photos', 'deep', 'a.jpg');
    expectSentence(await organize(folder, ['photos', '--out', out, '--force']));
    expect(await readFile(join(folder, out))).toEqual(original);
  });

  it('never replaces an input ZIP', async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await organize(folder, ['a.jpg', '--out', 'mine.zip']);
    const before = await readFile(join(folder, 'mine.zip'));
    expectSentence(await organize(folder, ['mine.zip', '--out', 'mine.zip', '--force']));
    expect(await readFile(join(folder, 'mine.zip'))).toEqual(before);
  });

  it('leaves an existing file, and says how to replace it', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await writeFile(join(folder, 'organized_photos.zip'), 'precious');

    const refused = await organize(folder, ['a.jpg']);

    expectSentence(refused);
    expect(refused.stderr).toContain('organized_photos.zip already exists');
    expect(refused.stderr).toContain('--force');
    expect(await readFile(join(folder, 'organized_photos.zip'), 'utf8')).toBe('precious');
  });

  it('replaces it with --force', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await writeFile(join(folder, 'organized_photos.zip'), 'not so precious');
    expect(await organize(folder, ['a.jpg', '--force'])).toMatchObject({ code: 0 });
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect(entries.size).toBe(1);
  });

  it.each([
    ['in a missing folder', 'no/where/x.zip', 'the folder'],
    ['a folder', 'photos', 'is a folder'],
    ['a folder by its last letter', 'photos2/', 'Name a file'],
    ['in a file', 'a.jpg/x.zip', 'is a file, not a folder'],
    ['nothing', '', 'Name a file'],
    ['longer than a name may be', `${'x'.repeat(300)}.zip`, 'too long'],
  ])('is refused before any work if it is %s', NIGHTLY, async (_what, out, words) => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await mkdir(join(folder, 'photos'));
    const outcome = await organize(folder, ['a.jpg', 'not-there.jpg', `--out=${out}`, '--force']);
    expectSentence(outcome);
    expect(outcome.stderr).toContain('--out');
    expect(outcome.stderr).toContain(words);
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'photos']);
  });

  it.skipIf(process.platform === 'win32')(
    'is refused if it is a device, even with --force',
    NIGHTLY,
    async () => {
      const folder = await ownFolder();
      await draw(folder, 'a.jpg', 'navy');
      expectSentence(await organize(folder, ['a.jpg', '--out', '/dev/null', '--force']));
      expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
    },
  );

  it('writes the same bytes from the same photos at any time', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/a.jpg', 'teal');
    await organize(folder, ['photos', '--out', 'one.zip']);
    await organize(folder, ['photos', '--out', 'two.zip']);
    expect(await readFile(join(folder, 'two.zip'))).toEqual(await readFile(join(folder, 'one.zip')));
  });

  it('inside the organized folder makes no later ZIP larger', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/a.jpg', 'teal');
    const out = join('photos', 'organized.zip');
    expect(await organize(folder, ['photos', '--out', out])).toMatchObject({ code: 0 });

    const again = await organize(folder, ['photos', '--out', out, '--force', '--json']);

    expect(linesOf(again)).toHaveLength(1);
    const other = await organize(folder, ['photos', '--out', 'other.zip']);
    expect(other.stdout).toContain('1 of 1 photo placed. 1 ZIP was not opened. Name it to open it.');
  });
});
