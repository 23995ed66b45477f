import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolderJournal } from '#browser/destinations/folder-journal.ts';
import { FolderLostError, holdFolder } from '#browser/destinations/hold-folder.ts';
import { putAllBack } from '#browser/destinations/remove-copy.ts';
import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { ChecksumWorker, diskFolder } from '../../../fakes/disk-handles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hold-folder-'));
  const request = async (_name: string, _options: object, work: (lock: object) => Promise<unknown>) =>
    work({});
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('localStorage', { getItem: () => 'this browser', setItem: () => {} });
  vi.stubGlobal('Worker', ChecksumWorker);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

const lock = () => join(folder, '.where-my-pix/lock');
const other = JSON.stringify({ process: 1, computer: 'another' });
const header: HeaderRecord = {
  type: 'journal',
  format: 'where-my-pix',
  version: RECORD_VERSIONS.journal,
  id: '17212cd4-009c-43ec-a346-4842ab75cf2b',
  startedAt: '2026-11-24T00:37:06.076Z',
  roots: [],
  isNewFolder: false,
};

describe('a page that holds a folder', () => {
  it('leaves nothing behind', async () => {
    expect(await holdFolder(diskFolder(folder), async () => readFile(lock(), 'utf8'))).toContain(
      'this browser',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused if another page holds it', async () => {
    await mkdir(join(folder, '.where-my-pix'));
    await writeFile(lock(), other);
    expect(await holdFolder(diskFolder(folder), async () => true)).toBeUndefined();
    expect(await readFile(lock(), 'utf8')).toBe(other);
  });

  it('stops once another page has taken it over, and leaves it to that one', async () => {
    const work = holdFolder(diskFolder(folder), async (assertHeld) => {
      await assertHeld();
      await writeFile(lock(), other);
      await assertHeld();
    });
    await expect(work).rejects.toThrow(FolderLostError);
    expect(await readFile(lock(), 'utf8')).toBe(other);
  });

  it('stops once its journal is gone', async () => {
    const top = diskFolder(folder);
    const work = holdFolder(top, async (assertHeld) => {
      const notes = await createFolderJournal(top, header, ['line\n'], assertHeld);
      await notes.append({ type: 'make', path: 'Pets' });
      await notes.flush();
      for (const name of await readdir(join(folder, '.where-my-pix'))) {
        if (name.endsWith('.jsonl')) await rm(join(folder, '.where-my-pix', name));
      }
      await notes.append({ type: 'make', path: 'Food' });
      await notes.flush();
    });
    await expect(work).rejects.toThrow(FolderLostError);
  });
});

describe('a copy set aside when the page was closed', () => {
  const sha256 = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed';
  const file: JournalFile = {
    file: 0,
    path: 'Pets/dog.jpg',
    sizeBytes: 3,
    sha256,
    modifiedMs: 0,
    action: 'copy',
    state: 'done',
  };

  it('gets its name back', async () => {
    await mkdir(join(folder, '.where-my-pix'));
    await writeFile(join(folder, '.where-my-pix/aside-0'), 'one');
    await putAllBack(diskFolder(folder), [file]);
    expect(await readFile(join(folder, 'Pets/dog.jpg'), 'utf8')).toBe('one');
    expect(await readdir(join(folder, '.where-my-pix'))).toEqual([]);
  });

  it('stays if another file has its name, and replaces nothing', async () => {
    await mkdir(join(folder, '.where-my-pix'));
    await mkdir(join(folder, 'Pets'));
    await writeFile(join(folder, '.where-my-pix/aside-0'), 'one');
    await writeFile(join(folder, 'Pets/dog.jpg'), 'another');
    await putAllBack(diskFolder(folder), [file]);
    expect(await readFile(join(folder, 'Pets/dog.jpg'), 'utf8')).toBe('another');
    expect(await readdir(join(folder, '.where-my-pix'))).toEqual(['aside-0']);
  });
});
