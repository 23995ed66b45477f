import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listFolder } from '#browser/destinations/list-folder.ts';
import { growLists, shrinkLists } from '#core/destinations/grow-lists.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';
import { listFolder as listFolderOnDisk } from '../../../../cli/destinations/list-folder.ts';
import { sha256OfText } from '../../../../cli/inputs/file-sum.ts';
import { ChecksumWorker, diskFolder } from '../../../fakes/disk-handles.ts';
import { libraryRun } from '../../../fakes/library-run.ts';

const LIST = 'where-my-pix.csv';
let top: string;

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'library-'));
  vi.stubGlobal('Worker', ChecksumWorker);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(top, { recursive: true });
});

const assertHeld = async () => {};
const tools = { sha256Of: sha256OfText, t: ENGLISH };
const inPage = (...names: readonly string[]) => {
  return { ...tools, folder: listFolder(diskFolder(top), assertHeld), journal: libraryRun(...names) };
};
const onDisk = (...names: readonly string[]) => {
  const journal = libraryRun(...names);
  return { ...tools, folder: listFolderOnDisk(top, journal.header.id, assertHeld), journal };
};
const rows = async () => (await readFile(join(top, LIST), 'utf8')).trim().split('\r\n').slice(1);

it('is one list that the page and the command line extend and shorten by turns', async () => {
  await growLists(onDisk('a.jpg'));
  await growLists(inPage('b.jpg'));
  await growLists(onDisk('c.jpg'));
  const all = await rows();
  expect(all.map((row) => row.split(',')[0])).toEqual(['2024/a.jpg', '2024/b.jpg', '2024/c.jpg']);

  await shrinkLists(inPage('c.jpg'));
  await shrinkLists(onDisk('b.jpg'));
  expect(await rows()).toEqual(all.slice(0, 1));
  await shrinkLists(inPage('a.jpg'));
  expect(await readdir(top)).toEqual([]);
});
