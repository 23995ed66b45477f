import { join, sep } from 'node:path';
import { OWN_FOLDER } from '#core/destinations/limits.ts';
import { isUnused, type Journal } from '#core/destinations/read-journal.ts';
import { lstat, mkdir, realpath, rmdir, stat } from '../disk/byte-fs.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { errorCode, systemProblem } from '../system-problem.ts';
import type { ReturnArguments } from '../arguments/argument-types.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { lockFolder } from './folder-lock.ts';
import { assertStillHeld, type HeldFolder } from './held-folder.ts';
import { findJournals, removeJournal } from './journal-file.ts';

/** A destination folder. */
export interface IntoFolder extends HeldFolder {
  /** Its real path. */
  readonly top: string;
  /** Whether it was created for this run. */
  readonly isNew: boolean;
  /**
   * Releases the folder, and removes our empty folders; must be called in every case.
   *
   * @param isGone whether the folder itself is removed if empty; by default if it was created for this run
   */
  readonly close: (isGone?: boolean) => Promise<void>;
}

/**
 * Opens the destination folder, creates it if missing, and locks it against other runs.
 *
 * @throws {UsageError} if it can't be one, another run has it, or an earlier one was interrupted
 */
export async function openInto(typed: string): Promise<IntoFolder> {
  const isNew = (await statsOf(typed)) === undefined;
  const folder = await opened(typed, isNew, '--into', true);
  try {
    for (const { stem, reading } of await findJournals(folder.own)) {
      if (isUnused(reading)) await removeJournal(folder.own, stem);
      else if (reading.ok && isUnfinished(reading.journal)) {
        throw new UsageError((t) => t('into.unfinished', { folder: typed }));
      }
    }
    return folder;
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/**
 * Opens an existing destination folder.
 *
 * @throws {UsageError} if there is none, or another run has it
 */
export async function reopenInto(typed: string, command: ReturnArguments['command']): Promise<IntoFolder> {
  const there = await stat(join(typed, OWN_FOLDER)).catch(() => undefined);
  if (!there) throw new UsageError((t) => t('into.noJournal', { folder: typed }));
  return opened(typed, false, command, false);
}

/** Returns whether a run, or its undo, was interrupted. */
export function isUnfinished({ isFinished, undo }: Journal): boolean {
  return undo === 'begun' || (undo === 'none' && !isFinished);
}

/** Returns the real path of a folder that may not exist yet; undefined if it doesn't. */
export async function realFolder(typed: string): Promise<string | undefined> {
  const stats = await stat(typed).catch(() => undefined);
  if (stats && !stats.isDirectory()) throw new UsageError((t) => t('into.noFolder', { folder: typed }));
  return stats ? realpath(typed) : undefined;
}

/** Returns whether a path is inside a folder; both real. */
export function liesIn(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** @param asked what the user typed the folder behind: an option or a command */
async function opened(typed: string, isNew: boolean, asked: string, mayMake: boolean): Promise<IntoFolder> {
  await realFolder(typed);
  try {
    if (mayMake) await mkdir(typed, { recursive: true });
    const top = await realpath(typed);
    const own = join(top, OWN_FOLDER);
    if (!(await statsOf(own))) await mkdir(own);
    if (!(await statsOf(own))?.isDirectory()) throw new UsageError((t) => t('into.ownTaken', { path: own }));
    const lock = await lockFolder(own, typed);
    const { dev, ino } = await lstat(top, { bigint: true });
    const isHeld = async () => {
      const now = await lstat(top, { bigint: true }).catch(() => undefined);
      return now?.isDirectory() === true && now.dev === dev && now.ino === ino && (await lock.isHeld());
    };
    const assertHeld = () => assertStillHeld(isHeld, typed);
    const close = async (isGone = isNew) => {
      const wasHeld = await isHeld();
      await lock.release();
      if (!wasHeld) return;
      // Folders that aren't empty stay.
      await rmdir(own).catch(() => undefined);
      if (isGone) await rmdir(top).catch(() => undefined);
    };
    return { typed, top, own, isNew, assertHeld, close };
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    throw new UsageError(
      (t) => `${asked}: ${t('command-line.pathProblem', { path: typed, problem: systemProblem(error, t) })}`,
    );
  }
}
