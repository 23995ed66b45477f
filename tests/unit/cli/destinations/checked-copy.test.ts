import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareFile, setTime } from '../../../../cli/destinations/checked-copy.ts';

const { signal } = new AbortController();
const PHOTO = Buffer.from('a photo');
const EXPECTED = {
  sha256: createHash('sha256').update(PHOTO).digest('hex'),
  sizeBytes: PHOTO.length,
  modifiedMs: Date.parse('2024-07-09T08:05:03Z'),
};

/** A photo on the disk, and the temporary name that it is to get. */
async function photoOnDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'checked-copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [path, part] = [join(folder, 'a.jpg'), join(folder, 'part')];
  await writeFile(path, PHOTO);
  return { path, part };
}

describe('a copied file', () => {
  it('has the bytes, permissions and time of its source, which stays', async () => {
    const { path, part } = await photoOnDisk();
    await chmod(path, 0o640);
    expect(await prepareFile({ path }, part, EXPECTED, false, signal)).toBe('copied');
    expect([await readFile(part), await readFile(path)]).toEqual([PHOTO, PHOTO]);
    const { mode, mtimeMs, nlink } = await stat(part);
    expect({ mode: mode & 0o777, mtimeMs, nlink }).toEqual({
      mode: 0o640,
      mtimeMs: EXPECTED.modifiedMs,
      nlink: 1,
    });
  });

  it.each([
    ['other bytes of the same size', Buffer.from('A PHOTO')],
    ['fewer bytes', PHOTO.subarray(1)],
    ['more bytes', Buffer.from('a photograph')],
  ])('is not made if the source has %s than expected', async (_what, content) => {
    const { path, part } = await photoOnDisk();
    await writeFile(path, content);
    expect(await prepareFile({ path }, part, EXPECTED, false, signal)).toBe('changed');
    expect(existsSync(part)).toBe(false);
    expect(await readFile(path)).toEqual(content);
  });

  it.each([
    ['copied', false],
    ['moved, which gets no second name', true],
  ])('is not made if the source isn’t a regular file but %s', async (_how, mayLink) => {
    const { path, part } = await photoOnDisk();
    expect(await prepareFile({ path: join(path, '..') }, part, EXPECTED, mayLink, signal)).toBe('changed');
    expect(existsSync(part)).toBe(false);
  });

  it('fails without a source', async () => {
    const { path, part } = await photoOnDisk();
    await rm(path);
    await expect(prepareFile({ path }, part, EXPECTED, false, signal)).rejects.toThrow('ENOENT');
  });

  it('is removed when stopped, and the source stays', async () => {
    const { path, part } = await photoOnDisk();
    expect(await prepareFile({ path }, part, EXPECTED, false, AbortSignal.abort())).toBe('stopped');
    expect(existsSync(part)).toBe(false);
    expect(await readFile(path)).toEqual(PHOTO);
  });

  it('never replaces a file with the temporary name', async () => {
    const { path, part } = await photoOnDisk();
    await writeFile(part, 'mine');
    for (const mayLink of [true, false]) {
      await expect(prepareFile({ path }, part, EXPECTED, mayLink, signal)).rejects.toThrow('EEXIST');
    }
    expect(await readFile(part, 'utf8')).toBe('mine');
  });

  it('stops at the recorded size if the source has grown', async () => {
    const { path, part } = await photoOnDisk();
    await truncate(path, 64 * 2 ** 20);
    let pieces = 0;
    const counting = new AbortController().signal;
    // Called before each piece.
    Object.defineProperty(counting, 'aborted', { get: () => (pieces += 1) === 0 });
    expect(await prepareFile({ path }, part, EXPECTED, false, counting)).toBe('changed');
    expect(pieces).toBe(1);
    expect(existsSync(part)).toBe(false);
  });
});

describe('a file moved within a file system', () => {
  it('gets a second name, and is not copied', async () => {
    const { path, part } = await photoOnDisk();
    expect(await prepareFile({ path }, part, EXPECTED, true, signal)).toBe('linked');
    expect((await stat(part)).ino).toBe((await stat(path)).ino);
  });

  it('gets none if its bytes are not those expected', async () => {
    const { path, part } = await photoOnDisk();
    await writeFile(path, 'A PHOTO');
    expect(await prepareFile({ path }, part, EXPECTED, true, signal)).toBe('changed');
    expect(existsSync(part)).toBe(false);
    expect(await readFile(path, 'utf8')).toBe('A PHOTO');
  });
});

describe('a file’s modification time', () => {
  it('is set if it differs by a millisecond or more, and otherwise unchanged', async () => {
    const { path } = await photoOnDisk();
    const before = EXPECTED.modifiedMs;
    await utimes(path, before / 1000, before / 1000);
    await setTime(path, before + 0.5);
    expect((await stat(path)).mtimeMs).toBe(before);
    await setTime(path, before + 1);
    expect((await stat(path)).mtimeMs).toBeCloseTo(before + 1, 0);
    await setTime(path, before - 60_000);
    expect((await stat(path)).mtimeMs).toBeCloseTo(before - 60_000, 0);
  });

  it('does not fail without a file', async () => {
    const { part } = await photoOnDisk();
    await expect(setTime(part, 0)).resolves.toBeUndefined();
  });
});
