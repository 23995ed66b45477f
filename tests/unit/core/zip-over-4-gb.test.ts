import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centralDirectory, localHeader, type StoredEntry } from '#core/bytes/zip-records.ts';

const PHOTO_BYTES = 15 * 1024 * 1024;
const COUNT = 300;

const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined;
/** The test file is sparse; Windows would write all of it. */
const NO_HOLES = process.platform === 'win32' ? ' (skipped: files with holes are for Linux and macOS)' : '';
const NO_UNZIP = isThere('unzip') ? '' : ' (skipped: unzip is not installed)';
const NO_PYTHON = isThere('python3') ? '' : ' (skipped: python3 is not installed)';

/** Lists the entries, and reads the first and the last one with their checksums. */
const READ_WITH_PYTHON = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    entries = archive.infolist()
    assert len(entries) == ${COUNT}, len(entries)
    for entry in (entries[0], entries[-1]):
        assert len(archive.read(entry)) == ${PHOTO_BYTES}
    print(entries[-1].filename)
`;

describe.skipIf(NO_HOLES)(`an archive of over 4 GB${NO_HOLES}`, () => {
  let folder: string;
  let archive: string;
  const entries: StoredEntry[] = Array.from({ length: COUNT }, (_, at) => ({
    path: `Pets/dog_${at + 1}.jpg`,
    sizeBytes: PHOTO_BYTES,
    crc32: crc32(new Uint8Array(PHOTO_BYTES)),
    modifiedMs: Date.parse('2024-07-09T08:05:03Z'),
  }));
  const last = entries.at(-1)?.path ?? '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'over-4-gb-'));
    archive = join(folder, 'large.zip');
    const file = await open(archive, 'w');
    let at = 0;
    for (const entry of entries) {
      const header = localHeader(entry);
      await file.write(header, 0, header.length, at);
      at += header.length + entry.sizeBytes;
    }
    await file.write(centralDirectory(entries), 0, undefined, at);
    await file.close();
    if (at <= 2 ** 32) throw new Error('too small to show anything');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.skipIf(NO_UNZIP)(`is read by Info-ZIP to its last photo${NO_UNZIP}`, () => {
    const { status, stdout } = spawnSync('unzip', ['-t', archive, last], { encoding: 'utf8' });
    expect(stdout).toContain(`testing: ${last}`);
    expect(status).toBe(0);
  });

  it.skipIf(NO_PYTHON)(`is read by Python from its first photo to its last${NO_PYTHON}`, () => {
    const { stdout, stderr } = spawnSync('python3', ['-c', READ_WITH_PYTHON, archive], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe(last);
  });
});
