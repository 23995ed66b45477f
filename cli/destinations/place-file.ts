import { join } from 'node:path';
import type { SkipReason } from '#core/destinations/journal-record.ts';
import { MOST_NUMBERS } from '#core/destinations/limits.ts';
import { goOnStep } from '#core/destinations/next-step.ts';
import { numberedPath } from '#core/destinations/plan-targets.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { rm } from '../disk/byte-fs.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { isReachedDirectly, madeFolders, statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import { errorCode } from '../system-problem.ts';
import { type Prepared, prepareFile } from './checked-copy.ts';
import type { OpenJournal } from './journal-file.ts';
import { foundAt, removeReservation, type TargetOnDisk, targetOnDisk } from './on-disk.ts';
import { lookAt, removeIfKept, type SeenFile, seenFile } from './seen-file.ts';
import { syncFolder } from './sync-folder.ts';

/** What placing a file needs. */
export interface Placing {
  /** The real path of the destination folder. */
  readonly top: string;
  /** Of the journal. */
  readonly id: string;
  readonly journal: OpenJournal;
  /** The file's source; undefined if it is gone. */
  readonly source: FileBytes | undefined;
  /** Whether the source may be removed: it is a file, and not reached through a link. */
  readonly isMovable: boolean;
  readonly signal: AbortSignal;
}

/** Errors of a full or broken disk, which end the whole run. */
const ENDS_ALL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/**
 * Puts a file where its journal wants it, or resumes that after an interruption. The journal records it before the
 * file gets its path. The file is complete and verified before that, replaces nothing, and its source is removed
 * last.
 *
 * @returns the file's new state; unchanged after an abort
 * @throws a system error that every other file would meet, too
 */
export async function placeFile(file: JournalFile, placing: Placing): Promise<JournalFile> {
  try {
    const target = targetOnDisk(placing.top, file, placing.id);
    if (!target || !(await madeFolders(placing.top, target.folderParts))) {
      return await skipped(file, placing, 'in-the-way');
    }
    // A crash may have left it, even before the journal recorded the file.
    await rm(target.part, { force: true });
    if (file.state === 'planned') return await written(file, placing, target);
    await removeReservation(target.path, file, placing.id);
    const { found, seen } = await lookAt(target.path, file);
    const { source, isMovable } = placing;
    const isThere = found === 'same' && isMovable && source !== undefined;
    const original = isThere ? await lookAt(source.path, file) : undefined;
    switch (goOnStep(file, { target: found, source: original?.found ?? 'none' })) {
      case 'write':
        return await written(file, placing, target);
      case 'remove-source':
        return await withoutSource(file, placing, original?.seen, seen);
      case 'note-done':
        return await noted(file, placing, isThere && (await statsOf(source.path)) !== undefined);
      case 'nothing':
        return file;
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || ENDS_ALL.has(code)) throw error;
    return skipped(file, placing, 'unwritable');
  }
}

async function written(file: JournalFile, placing: Placing, first: TargetOnDisk): Promise<JournalFile> {
  const { source, signal, journal, isMovable } = placing;
  if (source === undefined || !(await statsOf(source.path))) return skipped(file, placing, 'gone');
  const mayLink = file.action === 'move' && isMovable;
  let how: Prepared = 'changed';
  try {
    how = await prepareFile(source, first.part, file, mayLink, signal);
    if (how === 'stopped') return file;
    if (how === 'changed') return await skipped(file, placing, 'changed');
    for (let number = 1; number <= MOST_NUMBERS; number += 1) {
      const path = numberedPath(file.path, number);
      const target = targetOnDisk(placing.top, { file: file.file, path }, placing.id);
      if (!target) break;
      const found = await foundAt(target.path, file);
      if (found === 'same') return await skipped(file, placing, 'there');
      if (found !== 'none') continue;
      await journal.append({ type: 'begin', file: file.file, path }, true);
      // While a large file was copied, a folder may have been replaced by a link.
      if (!(await isReachedDirectly(placing.top, target.folderParts))) break;
      if (!(await claimed(first.part, target.path, placing.id))) continue;
      await syncFolder(target.folder);
      const begun: JournalFile = { ...file, path, state: 'begun' };
      if (file.action === 'copy') return await noted(begun, placing, false);
      if (!isMovable) return await noted(begun, placing, true);
      const there = await seenFile(target.path, file.sha256);
      const original =
        how === 'linked' ? await seenFile(source.path, file.sha256) : (await lookAt(source.path, file)).seen;
      return await withoutSource(begun, placing, original, there);
    }
    return await skipped(file, placing, 'in-the-way');
  } finally {
    await rm(first.part, { force: true });
  }
}

/** Removes the source of a placed file, if the placed file provably keeps its bytes. */
async function withoutSource(
  file: JournalFile,
  placing: Placing,
  source: SeenFile | undefined,
  target: SeenFile | undefined,
): Promise<JournalFile> {
  await placing.journal.append({ type: 'placed', file: file.file }, true);
  try {
    if (!(await removeIfKept(source, target))) return await noted(file, placing, true);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return noted(file, placing, true);
  }
  await syncFolder(join(source?.entry ?? '', '..'));
  return noted(file, placing, false);
}

async function noted(file: JournalFile, { journal }: Placing, isSourceLeft: boolean): Promise<JournalFile> {
  await journal.append({ type: 'done', file: file.file, ...(isSourceLeft ? { isSourceLeft } : {}) });
  return { ...file, state: 'done', isSourceLeft };
}

async function skipped(file: JournalFile, { journal }: Placing, reason: SkipReason): Promise<JournalFile> {
  await journal.append({ type: 'skip', file: file.file, reason });
  return { ...file, state: 'skipped', reason };
}
