import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { walkFiles } from '../../../cli/inputs/walk-files.ts';

/** Root may read every folder. */
const mayAll = process.getuid?.() === 0 || process.platform === 'win32';

async function heap(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'within'));
  await writeFile(join(folder, 'a.jpg'), 'a');
  return folder;
}

describe('a walk through folders', () => {
  it('is complete if everything could be read', async () => {
    expect(await walkFiles([await heap()])).toMatchObject({ isIncomplete: false, leftOut: [] });
  });

  it.skipIf(mayAll)('is incomplete if a folder could not be read', async () => {
    const folder = await heap();
    await chmod(join(folder, 'within'), 0);
    onTestFinished(() => chmod(join(folder, 'within'), 0o700));
    const { isIncomplete, files, leftOut } = await walkFiles([folder]);
    expect([isIncomplete, files.length, leftOut.length]).toEqual([true, 1, 1]);
  });

  it('marks a file that was given in addition to its folder, and keeps its folder', async () => {
    const folder = await heap();
    await writeFile(join(folder, 'within/old.zip'), 'z');
    const { files } = await walkFiles([folder, join(folder, 'within/old.zip')]);
    expect(files.map(({ name, isNamed }) => [name, isNamed])).toEqual([
      ['a.jpg', false],
      [join('within', 'old.zip'), true],
    ]);
  });
});
