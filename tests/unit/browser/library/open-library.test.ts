import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibrary } from '#browser/library/open-library.ts';
import { listTable } from '#core/lists/list-table.ts';
import { FileMemory } from '../../../../cli/library/file-memory.ts';
import { readDiskLibrary } from '../../../../cli/library/read-library.ts';
import { ChecksumWorker, diskFolder } from '../../../fakes/disk-handles.ts';

let top: string;

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'library-'));
  vi.stubGlobal('Worker', ChecksumWorker);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(top, { recursive: true });
});

async function write(path: string, text = path): Promise<void> {
  await mkdir(dirname(join(top, path)), { recursive: true });
  await writeFile(join(top, path), text);
}

const { signal } = new AbortController();
const inPage = (stop = signal) =>
  openLibrary(diskFolder(top), [], { onProgress: () => undefined, signal: stop });

/** The same library as the command line reads it. */
async function onDisk() {
  const memory = await FileMemory.open(join(top, '.where-my-pix'), top);
  return readDiskLibrary(top, { memory, placesFile: '', inputs: [], scheme: undefined, signal });
}

const paths = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path).toSorted();

describe('openLibrary', () => {
  it.each([
    [
      'years and months',
      ['2023/11/20231105_100000.jpg', '2024/01/20240102_1100.jpg', '2024/02/20240203_120000.jpg'],
    ],
    ['no folders', ['IMG_20240101_100000.jpg', 'IMG_20240201_100000.jpg', 'IMG_20240301_100000.jpg']],
    ['events', ['12', '13', '14'].map((day) => `2024/2024-07-12 Lisbon/202407${day}_100000.jpg`)],
    ['categories', ['Haustiere/hund.jpg', 'Haustiere/katze.jpg', 'Essen/suppe.jpg']],
  ])('reads a library of %s as the command line does', async (_, photos) => {
    for (const path of photos) await write(path);
    for (const path of ['.hidden/a.jpg', 'Thumbs.db', '.where-my-pix/lock', '.Trash/b.jpg'])
      await write(path);
    const [page, disk] = [await inPage(), await onDisk()];
    expect(page.order).toEqual(disk.order);
    expect([page.pattern, page.photoCount]).toEqual([disk.pattern, disk.photoCount]);
    expect(paths(page.files)).toEqual(paths(disk.files));
    expect(page.photoCount).toBe(photos.length);
  });

  it('trusts the list only for files of the recorded size', async () => {
    await write('a.jpg', 'three');
    await write('b.jpg', 'other');
    const listed = (path: string, sizeBytes: number) => {
      return { path, original: path, sha256: 'a'.repeat(64), sizeBytes, modifiedMs: 0 };
    };
    await write('where-my-pix.csv', listTable([listed('a.jpg', 5), listed('b.jpg', 9)]));
    const { listedSum, files } = await inPage();
    expect(files.map((file) => listedSum(file))).toEqual(['a'.repeat(64), undefined]);
  });

  it('ends when it is stopped', async () => {
    await write('2024/01/a.jpg');
    const stop = new AbortController();
    stop.abort();
    await expect(inPage(stop.signal)).rejects.toThrow('abort');
  });
});
