import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import { openInto } from '../../../../cli/destinations/into-folder.ts';
import { findJournals } from '../../../../cli/destinations/journal-file.ts';
import { treeOf } from '../../../fakes/drawn-batch.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();
const { entryOf, put, returning } = run;

type Write = (this: FileHandle, ...args: Parameters<FileHandle['writeFile']>) => Promise<void>;
const LARGE_PIECE = 10_000;

/** Lets large files be written only up to this many bytes, together. */
async function diskWithRoom(bytes: number) {
  const handle = await open(import.meta.filename);
  const files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const write: Write = Reflect.get(files, 'writeFile');
  let left = bytes;
  return vi.spyOn(files, 'writeFile').mockImplementation(async function (this: FileHandle, piece, ...more) {
    const isLarge = piece.length > LARGE_PIECE;
    if (isLarge) left -= piece.length;
    if (isLarge && left < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    await write.call(this, piece, ...more);
  });
}

describe('saving files to a folder', () => {
  it.each([false, true])('writes each under its path, with its time (moves: %s)', async (isMoved) => {
    const paths = await put([await entryOf('a.jpg', 'Pets/Été/dog.jpg', 'one')], isMoved);
    expect(paths).toEqual(['Pets/Été/dog.jpg']);
    expect(await readFile(join(run.folder, 'Pets/Été/dog.jpg'), 'utf8')).toBe('one');
    expect((await stat(join(run.folder, 'Pets/Été/dog.jpg'))).mtimeMs).toBe(1e12);
    expect(await readdir(run.photos)).toEqual(isMoved ? [] : ['a.jpg']);
  });

  // Memory is another file system, so nothing can be linked.
  it.skipIf(!existsSync('/dev/shm'))('moves from another file system, and back', async () => {
    const elsewhere = await mkdtemp('/dev/shm/put-into-');
    try {
      const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one', elsewhere);
      const before = await treeOf(elsewhere);
      await put([entry], true, { inputs: [elsewhere] });
      expect(await readdir(elsewhere)).toEqual([]);
      expect((await stat(join(run.folder, 'Pets/dog.jpg'))).mtimeMs).toBe(1e12);
      expect(await undo(returning())).toBe(true);
      expect(await treeOf(elsewhere)).toEqual(before);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });

  it('names no path if it was stopped before it wrote, apart from what is there', async () => {
    await mkdir(join(run.folder, 'Pets'), { recursive: true });
    await writeFile(join(run.folder, 'Pets/cat.jpg'), 'two');
    const entries = [
      await entryOf('a.jpg', 'Pets/dog.jpg', 'one'),
      await entryOf('b.jpg', 'Pets/cat.jpg', 'two'),
    ];
    expect(await put(entries, true, { signal: AbortSignal.abort() })).toEqual(['', 'Pets/cat.jpg']);
    expect(await readdir(run.photos)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('replaces no file, and keeps an identical one', async () => {
    await mkdir(join(run.folder, 'Pets'), { recursive: true });
    await writeFile(join(run.folder, 'Pets/DOG.jpg'), 'mine');
    await writeFile(join(run.folder, 'Pets/cat.jpg'), 'two');
    const entries = [
      await entryOf('a.jpg', 'Pets/dog.jpg', 'one'),
      await entryOf('b.jpg', 'Pets/cat.jpg', 'two'),
    ];
    expect(await put(entries, true)).toEqual(['Pets/dog_2.jpg', 'Pets/cat.jpg']);
    expect(await readFile(join(run.folder, 'Pets/DOG.jpg'), 'utf8')).toBe('mine');
    // What was not moved stays in place.
    expect(await readdir(run.photos)).toEqual(['b.jpg']);
  });

  it('writes through no link out of the folder', async () => {
    await mkdir(join(run.root, 'elsewhere'));
    await mkdir(run.folder);
    await symlink(join(run.root, 'elsewhere'), join(run.folder, 'Pets'), 'junction');
    expect(await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')])).toEqual(['Pets_2/dog.jpg']);
    expect(await readdir(join(run.root, 'elsewhere'))).toEqual([]);
  });

  it('leaves a photo that has changed since it was analyzed', async () => {
    for (const isMoved of [false, true]) {
      const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one');
      await appendFile(entry.photo.path, ' more');
      expect(await put([entry], isMoved)).toEqual(['changed']);
      expect(await readdir(join(run.folder, 'Pets'))).toEqual([]);
      expect(await readFile(entry.photo.path, 'utf8')).toBe('one more');
      await unlink(entry.photo.path);
    }
  });

  it('copies a link’s target, and moves neither', async () => {
    await writeFile(join(run.root, 'real.jpg'), 'one');
    await symlink(join(run.root, 'real.jpg'), join(run.photos, 'link.jpg'));
    await put([await entryOf('link.jpg', 'Pets/dog.jpg', 'one')], true);
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
    expect(await readdir(run.photos)).toEqual(['link.jpg']);
    expect(await readFile(join(run.root, 'real.jpg'), 'utf8')).toBe('one');
  });

  it('ends when the disk is full in the middle of a film, and continues, or is undone', async () => {
    const entries = [
      await entryOf('a.jpg', 'Pets/dog.jpg', 'one'),
      await entryOf('VID_1.mp4', 'Pets/cat.mp4', 'film'.repeat(200_000)),
      await entryOf('b.jpg', 'Pets/cat.jpg', 'two'),
    ];
    const before = await treeOf(run.photos);
    const film = join(run.folder, 'Pets/cat.mp4');
    const disk = await diskWithRoom(300_000);
    await expect(put(entries)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(existsSync(film)).toBe(false);
    await expect(resume(returning())).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await treeOf(run.photos)).toEqual(before);
    disk.mockRestore();
    expect(await resume(returning())).toBe(true);
    const sums = (await treeOf(run.folder)).map(({ sha256 }) => sha256);
    for (const { sha256 } of entries) expect(sums).toContain(sha256);
    expect(await undo(returning())).toBe(true);
    expect(existsSync(film)).toBe(false);
    expect(await treeOf(run.photos)).toEqual(before);
  });

  it('organizes a folder within itself, and back', async () => {
    run.folder = run.photos;
    const entries = [await entryOf('a.jpg', 'b.jpg', 'one'), await entryOf('b.jpg', 'a.jpg', 'one')];
    const before = await treeOf(run.photos);
    await put(entries, true);
    expect((await treeOf(run.photos)).map(({ sha256 }) => sha256).filter(Boolean)).toHaveLength(2);
    await undo(returning());
    expect(await treeOf(run.photos)).toEqual(before);
  });
});

describe('undo', () => {
  it('leaves what was changed since, and lists it', async () => {
    await put(
      [await entryOf('a.jpg', 'Pets/dog.jpg', 'one'), await entryOf('b.jpg', 'Pets/cat.jpg', 'two')],
      true,
    );
    await writeFile(join(run.folder, 'Pets/dog.jpg'), 'edited');
    await writeFile(join(run.folder, 'Pets/mine.jpg'), 'mine');
    expect(await undo(returning())).toBe(false);
    expect(run.said).toContain('Undone in');
    expect(run.said).toContain('Pets/dog.jpg was changed since.');
    expect(await readdir(run.photos)).toEqual(['b.jpg']);
    expect((await readdir(join(run.folder, 'Pets'))).toSorted()).toEqual(['dog.jpg', 'mine.jpg']);
  });

  it('leaves a copy whose original is gone, since it is the last', async () => {
    const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one');
    await put([entry]);
    await unlink(entry.photo.path);
    expect(await undo(returning())).toBe(false);
    expect(run.said).toContain('its original a.jpg is gone');
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
  });

  it('replaces nothing at the old path', async () => {
    const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one');
    await put([entry], true);
    await writeFile(entry.photo.path, 'another');
    expect(await undo(returning())).toBe(false);
    expect(await readFile(entry.photo.path, 'utf8')).toBe('another');
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
    await unlink(entry.photo.path);
    expect(await undo(returning())).toBe(true);
    expect(await readFile(entry.photo.path, 'utf8')).toBe('one');
  });

  it('undoes the last of several runs, and then the one before', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    const first = await treeOf(run.folder);
    await put([await entryOf('b.jpg', 'Pets/cat.jpg', 'two')]);
    await undo(returning());
    expect(await treeOf(run.folder)).toEqual(first);
    await undo(returning());
    expect(existsSync(run.folder)).toBe(false);
    await expect(undo(returning())).rejects.toThrow('has no run to undo or resume');
  });

  it('continues after a moved file had its old path again, before the journal said so', async () => {
    await put([await entryOf('a.jpg', 'dog.jpg', 'one'), await entryOf('b.jpg', 'cat.jpg', 'two')], true);
    const own = join(run.folder, '.where-my-pix');
    const journal = (await readdir(own)).find((name) => name.endsWith('.jsonl')) ?? '';
    await appendFile(join(own, journal), `${JSON.stringify({ type: 'undo' })}\n`);
    await rename(join(run.folder, 'dog.jpg'), join(run.photos, 'a.jpg'));
    expect(await undo(returning()), run.said).toBe(true);
    expect((await readdir(run.photos)).toSorted()).toEqual(['a.jpg', 'b.jpg']);
    expect(existsSync(run.folder)).toBe(false);
  });

  it('follows no journal unknown to this computer, unless its folders are named', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')], true);
    await rm(join(run.root, 'state'), { recursive: true });
    await expect(undo(returning())).rejects.toThrow(`which says that its photos came from ${run.photos}`);
    await expect(undo(returning([run.root]))).rejects.toThrow('which says that its photos came from');
    expect(await readdir(run.photos)).toEqual([]);
    expect(await undo(returning([run.photos]))).toBe(true);
    expect(await readdir(run.photos)).toEqual(['a.jpg']);
  });

  it('leaves a web page’s files to that page, which alone knows the originals', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    const own = join(run.folder, '.where-my-pix');
    const [journal = ''] = await readdir(own);
    const text = await readFile(join(own, journal), 'utf8');
    const bySite = text.replace(/"roots":\[.*?\]/, '"roots":[]').replace(/"source":\{.*?\},/, '');
    await writeFile(join(own, journal), bySite);
    await expect(undo(returning())).rejects.toThrow('A web page put the photos into');
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
  });

  it('changes nothing by a journal that makes no sense', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    const own = join(run.folder, '.where-my-pix');
    const [journal = ''] = await readdir(own);
    await appendFile(join(own, journal), '{"type":"begin","file":0,"path":"../../out.jpg"}\n');
    await expect(undo(returning())).rejects.toThrow('is damaged');
    await expect(resume(returning())).rejects.toThrow('is damaged');
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
  });
});

describe('two runs at once', () => {
  it('are refused, and a crash frees the folder for the next', async () => {
    const into = await openInto(run.folder);
    await expect(openInto(run.folder)).rejects.toThrow('Another run is writing to');
    await into.close();
    const own = join(run.folder, '.where-my-pix');
    await mkdir(own, { recursive: true });
    const lock = join(own, 'lock');
    // No process has this number, and for another computer only the time says whether it runs.
    await writeFile(lock, JSON.stringify({ process: 2 ** 30, computer: hostname() }));
    await (await openInto(run.folder)).close();
    await mkdir(own, { recursive: true });
    await writeFile(lock, JSON.stringify({ process: process.pid, computer: 'another' }));
    await expect(openInto(run.folder)).rejects.toThrow('Another run is writing to');
    await utimes(lock, Date.now() / 1000 - 120, Date.now() / 1000 - 120);
    await (await openInto(run.folder)).close();
    expect(existsSync(lock)).toBe(false);
  });

  it('in sequence wait for what was interrupted', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    const own = join(run.folder, '.where-my-pix');
    const [journal = ''] = await readdir(own);
    const lines = (await readFile(join(own, journal), 'utf8')).split('\n');
    // The state before the file was done, with half a line.
    await writeFile(join(own, journal), `${lines.slice(0, -3).join('\n')}\n{"type":"do`);
    await expect(openInto(run.folder)).rejects.toThrow('an earlier run');
    expect(await resume(returning())).toBe(true);
    const [found] = await findJournals(own);
    expect(found?.reading).toMatchObject({ journal: { isFinished: true, files: [{ state: 'done' }] } });
    await (await openInto(run.folder)).close();
  });
});
