import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileArchive } from '../../../cli/organize/file-archive.ts';
import type { FilePhoto } from '../../../cli/inputs/file-photo.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function photoOf(name: string, content: Uint8Array): Promise<FilePhoto> {
  const path = join(folder, name);
  await writeFile(path, content);
  return { id: path, path, from: path, name, sizeBytes: content.length, modifiedMs: Date.now() };
}

describe('the archive on disk', () => {
  it('contains every original byte for byte under its path', async () => {
    const content = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
    const photo = await photoOf('a.jpg', content);
    const out = join(folder, 'out.zip');
    await new FileArchive({ path: out, mayReplace: true }).finish([
      { photoId: photo.id, path: 'Pets/dog.jpg', photo },
      { photoId: photo.id, path: 'Beach & Sea/été_海.jpg', photo },
      { photoId: photo.id, path: '2024/Pets/dog.jpg', photo },
    ]);
    const zip = await JSZip.loadAsync(await readFile(out), { checkCRC32: true });
    expect(Object.keys(zip.files)).toEqual(['Pets/dog.jpg', 'Beach & Sea/été_海.jpg', '2024/Pets/dog.jpg']);
    const returned = await zip.file('Pets/dog.jpg')?.async('nodebuffer');
    expect(returned?.equals(content)).toBe(true);
  });

  it.each([
    ['Info-ZIP', 'unzip', ['-t']],
    ['Python', 'python3', ['-m', 'zipfile', '-t']],
  ])('is accepted by %s, if installed', async (_reader, command, args) => {
    const photo = await photoOf('a.jpg', new Uint8Array(1000));
    const out = join(folder, 'out.zip');
    await new FileArchive({ path: out, mayReplace: true }).finish([
      { photoId: photo.id, path: 'Pets/dog.jpg', photo },
    ]);
    const { status, error } = spawnSync(command, [...args, out]);
    if (error) return;
    expect(status).toBe(0);
  });

  it('keeps the previous archive if a photo changes while it is written', async () => {
    const photo = await photoOf('a.jpg', new Uint8Array(1000));
    const out = join(folder, 'out.zip');
    await writeFile(out, 'before');
    const archive = new FileArchive({ path: out, mayReplace: true });
    await archive.prepare(photo);
    await writeFile(photo.path, new Uint8Array(10));
    await expect(archive.finish([{ photoId: photo.id, path: 'Pets/dog.jpg', photo }])).rejects.toThrow(
      'photo-changed',
    );
    expect(await readFile(out, 'utf8')).toBe('before');
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'out.zip']);
  });

  it('takes another name if its own was taken meanwhile, and replaces nothing', async () => {
    const photo = await photoOf('a.jpg', new Uint8Array(1000));
    const out = join(folder, 'out.zip');
    const archive = new FileArchive({ path: out, mayReplace: false });
    await archive.prepare(photo);
    await writeFile(out, 'appeared');
    await writeFile(join(folder, 'out-2.zip'), 'appeared too');
    await archive.finish([{ photoId: photo.id, path: 'Pets/dog.jpg', photo }]);
    expect(archive.writtenTo).toBe(join(folder, 'out-3.zip'));
    expect(await readFile(out, 'utf8')).toBe('appeared');
    expect(await readFile(join(folder, 'out-2.zip'), 'utf8')).toBe('appeared too');
    const zip = await JSZip.loadAsync(await readFile(join(folder, 'out-3.zip')), { checkCRC32: true });
    expect(Object.keys(zip.files)).toEqual(['Pets/dog.jpg']);
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'out-2.zip', 'out-3.zip', 'out.zip']);
  });

  it('leaves a folder that took its name, and survives under another name', async () => {
    const photo = await photoOf('a.jpg', new Uint8Array(1000));
    const out = join(folder, 'out.zip');
    await mkdir(join(out, 'inside'), { recursive: true });
    const archive = new FileArchive({ path: out, mayReplace: true });
    await archive.finish([{ photoId: photo.id, path: 'Pets/dog.jpg', photo }]);
    expect(archive.writtenTo).toBe(join(folder, 'out-2.zip'));
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'out-2.zip', 'out.zip']);
  });

  it('explains in a sentence that its folder is gone', async () => {
    const photo = await photoOf('a.jpg', new Uint8Array(1000));
    const archive = new FileArchive({ path: join(folder, 'gone/out.zip'), mayReplace: false });
    const finished = archive.finish([{ photoId: photo.id, path: 'Pets/dog.jpg', photo }]);
    await expect(finished).rejects.toThrow(/^The ZIP couldn’t be written to .*out\.zip: it doesn’t exist\./);
  });

  it('writes nothing on a dry run', async () => {
    const photo = await photoOf('a.jpg', new Uint8Array(10));
    await new FileArchive(undefined).finish([{ photoId: photo.id, path: 'Pets/dog.jpg', photo }]);
    expect(await readdir(folder)).toEqual(['a.jpg']);
  });
});
