import type { Destination, FileOnWay } from '#core/destinations/destination.ts';
import type { StepRecord } from '#core/destinations/journal-record.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { type EndedRun, type JournalRun, runJournal } from '#core/destinations/run-journal.ts';
import { folderText, splitPath } from '#core/naming/folder-path.ts';
import { FILES_AT_ONCE, MOST_FAILED_IN_ROW, MOST_RENAMES } from './limits.ts';
import { type FileProblem, StorageError } from './storage-error.ts';
import type { FileToSend, Store } from './store.ts';

/** What sending or resuming a run needs. */
export interface SendRun<Source> extends Pick<JournalRun, 'sha256Of' | 't' | 'onProgress'> {
  readonly store: Store<Source>;
  readonly journal: Journal;
  /** Writes a step to the journal; a kept one survives a crash before anything else happens. */
  readonly append: (record: StepRecord, isKept?: boolean) => Promise<void>;
  /** A file's source; undefined if it is gone. */
  readonly sources: (file: JournalFile) => Promise<Source | undefined>;
  /** The temporary name of a file or list until it is complete. */
  readonly partName: (file: JournalFile | 'list') => string;
  /** A source made of our own bytes. */
  readonly made: (bytes: Uint8Array<ArrayBuffer>) => Source;
  /** Why a file isn't there, as a sentence. */
  readonly reasonOf: (file: JournalFile, problem: FileProblem | undefined) => string;
  readonly signal: AbortSignal;
}

/** The result of sending a run. */
export interface SentRun extends EndedRun {
  /** The storage's answers for rejected files, by file number. */
  readonly problems?: ReadonlyMap<number, FileProblem>;
}

/**
 * Sends everything that a journal plans and that isn't there yet, a few files at a time. Transient failures are left
 * for resuming; permanent refusals are skipped. The lists go last, when nothing is left.
 *
 * @throws {StorageError} that every other file would meet, too
 */
export async function sendRun<Source>(run: SendRun<Source>): Promise<SentRun> {
  const problems = new Map<number, FileProblem>();
  const reasonOf = (file: JournalFile) => run.reasonOf(file, problems.get(file.file));
  return { ...(await runJournal({ ...run, port: destinationOf(run, problems), reasonOf })), problems };
}

/** @param problems receives the storage's answers */
function destinationOf<Source>(run: SendRun<Source>, problems: Map<number, FileProblem>): Destination {
  const { store, append, journal, signal } = run;
  let failedInRow = 0;
  let takenLists = 0;
  return {
    lanes: FILES_AT_ONCE,
    groupSize: 1,
    append,
    // The journal of a run that is recorded checks this with every step.
    assertHeld: async () => {},
    makeFolders: (folders) => store.makeFolders(folders, signal),
    onWay: async (file) => fileOnWay(file, await run.sources(file), run, () => (failedInRow = 0)),
    reachOf: (error, { file }) => {
      if (signal.aborted) return 'later';
      if (!(error instanceof StorageError) || error.reach === 'run') return 'run';
      const isLater = error.reach === 'later';
      problems.set(file, { problem: error.problem, isLater });
      if (!isLater) return 'file';
      failedInRow += 1;
      return failedInRow < MOST_FAILED_IN_ROW ? 'later' : 'run';
    },
    lists: {
      names: async () => (await store.entries('', signal)).map(({ name }) => name),
      put: async (name, text, sha256) => {
        const bytes = new TextEncoder().encode(text);
        const expected = { sha256, sizeBytes: bytes.length };
        const modifiedMs = Date.parse(journal.header.startedAt);
        const file = { ...expected, modifiedMs, source: run.made(bytes), path: name };
        if (await isPut(store, { ...file, part: run.partName('list') }, signal)) return true;
        takenLists += 1;
        if (takenLists >= MOST_RENAMES) throw new StorageError('conflict');
        return false;
      },
    },
  };
}

async function isPut<Source>(
  store: Store<Source>,
  file: FileToSend<Source>,
  signal: AbortSignal,
): Promise<boolean> {
  if ((await store.put(file, signal)) === 'sent') return true;
  return (await store.found(file.path, file, signal)) === 'same';
}

/** @param onAnswer called after each answer that isn't a failure */
function fileOnWay<Source>(
  file: JournalFile,
  source: Source | undefined,
  { store, partName, signal }: SendRun<Source>,
  onAnswer: () => void,
): FileOnWay {
  // Next to the file, so that renaming doesn't move it to another disk of the server.
  const folder = folderText(splitPath(file.path).folder);
  const part = folder === '' ? partName(file) : `${folder}/${partName(file)}`;
  return {
    clear: async () => {
      if (file.state === 'begun') await store.removePart(part, signal);
      return undefined;
    },
    look: async () => {
      const target = await store.found(file.path, file, signal);
      onAnswer();
      return { target, source: 'none' };
    },
    stage: async () => (source === undefined ? 'gone' : 'staged'),
    put: async (path) => {
      if (source === undefined) return 'gone';
      const sent = await store.put({ ...file, source, path, part }, signal);
      const isThere = sent === 'taken' && (await store.found(path, file, signal)) === 'same';
      onAnswer();
      return sent === 'sent' ? 'put' : isThere ? 'there' : sent;
    },
    close: async () => {},
  };
}
