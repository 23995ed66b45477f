import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FilePhoto } from '../../../../cli/inputs/file-photo.ts';
import { inputsBeside } from '../../../../cli/destinations/inputs-beside.ts';
import { UsageError } from '../../../../cli/arguments/usage-error.ts';

const FILES = ['a.jpg', 'sorted/b.jpg', 'sorted/Pets/c.jpg', 'sorted-not/d.jpg', 'sorted.jpg'];
const BESIDE = ['a.xmp', 'sorted/b.xmp'];

/** Photos in a folder, some of them in its target folder `sorted`. */
async function photosOnDisk() {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'inputs-beside-')));
  onTestFinished(() => rm(top, { recursive: true }));
  const photoAt = (path: string): FilePhoto => {
    const whole = join(top, path);
    return { id: whole, path: whole, from: whole, name: path, sizeBytes: 1, modifiedMs: 0 };
  };
  for (const path of [...FILES, ...BESIDE]) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), 'a');
  }
  const found = {
    files: FILES.map(photoAt),
    beside: BESIDE.map(photoAt),
    leftAlone: ['notes.txt'],
    leftOut: [],
  };
  const sorted = join(top, 'sorted');
  const kept = async (inputs: readonly string[], into: string | undefined, isMoved = false) => {
    const { files, beside, ...rest } = await inputsBeside(found, inputs, { folder: 'sorted', isMoved }, into);
    expect(rest).toEqual({ leftAlone: ['notes.txt'], leftOut: [] });
    return [...files, ...beside].map(({ name }) => name);
  };
  return { top, sorted, kept };
}

describe('photos to save to a folder', () => {
  it('include everything if the folder does not exist yet', async () => {
    const { top, kept } = await photosOnDisk();
    expect(await kept([top], undefined)).toEqual([...FILES, ...BESIDE]);
  });

  it('exclude those in it, however deep', async () => {
    const { top, sorted, kept } = await photosOnDisk();
    expect(await kept([top], sorted)).toEqual(['a.jpg', 'sorted-not/d.jpg', 'sorted.jpg', 'a.xmp']);
  });

  it('exclude those in it even if only one of several folders contains it', async () => {
    const { top, sorted, kept } = await photosOnDisk();
    const inputs = [join(top, 'sorted-not'), top];
    expect(await kept(inputs, sorted)).toEqual(['a.jpg', 'sorted-not/d.jpg', 'sorted.jpg', 'a.xmp']);
  });

  it('exclude those in it, by whatever path the outer folder is named', async () => {
    const { top, sorted, kept } = await photosOnDisk();
    const other = `${top}-link`;
    await symlink(top, other);
    onTestFinished(() => rm(other));
    expect(await kept([other], sorted)).toEqual(['a.jpg', 'sorted-not/d.jpg', 'sorted.jpg', 'a.xmp']);
  });

  it('include everything if the folder is elsewhere', async () => {
    const { top, sorted, kept } = await photosOnDisk();
    expect(await kept([join(top, 'sorted-not')], sorted)).toEqual([...FILES, ...BESIDE]);
  });

  it('include everything if they are moved within the folder itself', async () => {
    const { sorted, kept } = await photosOnDisk();
    expect(await kept([sorted], sorted, true)).toEqual([...FILES, ...BESIDE]);
  });

  it('are not copied within the folder itself', async () => {
    const { top, sorted, kept } = await photosOnDisk();
    await expect(kept([sorted], sorted)).rejects.toThrow(UsageError);
    await expect(kept([top, sorted], sorted)).rejects.toThrow(UsageError);
    await expect(kept([sorted], sorted)).rejects.toThrow(/sorted/);
  });
});
