import { dirname, join } from 'node:path';
import { splitPath } from '#core/naming/folder-path.ts';
import type { KeepReason } from '#core/destinations/journal-record.ts';
import { undoStep } from '#core/destinations/next-step.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { type Undone, type UndoneRun, undoJournal, type UndoPort } from '#core/destinations/undo-journal.ts';
import { rm, rmdir } from '../disk/byte-fs.ts';
import { sha256OfText } from '../inputs/file-sum.ts';
import { isReachedDirectly, madeFolders, statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import { targetPath } from '../restore/target-path.ts';
import type { CommandWords } from '../arguments/words.ts';
import { errorCode } from '../system-problem.ts';
import { prepareFile, setTime } from './checked-copy.ts';
import { isList, listFolder } from './list-folder.ts';
import type { OpenJournal } from './journal-file.ts';
import { lookAtSource, partName, removeReservation, targetOnDisk } from './on-disk.ts';
import { type Look, lookAt, removeIfKept, type SeenFile, seenFile } from './seen-file.ts';
import type { Sources } from './sources.ts';
import { syncFolder } from './sync-folder.ts';

/** What undoing a run needs. */
export interface UndoRun {
  readonly top: string;
  readonly journal: Journal;
  readonly open: OpenJournal;
  readonly sources: Sources;
  readonly t: CommandWords;
  readonly onProgress: (done: number, total: number, path: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Undoes a run, see {@link undoJournal}. Copies are removed if their originals still exist, and moved files get their
 * old paths and times back.
 */
export function undoRun(run: UndoRun): Promise<UndoneRun> {
  const { top, journal, open, t, onProgress, signal } = run;
  const port: UndoPort = {
    append: open.append,
    assertHeld: open.assertHeld,
    undoLists: () => undoLists(run),
    undoFile: (file) => undoFile(file, run),
    removeEmpty: (folder) => removeEmpty(top, folder),
    lists: listFolder(top, journal.header.id, open.assertHeld),
    sha256Of: sha256OfText,
  };
  return undoJournal(journal, port, t, onProgress, signal);
}

/** The last file with its bytes is never removed: another one is verified first. */
async function undoFile(file: JournalFile, run: UndoRun): Promise<Undone> {
  const { top, journal, sources, signal } = run;
  const target = targetOnDisk(top, file, journal.header.id);
  try {
    if (!target || !(await isReachedDirectly(top, target.folderParts))) return { reason: 'in-the-way' };
    if (file.state === 'planned' || file.state === 'begun') await rm(target.part, { force: true });
    await removeReservation(target.path, file, journal.header.id);
    if (journal.undo === 'begun') await removeSourcePart(file, journal);
    const there = await lookAt(target.path, file);
    const isCopy = file.action === 'copy';
    // A moved file whose place is empty may already be back, from an undo that ended before the journal recorded it.
    const isGone = there.found === 'none' && !isCopy && file.state !== 'planned';
    const source = there.found === 'same' || isGone ? await sources(file) : undefined;
    const original: Look = source ? await lookAtSource(source, file, isCopy) : { found: 'none' };
    const step = undoStep(file, { source: original.found, target: there.found });
    switch (step.type) {
      case 'nothing':
        return 'nothing';
      case 'keep':
        return { reason: step.reason };
      case 'remove-target': {
        if (await removeIfKept(there.seen, original.seen)) return 'undone';
        // The apparent original leads to this very file, which is the last one.
        return { reason: isCopy ? 'original-gone' : 'in-the-way' };
      }
      case 'give-back': {
        const back = await giveBack(target.path, file, journal, signal);
        if (typeof back === 'string') return { reason: back };
        const isRemoved = await removeIfKept(await seenFile(target.path, file.sha256), back.seen);
        return isRemoved ? 'undone' : { reason: 'in-the-way' };
      }
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || code === 'ENOSPC' || code === 'EDQUOT') throw error;
    return { reason: 'unwritable' };
  }
}

/** An interrupted undo may have left the temporary name of a file it moved back. */
async function removeSourcePart(file: JournalFile, { header }: Journal): Promise<void> {
  const root = file.source && header.roots[file.source.root];
  const parts = file.source && targetPath(file.source.path, process.platform)?.slice(0, -1);
  if (file.action !== 'move' || !root || !parts || !(await isReachedDirectly(root.path, parts))) return;
  await rm(join(root.path, ...parts, partName(file.file, header.id)), { force: true });
}

/** Gives a moved file its old path in addition to the new one, and returns the file there. */
async function giveBack(
  target: string,
  file: JournalFile,
  { header }: Journal,
  signal: AbortSignal,
): Promise<{ readonly seen: SeenFile | undefined } | KeepReason> {
  const root = file.source && header.roots[file.source.root];
  const parts = file.source && targetPath(file.source.path, process.platform);
  // A missing root may be on a disconnected disk, so it isn't created.
  if (!root || !parts || !(await statsOf(root.path))) return 'unwritable';
  if (!(await madeFolders(root.path, parts.slice(0, -1)))) return 'in-the-way';
  const source = join(root.path, ...parts);
  const part = join(dirname(source), partName(file.file, header.id));
  await rm(part, { force: true });
  try {
    const how = await prepareFile({ path: target }, part, file, true, signal);
    if (how === 'changed' || how === 'stopped') return how === 'changed' ? 'changed' : 'unwritable';
    await setTime(part, file.modifiedMs);
    if (!(await claimed(part, source))) return 'occupied';
    await syncFolder(dirname(source));
    return { seen: await seenFile(source, file.sha256) };
  } finally {
    await rm(part, { force: true });
  }
}

async function undoLists({ top, journal, open }: UndoRun): Promise<readonly string[]> {
  const { lists, header } = journal;
  const kept: string[] = [];
  await rm(join(top, partName('list', header.id)), { force: true });
  for (const [name, sha256] of lists) {
    const path = join(top, name);
    await open.assertHeld();
    if (await isList(path, sha256)) await rm(path);
    else if (await statsOf(path)) kept.push(name);
  }
  return kept;
}

async function removeEmpty(top: string, folder: string): Promise<void> {
  const parts = targetPath(folder, process.platform);
  if (!parts || !(await isReachedDirectly(top, splitPath(folder).folder))) return;
  await rmdir(join(top, ...parts)).catch(() => undefined);
}
