import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeChecksums } from '../../../../scripts/release/checksums.ts';

it('lists the SHA-256 of each file by name, even when run again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'checksums-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'b.zip'), 'abc');
  await writeFile(join(folder, 'a.zip'), '');
  const lines = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.zip',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.zip',
  ];
  await writeChecksums(folder);
  expect(await writeChecksums(folder)).toEqual(lines);
  expect(await readFile(join(folder, 'SHA256SUMS'), 'utf8')).toBe(`${lines.join('\n')}\n`);
});
