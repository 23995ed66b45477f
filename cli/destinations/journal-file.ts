import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type JournalName,
  journalName,
  journalPartName,
  readJournalName,
} from '#core/destinations/journal-name.ts';
import { journalLine, type StepRecord } from '#core/destinations/journal-record.ts';
import { MOST_JOURNAL_BYTES } from '#core/destinations/limits.ts';
import { type JournalReading, readJournal } from '#core/destinations/read-journal.ts';
import { readdir, rm } from '../disk/byte-fs.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { openOwn, readOwn } from '../disk/regular-file.ts';
import { newerRecord } from '../newer-record.ts';
import { DiskError, systemProblem } from '../system-problem.ts';
import { planSum } from './device-record.ts';
import { type HeldFolder, lostFolder } from './held-folder.ts';
import { syncFolder } from './sync-folder.ts';

const NEW_FILE = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_EXCL;

/** A journal open for writing. */
export interface OpenJournal {
  /**
   * Checks that the run still holds its folder, and that this is still its journal.
   *
   * @throws {DiskError} otherwise
   */
  readonly assertHeld: () => Promise<void>;
  /**
   * Appends a step, if {@link assertHeld} allows it.
   *
   * @param isDurable whether to return only when it is on disk, as before anything that could lose a file
   * @throws {DiskError}
   */
  readonly append: (record: StepRecord, isDurable?: boolean) => Promise<void>;
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}

/** A journal in a folder. */
export interface FoundJournal {
  /** The common part of its files' names. */
  readonly stem: string;
  readonly reading: JournalReading;
  /** See {@link planSum}. */
  readonly plan: string;
}

/** Writes the plan of a new journal, and returns when it is on disk. */
export async function createJournal(
  held: HeldFolder,
  { startedAt, id }: { readonly startedAt: string; readonly id: string },
  lines: readonly string[],
): Promise<OpenJournal> {
  const path = join(held.own, journalName(startedAt, id));
  return withSentence(path, async () => {
    const file = await openOwn(path, NEW_FILE);
    try {
      await file.writeFile(lines.join(''));
      await file.sync();
      await syncFolder(held.own);
    } catch (error) {
      await file.close();
      throw error;
    }
    return opened(path, file, held);
  });
}

/**
 * Opens a journal to resume it. Further steps go to a file of their own, so that existing ones stay unchanged;
 * readers skip a last line that a crash cut off.
 */
export async function openJournal(held: HeldFolder, stem: string): Promise<OpenJournal> {
  const parts = (await journalFiles(held.own)).filter((one) => one.stem === stem);
  const path = join(held.own, journalPartName(stem, Math.max(0, ...parts.map(({ part }) => part)) + 1));
  return withSentence(path, async () => {
    await held.assertHeld();
    const file = await openOwn(path, NEW_FILE);
    await syncFolder(held.own);
    return opened(path, file, held);
  });
}

/**
 * Returns the journals of a folder, oldest first.
 *
 * @throws {UsageError} if a newer version wrote one: only that version knows what is still to be done
 */
export async function findJournals(own: string): Promise<readonly FoundJournal[]> {
  const files = await journalFiles(own);
  const stems = [...new Set(files.map(({ stem }) => stem))].toSorted();
  const found: FoundJournal[] = [];
  for (const stem of stems) {
    const parts = files.filter((one) => one.stem === stem).toSorted((one, other) => one.part - other.part);
    const text = await textOf(own, parts);
    const reading: JournalReading =
      text === undefined ? { ok: false, problem: 'too-large' } : readJournal(text);
    if (!reading.ok && reading.problem === 'newer-version') throw newerRecord(join(own, stem));
    found.push({ stem, reading, plan: planSum(text ?? '') });
  }
  return found;
}

/** Removes a journal that is no longer needed. */
export async function removeJournal(own: string, stem: string): Promise<void> {
  for (const file of await journalFiles(own)) {
    if (file.stem === stem) await rm(join(own, journalPartName(stem, file.part)));
  }
}

async function journalFiles(own: string): Promise<readonly JournalName[]> {
  if (!(await statsOf(own))) return [];
  const entries = await readdir(own, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).flatMap(({ name }) => readJournalName(name) ?? []);
}

/** The whole lines of all parts; undefined if they are too large. */
async function textOf(own: string, parts: readonly JournalName[]): Promise<string | undefined> {
  const texts: string[] = [];
  let left = MOST_JOURNAL_BYTES;
  for (const { stem, part } of parts) {
    const text = await readOwn(join(own, journalPartName(stem, part)), left, Infinity);
    if (text === undefined) return undefined;
    left -= text.length;
    texts.push(text.slice(0, text.lastIndexOf('\n') + 1));
  }
  return texts.join('');
}

function opened(
  path: string,
  file: FileHandle,
  { typed, assertHeld: assertFolder }: HeldFolder,
): OpenJournal {
  const assertHeld = async () => {
    await assertFolder();
    const [now, own] = await Promise.all([statsOf(path), file.stat()]);
    if (now?.ino !== own.ino || now.dev !== own.dev) throw lostFolder(typed);
  };
  return {
    assertHeld,
    append: async (record, isDurable = false) => {
      await assertHeld();
      return withSentence(path, async () => {
        await file.appendFile(journalLine(record));
        if (isDurable) await file.datasync();
      });
    },
    close: () => file.close(),
  };
}

async function withSentence<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DiskError) throw cause;
    throw new DiskError((t) => t('into.journalNotWritten', { path, problem: systemProblem(cause, t) }), {
      cause,
    });
  }
}
