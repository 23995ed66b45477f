import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type JournalName, journalName, journalPartName, readJournalName } from '#core/into/journal-name.ts';
import { journalLine, type StepRecord } from '#core/into/journal-record.ts';
import { MOST_JOURNAL_BYTES } from '#core/into/limits.ts';
import { type JournalReading, readJournal } from '#core/into/read-journal.ts';
import { statsOf } from '../inside-folder.ts';
import { DiskError, systemProblem } from '../system-problem.ts';
import { syncFolder } from './sync-folder.ts';

/** A journal that is written to. */
export interface OpenJournal {
  /**
   * Writes a step behind the others.
   *
   * @param isDurable whether to return only when it is on the disk, as before anything that could lose a file
   * @throws {DiskError}
   */
  readonly append: (record: StepRecord, isDurable?: boolean) => Promise<void>;
  /** Must be called in every case. */
  readonly close: () => Promise<void>;
}

/** A journal in a folder. */
export interface FoundJournal {
  /** What its files are called, without what tells them apart. */
  readonly stem: string;
  readonly reading: JournalReading;
}

/** Writes the plan of a new journal, and returns when it is on the disk. */
export async function createJournal(
  own: string,
  { startedAt, id }: { readonly startedAt: string; readonly id: string },
  lines: readonly string[],
): Promise<OpenJournal> {
  const path = join(own, journalName(startedAt, id));
  return withSentence(path, async () => {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(lines.join(''));
    await file.sync();
    await syncFolder(own);
    return opened(path, file);
  });
}

/** Opens a journal to go on with it. What a crash left of a last line is cut off, so that no later line is lost by it. */
export async function openJournal(own: string, stem: string): Promise<OpenJournal> {
  const parts = (await journalFiles(own)).filter((one) => one.stem === stem);
  const path = join(own, journalPartName(stem, Math.max(...parts.map(({ part }) => part))));
  return withSentence(path, async () => {
    const file = await open(path, 'r+');
    const text = await file.readFile();
    const end = text.lastIndexOf('\n') + 1;
    if (end < text.length) await file.truncate(end);
    await file.close();
    return opened(path, await open(path, 'a'));
  });
}

/** The journals of a folder, the latest last. */
export async function findJournals(own: string): Promise<readonly FoundJournal[]> {
  const files = await journalFiles(own);
  const stems = [...new Set(files.map(({ stem }) => stem))].toSorted();
  const found: FoundJournal[] = [];
  for (const stem of stems) {
    const parts = files.filter((one) => one.stem === stem).toSorted((one, other) => one.part - other.part);
    found.push({ stem, reading: await readParts(own, parts) });
  }
  return found;
}

/** Removes a journal of which nothing is left to know. */
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

async function readParts(own: string, parts: readonly JournalName[]): Promise<JournalReading> {
  let text = '';
  let left = MOST_JOURNAL_BYTES;
  for (const { stem, part } of parts) {
    const file = await open(join(own, journalPartName(stem, part)), 'r');
    try {
      left -= (await file.stat()).size;
      if (left < 0) return { ok: false, problem: 'too-large' };
      text += await file.readFile('utf8');
    } finally {
      await file.close();
    }
  }
  return readJournal(text);
}

function opened(path: string, file: FileHandle): OpenJournal {
  return {
    append: (record, isDurable = false) =>
      withSentence(path, async () => {
        await file.appendFile(journalLine(record));
        if (isDurable) await file.datasync();
      }),
    close: () => file.close(),
  };
}

async function withSentence<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new DiskError((t) => t('into.journalNotWritten', { path, problem: systemProblem(cause, t) }), {
      cause,
    });
  }
}
