import { randomUUID } from 'node:crypto';
import type { FileAction } from '#core/destinations/journal-record.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { isInPlace, newJournal, type PlannedPhoto } from '#core/destinations/plan-journal.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import type { EndedRun } from '#core/destinations/run-journal.ts';
import type { SentRun } from '#storage/send-run.ts';
import { inspected } from '#storage/store.ts';
import { sendInStore } from '../storage/send-in-store.ts';
import type { OpenedStore } from '../storage/opened-store.ts';
import { DiskError, errorCode, systemProblem } from '../system-problem.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { removeXmpStages } from './xmp-stage.ts';
import { planSum, rememberJournal } from './device-record.ts';
import type { IntoFolder } from './into-folder.ts';
import { createJournal, type OpenJournal } from './journal-file.ts';
import { type FileToPut, type IntoPlan, planInto } from './plan-into.ts';
import { foundSources, type Sources } from './sources.ts';
import { writeRun, type WriteRun } from './write-run.ts';

export interface PutOptions {
  /** The opened folder; undefined for a dry run. */
  readonly folder: IntoFolder | undefined;
  /** The real path of the folder; undefined if it doesn't exist yet. */
  readonly top: string | undefined;
  /** The destination if it is a storage; `folder` then holds its journal. */
  readonly store?: OpenedStore | undefined;
  /** The folders, ZIPs and files as typed. */
  readonly inputs: readonly string[];
  readonly isMoved: boolean;
  /** Whether the photos are added to existing lists instead of getting their own. */
  readonly growsLists?: boolean | undefined;
  /** The user's scheme, which later runs continue. */
  readonly scheme?: string | undefined;
  /** Called with the plan before anything is written. */
  readonly onPlan?: ((files: ReadonlyMap<string, PutFile>) => void) | undefined;
  /** Where this computer records its journals. */
  readonly stateFolder: string;
  readonly t: CommandWords;
  readonly onProgress: WriteRun['onProgress'];
  readonly signal: AbortSignal;
}

/** Where a file is, or would be after a dry run. */
export interface PutFile {
  readonly path: string;
  readonly action: FileAction;
  /** Whether it is there; always true for a dry run. */
  readonly isInPlace: boolean;
}

/** The result of putting files into a folder. */
export interface PutFiles {
  readonly files: ReadonlyMap<string, PutFile>;
  /** Undefined for a dry run, and for a run that was stopped before it wrote. */
  readonly run: SentRun | undefined;
  /** Files that were copied instead of moved, because they may still grow. */
  readonly unsure: readonly FilePhoto[];
}

/**
 * Puts files into a folder: plans everything, writes the plan down, then does it.
 *
 * @param entries companions come directly after their photo
 * @param photosOf what the lists tell about every picked photo; no lists without it
 */
export async function putInto(
  entries: readonly FileToPut[],
  photosOf: (() => readonly PlannedPhoto[]) | undefined,
  options: PutOptions,
): Promise<PutFiles> {
  const { folder, top, store, inputs, isMoved, signal } = options;
  const look = store && inspected(store.store, signal);
  const plan = await planInto(entries, { top, inputs, isMoved, look });
  const { unsure } = plan;
  if (!folder || signal.aborted) {
    return { files: planned(plan, folder === undefined), run: undefined, unsure: [] };
  }
  // A run that changes nothing needs no lists, and leaves nothing to undo.
  if (plan.targets.targets.every(({ isThere }) => isThere)) {
    const files = store ? allThere(plan) : [];
    await removeXmpStages(folder.own, plan.roots);
    return { files: planned(plan, true), run: { files, isStopped: false }, unsure: [] };
  }
  options.onPlan?.(planned(plan, true));
  const startedAt = new Date().toISOString();
  const { roots, targets, files } = plan;
  const { isNew: isNewFolder } = folder;
  const { growsLists, scheme } = options;
  const named = { ...(growsLists ? { growsLists } : {}), ...(scheme === undefined ? {} : { scheme }) };
  const header = {
    version: RECORD_VERSIONS.journal,
    id: randomUUID(),
    startedAt,
    roots,
    isNewFolder,
    ...named,
  };
  const { journal, lines } = newJournal(header, targets, files, photosOf?.() ?? []);
  // Before there is a journal, so that a crash never leaves one that this computer doesn't know.
  if (!store) await rememberJournal(options.stateFolder, journal.header, planSum(lines.join('')));
  const open = await createJournal(folder, header, lines);
  const sources = foundSources(
    roots,
    entries.map(({ photo }) => photo),
  );
  const run = store
    ? await sendInStore(store, folder.own, journal, open, sources, options)
    : await writeInFolder(folder, journal, open, sources, options);
  const ended = targets.targets.map(({ id }, at): [string, PutFile] => {
    const file = run.files[at];
    const { path = '', action = 'copy' } = file ?? {};
    return [id, { path, action, isInPlace: file !== undefined && isInPlace(file) }];
  });
  return { files: new Map(ended), run, unsure };
}

/**
 * Carries out what a journal plans, and closes it.
 *
 * @throws {DiskError} that says how to resume
 */
export async function writeInFolder(
  { top, typed }: Pick<IntoFolder, 'top' | 'typed'>,
  journal: Journal,
  open: OpenJournal,
  sources: Sources,
  options: Pick<PutOptions, 't' | 'onProgress' | 'signal'>,
): Promise<EndedRun> {
  try {
    return await writeRun({ top, journal, open, sources, ...options });
  } catch (cause) {
    if (errorCode(cause) === undefined) throw cause;
    throw new DiskError((t) => t('into.interrupted', { folder: typed, problem: systemProblem(cause, t) }), {
      cause,
    });
  } finally {
    await open.close();
  }
}

/** The files of a storage that already has all of them. */
function allThere({ targets, files }: IntoPlan): readonly JournalFile[] {
  return targets.targets.flatMap(({ path }, file) => {
    const planned = files[file];
    return planned ? [{ ...planned, file, path, action: 'there', state: 'planned' } as const] : [];
  });
}

/** @param isInPlace whether the files count as put: those of a dry run do */
function planned({ targets, files }: IntoPlan, isInPlace: boolean): ReadonlyMap<string, PutFile> {
  return new Map(
    targets.targets.map(({ id, path, isThere }, at) => {
      const action = isThere ? 'there' : files[at]?.isMoved ? 'move' : 'copy';
      return [id, { path, action, isInPlace: isInPlace || isThere }] as const;
    }),
  );
}
