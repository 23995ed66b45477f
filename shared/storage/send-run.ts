import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import type { ListWords } from '#core/lists/list-page.ts';
import { FILES_AT_ONCE, MOST_FAILED_IN_ROW } from './limits.ts';
import { type AppendStep, sendFile } from './send-file.ts';
import { sendLists } from './send-lists.ts';
import { type FileProblem, StorageError } from './storage-error.ts';
import type { Store } from './store.ts';

/** What sending or resuming a run needs. */
export interface SendRun<Source> {
  readonly store: Store<Source>;
  readonly journal: Journal;
  readonly append: AppendStep;
  /** A file's source; undefined if it is gone. */
  readonly sources: (file: JournalFile) => Promise<Source | undefined>;
  /** The temporary name of a file or list until it is complete. */
  readonly partName: (file: JournalFile | 'list') => string;
  /** A source made of our own bytes, and their SHA-256 in lower-case hexadecimal. */
  readonly made: (
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<{ readonly source: Source; readonly sha256: string }>;
  /** Why a file isn't there, as a sentence. */
  readonly reasonOf: (file: JournalFile, problem: FileProblem | undefined) => string;
  readonly t: ListWords;
  readonly onProgress: (done: number, total: number, path: string) => void;
  readonly signal: AbortSignal;
}

/** The result of a run: its files with their states. */
export interface EndedRun {
  readonly files: readonly JournalFile[];
  /** Whether an abort ended it, so that it can be resumed. */
  readonly isStopped: boolean;
  /** The storage's answers for rejected files, by file number. */
  readonly problems?: ReadonlyMap<number, FileProblem>;
}

/**
 * Sends everything that a journal plans and that isn't there yet, a few files at a time. Transient failures are left
 * for resuming; permanent refusals are skipped. The lists go last, when nothing is left.
 *
 * @throws {StorageError} that every other file would meet, too
 */
export async function sendRun<Source>(run: SendRun<Source>): Promise<EndedRun> {
  const { store, journal, append, signal } = run;
  if (signal.aborted) return { files: journal.files, isStopped: true };
  await store.makeFolders(journal.folders, signal);
  const sender = new Sender(run);
  await sender.sendAll();
  const { files, problems } = sender;
  if (signal.aborted) return { files, isStopped: true, problems };
  if ([...problems.values()].some(({ isLater }) => isLater)) return { files, isStopped: false, problems };
  await sendLists({ ...run, journal: { ...journal, files }, problems });
  if (signal.aborted) return { files, isStopped: true, problems };
  await append({ type: 'finished' }, true);
  return { files, isStopped: false, problems };
}

class Sender<Source> {
  readonly files: JournalFile[];
  readonly problems = new Map<number, FileProblem>();
  readonly #run: SendRun<Source>;
  readonly #waiting: JournalFile[];
  #ended = 0;
  #failedInRow = 0;
  #failure: unknown;

  constructor(run: SendRun<Source>) {
    this.#run = run;
    this.files = [...run.journal.files];
    this.#waiting = this.files.filter(({ action, state }) => {
      return action !== 'there' && (state === 'planned' || state === 'begun');
    });
    this.#ended = this.files.length - this.#waiting.length;
  }

  async sendAll(): Promise<void> {
    const queue = this.#waiting.values();
    const worker = async () => {
      for (const file of queue) {
        if (this.#run.signal.aborted || this.#failure !== undefined) return;
        await this.#send(file);
      }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
    if (this.#failure !== undefined && !this.#run.signal.aborted) throw this.#failure;
  }

  async #send(file: JournalFile): Promise<void> {
    const { store, partName, append, sources, signal, onProgress } = this.#run;
    onProgress(this.#ended, this.files.length, file.path);
    try {
      const source = await sources(file);
      const sending = { store, partName: partName(file), append, source, signal };
      this.files[file.file] = await sendFile(file, sending);
      this.#failedInRow = 0;
    } catch (error) {
      if (!signal.aborted) await this.#failed(file, error);
    }
    this.#ended += 1;
  }

  async #failed(file: JournalFile, error: unknown): Promise<void> {
    if (!(error instanceof StorageError) || error.reach === 'run') {
      this.#failure ??= error;
      return;
    }
    const isLater = error.reach === 'later';
    this.problems.set(file.file, { problem: error.problem, isLater });
    if (isLater) {
      this.#failedInRow += 1;
      if (this.#failedInRow >= MOST_FAILED_IN_ROW) this.#failure ??= error;
      return;
    }
    await this.#run.append({ type: 'skip', file: file.file, reason: 'unwritable' });
    this.files[file.file] = { ...file, state: 'skipped', reason: 'unwritable' };
  }
}
