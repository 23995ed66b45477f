import { existsSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareFile } from '../../../../cli/into/checked-copy.ts';

it('stops to copy a file that has grown at the size that was recorded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'checked-copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [path, part] = [join(folder, 'a.jpg'), join(folder, 'part')];
  await writeFile(path, 'photo');
  await truncate(path, 64 * 2 ** 20);
  let pieces = 0;
  const { signal } = new AbortController();
  // Asked before each piece.
  Object.defineProperty(signal, 'aborted', { get: () => (pieces += 1) === 0 });
  const expected = { sha256: 'ab'.repeat(32), sizeBytes: 5, modifiedMs: 0 };
  expect(await prepareFile({ path }, part, expected, false, signal)).toBe('changed');
  expect(pieces).toBe(1);
  expect(existsSync(part)).toBe(false);
});
