import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import {
  appendFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resume, undo } from '../../../../cli/destinations/commands.ts';
import { intoFixture } from './into-fixture.ts';

const run = intoFixture();
const { entryOf, put, returning } = run;

const own = () => join(run.folder, '.where-my-pix');
const journalPath = async () =>
  join(own(), (await readdir(own())).find((name) => name.endsWith('.jsonl')) ?? '');

/** Changes the journal like somebody with write access to the folder. */
async function edit(change: (text: string) => string): Promise<void> {
  const path = await journalPath();
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Whether a folder may be mounted a second time, which most systems allow root. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'can-mount-'));
  try {
    execFileSync('mount', ['--bind', folder, folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

describe('undo never removes the last file with its bytes', () => {
  it('if the original is now a link to the copy, as deduplicating tools make it', async () => {
    const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one');
    await put([entry]);
    await unlink(entry.photo.path);
    await symlink(join(run.folder, 'Pets/dog.jpg'), entry.photo.path);
    expect(await undo(returning())).toBe(false);
    expect(run.said).toContain('its original a.jpg is gone or was changed, so this copy stays');
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
  });

  it.each([false, true])('if the old folder is now a link to the new one (moves: %s)', async (isMoved) => {
    await put([await entryOf('2020/dog.jpg', 'Pets/dog.jpg', 'one')], isMoved);
    await rm(join(run.photos, '2020'), { recursive: true });
    await symlink(join(run.folder, 'Pets'), join(run.photos, '2020'), 'junction');
    expect(await undo(returning())).toBe(false);
    expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
  });

  it.each([false, true])(
    'if the photos’ folder is now a link to the new one (moves: %s)',
    async (isMoved) => {
      await put([await entryOf('Pets/dog.jpg', 'Pets/dog.jpg', 'one')], isMoved);
      await rm(run.photos, { recursive: true });
      await symlink(run.folder, run.photos, 'junction');
      expect(await undo(returning())).toBe(false);
      expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
    },
  );

  it('if a journal says that a file was copied to itself', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one'), await entryOf('b.jpg', 'Pets/cat.jpg', 'two')]);
    await edit((text) =>
      text
        .replaceAll(run.photos, run.folder)
        .replace('"path":"a.jpg"', '"path":"Pets/dog.jpg"')
        .replace('"path":"b.jpg"', '"path":"Pets/cat.jpg"'),
    );
    expect(await undo(returning([run.folder]))).toBe(false);
    expect((await readdir(join(run.folder, 'Pets'))).toSorted()).toEqual(['cat.jpg', 'dog.jpg']);
  });

  it('if its only other name is another path to the same entry', { skip: !canMount() }, async () => {
    const entry = await entryOf('a.jpg', 'a.jpg', 'one');
    await put([entry]);
    execFileSync('mount', ['--bind', run.folder, run.photos]);
    try {
      expect(await undo(returning())).toBe(false);
      expect(await readFile(join(run.folder, 'a.jpg'), 'utf8')).toBe('one');
    } finally {
      execFileSync('umount', [run.photos]);
    }
  });

  it('and removes copies whose originals are hard links of them, or links to other files', async () => {
    const [one, two] = [
      await entryOf('a.jpg', 'Pets/dog.jpg', 'one'),
      await entryOf('b.jpg', 'Pets/cat.jpg', 'two'),
    ];
    await put([one, two]);
    await unlink(one.photo.path);
    await link(join(run.folder, 'Pets/dog.jpg'), one.photo.path);
    await rename(two.photo.path, join(run.root, 'kept.jpg'));
    await symlink(join(run.root, 'kept.jpg'), two.photo.path);
    expect(await undo(returning()), run.said).toBe(true);
    expect(await readFile(one.photo.path, 'utf8')).toBe('one');
    expect(await readFile(two.photo.path, 'utf8')).toBe('two');
  });
});

describe('a move never removes the last file with its bytes', () => {
  it('if a resumed journal moves a file onto itself', async () => {
    await put([await entryOf('a.jpg', 'a.jpg', 'one')], true);
    await edit((text) =>
      text.replaceAll(run.photos, run.folder).replace(/\{"type":"(?:done|finished)".*\n/g, ''),
    );
    expect(await resume(returning([run.folder]))).toBe(false);
    expect(await readFile(join(run.folder, 'a.jpg'), 'utf8')).toBe('one');
  });
});

describe('a journal unknown to this computer', () => {
  it.each([false, true])(
    'removes and copies nothing, unless its folders are named (moves: %s)',
    async (isMoved) => {
      const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one');
      await put([entry], isMoved);
      await rm(join(run.root, 'state'), { recursive: true });
      await expect(undo(returning())).rejects.toThrow(`which says that its photos came from ${run.photos}`);
      await edit((text) => text.replace(/\{"type":"finished"\}\n/, ''));
      await expect(resume(returning())).rejects.toThrow(`which says that its photos came from ${run.photos}`);
      expect(await readFile(join(run.folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
      expect(await undo(returning([run.photos]))).toBe(true);
      expect(await readFile(entry.photo.path, 'utf8')).toBe('one');
    },
  );
});

describe('a journal that somebody has changed', () => {
  it('removes nothing, unless its folders are named', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    await mkdir(join(run.folder, 'Mine'));
    await writeFile(join(run.folder, 'Mine/dog.jpg'), 'one');
    await edit((text) => text.replaceAll('Pets', 'Mine'));
    await expect(undo(returning())).rejects.toThrow('which says that its photos came from');
    expect(await readFile(join(run.folder, 'Mine/dog.jpg'), 'utf8')).toBe('one');
  });
});

describe('undo leaves what the run did not make', () => {
  it('an empty folder that somebody made while it ran', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    // As if the folder had been there at its turn, although it was missing during planning.
    await edit((text) => text.replace('{"type":"make","path":"Pets"}\n', ''));
    expect(await undo(returning()), run.said).toBe(true);
    expect(await readdir(run.folder)).toEqual(['Pets']);
  });

  it('an empty file under a name that was about to be written', async () => {
    await put([await entryOf('a.jpg', 'Pets/dog.jpg', 'one')]);
    await edit((text) => text.replace(/\{"type":"(?:done|finished)".*\n/g, ''));
    await writeFile(join(run.folder, 'Pets/dog.jpg'), '');
    await undo(returning());
    expect(await readdir(join(run.folder, 'Pets'))).toEqual(['dog.jpg']);
  });

  it('a list that somebody edited, while it removes the others', async () => {
    const entry = await entryOf('a.jpg', 'Pets/dog.jpg', 'one');
    const listed = {
      original: 'a.jpg',
      sizeBytes: 3,
      modifiedMs: 1e12,
      date: null,
      dateSource: 'none' as const,
    };
    await put([entry], false, { photosOf: () => [{ id: entry.photoId, listed }] });
    await appendFile(join(run.folder, 'where-my-pix.csv'), 'my own remark');
    expect(await undo(returning())).toBe(false);
    expect(run.said).toContain('where-my-pix.csv was changed since.');
    expect((await readdir(run.folder)).filter((name) => !name.startsWith('.'))).toEqual(['where-my-pix.csv']);
  });
});
