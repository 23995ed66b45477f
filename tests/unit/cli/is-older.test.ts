import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isOlder } from '../../../cli/is-older.js';

/** Writes a file last changed in this second. */
async function writeAt(path: string, second: number): Promise<string> {
  await writeFile(path, '');
  await utimes(path, second, second);
  return path;
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a build is older than its sources if a file is newer, at any depth, or the build is missing', async () => {
  const folder = await ownFolder();
  const sources = join(folder, 'sources');
  await mkdir(join(sources, 'deep'), { recursive: true });
  const source = await writeAt(join(sources, 'deep/a.ts'), 100);
  for (const path of [join(sources, 'deep'), sources]) await utimes(path, 100, 100);
  const lockFile = await writeAt(join(folder, 'lock.json'), 100);
  const built = await writeAt(join(folder, 'built.js'), 200);
  const isStale = () => isOlder(built, [sources, lockFile]);

  expect(isStale()).toBe(false);
  await writeAt(source, 300);
  expect(isStale()).toBe(true);
  await writeAt(source, 100);
  await writeAt(lockFile, 300);
  expect(isStale()).toBe(true);
  await writeAt(lockFile, 100);
  expect(isStale()).toBe(false);
  await rm(built);
  expect(isStale()).toBe(true);
});

it('a build is older than its sources if one was removed', async () => {
  const folder = await ownFolder();
  const sources = join(folder, 'sources');
  await mkdir(sources);
  const source = await writeAt(join(sources, 'a.ts'), 100);
  const built = await writeAt(join(folder, 'built.js'), 200);
  await rm(source);
  expect(isOlder(built, [sources])).toBe(true);
});
