import { expect, it, onTestFinished, vi } from 'vitest';
import { createFolderJournal, findRuns, openFolderJournal } from '#browser/destinations/folder-journal.ts';
import { originalsIn } from '#browser/destinations/originals-folder.ts';
import { journalOf, planFolder } from '#browser/destinations/plan-folder.ts';
import { undoFolder } from '#browser/destinations/undo-folder.ts';
import { writeFolder } from '#browser/destinations/write-folder.ts';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { losesNothing, type TreeProgram } from '../../../fakes/changing-tree.ts';
import { ChecksumWorker, diskFileOf, diskFolder } from '../../../fakes/disk-handles.ts';
import { ENGLISH } from '../../../../cli/arguments/words.ts';

const assertHeld = async () => {};

/** The page, whose board has photos from disk: the originals, or the copies themselves, picked again. */
const page: TreeProgram = async (tree, step) => {
  const stop = new AbortController();
  const { signal } = stop;
  const top = diskFolder(tree.folder);
  const onProgress = (done: number) => done === step.stopAfter && stop.abort();
  const picked = step.other % 2 === 0 ? tree.photos : tree.folder;
  const photos = new Map<string, BrowserPhoto>();
  const entries = [];
  for (const { photoId, path, photo, sha256 } of await tree.chosen(step, picked)) {
    const file = await diskFileOf(photo.path);
    const known = {
      id: photoId,
      name: photo.name,
      sizeBytes: file.size,
      modifiedMs: file.lastModified,
      file,
    };
    photos.set(sha256, known);
    entries.push({ photoId, path, leader: undefined });
  }
  const [run] = await findRuns(top);
  const journal = run?.reading.ok ? run.reading.journal : undefined;
  if (step.what === 'undo' || (step.what === 'resume' && journal?.undo === 'begun')) {
    if (!run || !journal) return;
    const notes = await openFolderJournal(top, run.stem, assertHeld);
    // Every other time the person names a folder with originals, sometimes the one with the copies.
    const find = step.one % 2 === 0 ? await originalsIn(diskFolder(picked), top, signal) : undefined;
    const originalOf = async (file: Parameters<NonNullable<typeof find>>[0]) =>
      photos.get(file.sha256)?.file ?? (await find?.(file));
    await undoFolder({ top, journal, notes, t: ENGLISH, originalOf, onProgress, signal });
    return;
  }
  const plan = await planFolder(top, entries, [...photos.values()], signal);
  const isNew = step.what !== 'resume' || !run || !journal;
  const made = isNew ? journalOf(plan, []) : undefined;
  const notes = made
    ? await createFolderJournal(top, made.journal.header, made.lines, assertHeld)
    : await openFolderJournal(top, run?.stem ?? '', assertHeld);
  const written = made?.journal ?? journal;
  if (!written) return;
  const bytesOf = async ({ sha256 }: { readonly sha256: string }) => photos.get(sha256)?.file;
  await writeFolder({
    top,
    journal: written,
    notes,
    bytesOf,
    reasonOf: () => '',
    t: ENGLISH,
    onProgress,
    signal,
  });
};

it(
  'no step of the page loses the last file with its bytes, whatever people, tools and forged journals do in between',
  { timeout: 60 * 60_000 },
  async () => {
    vi.stubGlobal('Worker', ChecksumWorker);
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(losesNothing(page)).resolves.toBeUndefined();
  },
);
