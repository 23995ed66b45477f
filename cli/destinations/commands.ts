import { resolve } from 'node:path';
import { isUnused, type Journal } from '#core/destinations/read-journal.ts';
import { removeAnalyses } from '../resume/analysis-journal.ts';
import { printable } from '../terminal/printable.ts';
import type { ReturnArguments } from '../arguments/argument-types.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { CommandWords } from '../arguments/words.ts';
import { isXmpStage, removeXmpStages } from './xmp-stage.ts';
import { forgetJournal, isRemembered } from './device-record.ts';
import { type IntoFolder, isUnfinished, reopenInto } from './into-folder.ts';
import { findJournals, openJournal, removeJournal } from './journal-file.ts';
import { writeInFolder } from './put-into.ts';
import { journalSources } from './sources.ts';
import { type ToldRun, toldRun, toldUndo } from './tell-into.ts';
import { undoRun } from './undo-run.ts';

export interface ReturnOptions {
  /** The destination folder. */
  readonly folder: string;
  /** The source folders, if this computer doesn't know them. */
  readonly origins: readonly string[];
  /** Where this computer records its journals. */
  readonly stateFolder: string;
  readonly t: CommandWords;
  readonly onProgress: (done: number, total: number, path: string) => void;
  readonly signal: AbortSignal;
  /** Receives the lines of the result. */
  readonly print: (line: string) => void;
}

/**
 * Resumes the interrupted run in a folder, and prints the result.
 *
 * @returns whether every file is where it should be
 * @throws {UsageError} if there is none
 */
export async function resume(options: ReturnOptions): Promise<boolean> {
  return withJournal('resume', options, async (into, stem, journal) => {
    const folder = options.folder;
    if (journal.undo === 'begun') throw new UsageError((t) => t('into.undoBegun', { folder }));
    const open = await openJournal(into, stem);
    const sources = journalSources(journal.header.roots, options.signal);
    const run = await writeInFolder(into, journal, open, sources, options);
    if (!run.isStopped) await removeAnalyses(into.own);
    return toldRun(run, folder, options.t);
  });
}

/**
 * Undoes the last run in a folder, and prints the result. A run of which nothing is left is forgotten, so that the
 * one before it becomes the last.
 *
 * @returns whether nothing of it is left
 * @throws {UsageError} if there is none
 */
export async function undo(options: ReturnOptions): Promise<boolean> {
  return withJournal('undo', options, async (into, stem, journal) => {
    const open = await openJournal(into, stem);
    const sources = journalSources(journal.header.roots, options.signal);
    const total = journal.files.filter(({ action }) => action !== 'there').length;
    try {
      const run = await undoRun({ top: into.top, journal, open, sources, ...options });
      const told = toldUndo(run, total, options.folder, options.t);
      if (!run.isStopped) await removeAnalyses(into.own);
      if (told.isAllWell) {
        await removeJournal(into.own, stem);
        await forgetJournal(options.stateFolder, journal.header);
        await removeXmpStages(into.own, journal.header.roots);
      }
      return told;
    } finally {
      await open.close();
    }
  });
}

type Work = (into: IntoFolder, stem: string, journal: Journal) => Promise<ToldRun>;

async function withJournal(
  command: ReturnArguments['command'],
  options: ReturnOptions,
  work: Work,
): Promise<boolean> {
  const into = await reopenInto(options.folder, command);
  let isNewFolder = false;
  try {
    const { stem, journal, plan } = await chosenJournal(into, command);
    if (journal.header.roots.length === 0) {
      throw new UsageError((t) => t('into.bySite', { folder: options.folder }));
    }
    await assertOurs(into.own, { journal, plan }, command, options);
    const { lines, isAllWell } = await work(into, stem, journal);
    isNewFolder = command === 'undo' && isAllWell && journal.header.isNewFolder;
    for (const line of lines) options.print(printable(line));
    return isAllWell;
  } finally {
    await into.close(isNewFolder);
  }
}

/** The interrupted journal, or the latest one that isn't undone. */
async function chosenJournal(into: IntoFolder, command: ReturnArguments['command']) {
  const folder = into.typed;
  const found = await findJournals(into.own);
  for (const { stem, reading, plan } of found.toReversed()) {
    if (isUnused(reading)) {
      await removeJournal(into.own, stem);
      continue;
    }
    if (!reading.ok) throw new UsageError((t) => t('into.badJournal', { name: stem }));
    const { journal } = reading;
    if (command === 'resume' && isUnfinished(journal)) return { stem, journal, plan };
    if (command === 'undo' && journal.undo !== 'ended') return { stem, journal, plan };
  }
  // The rest of a partly undone run can be undone later.
  const last = found.at(-1);
  if (command === 'undo' && last?.reading.ok === true && last.reading.journal.isPlanned) {
    return { stem: last.stem, journal: last.reading.journal, plan: last.plan };
  }
  const key = command === 'resume' ? 'into.nothingInterrupted' : 'into.noJournal';
  throw new UsageError((t) => t(key, { folder }));
}

/** A journal that somebody else wrote reads, moves and removes nothing, unless the user names its folders. */
async function assertOurs(
  own: string,
  { journal: { header }, plan }: { readonly journal: Journal; readonly plan: string },
  command: ReturnArguments['command'],
  { folder, origins, stateFolder }: ReturnOptions,
): Promise<void> {
  const named = new Set(origins.map((origin) => resolve(origin)));
  const unknown = header.roots.filter(
    ({ path, kind }) => kind === 'folder' && !named.has(path) && !isXmpStage(own, path),
  );
  if (unknown.length === 0 || (await isRemembered(stateFolder, header, plan))) return;
  const roots = unknown.map(({ path }) => path).join(', ');
  throw new UsageError((t) => t('into.origins', { folder, option: `where-my-pix ${command}`, roots }));
}
