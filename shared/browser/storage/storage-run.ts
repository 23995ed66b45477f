import { isInPlace } from '#core/destinations/plan-journal.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { sendRun } from '#storage/send-run.ts';
import type { NotSent, SendHandle, SendProblem, SendState } from '#storage/send-state.ts';
import { type FileProblem, StorageError } from '#storage/storage-error.ts';
import { inspected, type Store } from '#storage/store.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { sha256OfText, sumsOf } from '../files/checksums.ts';
import { countsOf, filesOfBoard, listedOnBoard, type OnBoard } from '../destinations/files-of-board.ts';
import { type FolderPlan, journalOf, planInto } from '../destinations/plan-folder.ts';
import { crc32 } from '#core/bytes/crc32.ts';

/** Tells this browser apart from others that may send to the same place at the same time. */
const BROWSER_KEY = 'storage-browser';

/**
 * Returns the temporary name of a file in a storage. It is the same when the file is sent again, so that a page
 * closed in between leaves nothing behind, and differs from those of other browsers.
 */
function partName(file: JournalFile | 'list'): string {
  const what = file === 'list' ? 'list' : `${sumOf(file.path)}${file.sha256.slice(0, 8)}`;
  return `.where-my-pix-${browserId()}-${what}.part`;
}

function sumOf(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}

function browserId(): string {
  try {
    const kept = localStorage.getItem(BROWSER_KEY);
    if (kept && /^[0-9a-f]{8}$/.test(kept)) return kept;
    const made = crypto.randomUUID().slice(0, 8);
    localStorage.setItem(BROWSER_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID().slice(0, 8);
  }
}

/** The lock held while a tab sends, so that two tabs don't use the same temporary names. */
const LOCK = 'send-to-storage';

/**
 * Sends the photos of a board to a storage. Nothing is recorded in this browser: resuming checks what is already
 * there, and sends the rest.
 */
export class StorageRun implements SendHandle {
  readonly #store: Store<File>;
  readonly #board: OnBoard;
  readonly #reasonText: (path: string) => string;
  readonly #tell: (state: SendState) => void;
  #abort = new AbortController();
  #plan: FolderPlan | undefined;
  /** Files of the board by the SHA-256 of their bytes. */
  readonly #bySum = new Map<string, BrowserPhoto>();

  /** @param reasonText the text in the lists for a file that isn't there */
  constructor(
    store: Store<File>,
    board: OnBoard,
    reasonText: (path: string) => string,
    tell: (state: SendState) => void,
  ) {
    this.#store = store;
    this.#board = board;
    this.#reasonText = reasonText;
    this.#tell = tell;
  }

  /** Checks what the storage has, and reports what would be sent. */
  look(): Promise<void> {
    return this.#guarded(async () => {
      this.#tell({ phase: 'plan', ...(await this.#look()) });
    });
  }

  /** Sends the planned files. */
  send(): Promise<void> {
    return this.#guarded(() => this.#alone(() => this.#send()));
  }

  /** Checks again, and sends the missing files. */
  resume(): Promise<void> {
    return this.#guarded(() =>
      this.#alone(async () => {
        await this.#look();
        await this.#send();
      }),
    );
  }

  /** Stops, aborting the transfers in progress. */
  stop(): void {
    this.#abort.abort();
  }

  /** Ends the run for good, and forgets the login to the storage. */
  close(): void {
    this.stop();
    this.#store.close();
  }

  async #look() {
    this.#tell({ phase: 'looking' });
    const { signal } = this.#abort;
    await this.#store.open(signal);
    const { xmpOf, writesXmp } = this.#board;
    const { wanted, files } = await filesOfBoard(this.#board, writesXmp ? xmpOf : undefined);
    this.#plan = await planInto(inspected(this.#store, signal), wanted, files, signal);
    for (const one of files) this.#bySum.set((await sumsOf(one.file)).sha256, one);
    return countsOf(this.#plan.targets);
  }

  async #send(): Promise<void> {
    if (!this.#plan) return;
    const { t } = this.#board;
    const { journal } = journalOf(this.#plan, listedOnBoard(this.#board, this.#plan.written));
    const total = journal.files.length;
    const run = await sendRun<File>({
      store: this.#store,
      journal,
      append: async () => {},
      sources: async ({ sha256 }) => this.#bySum.get(sha256)?.file,
      partName,
      made: (bytes) => new File([bytes], ''),
      sha256Of: sha256OfText,
      reasonOf: ({ path }) => this.#reasonText(path),
      t,
      onProgress: (done) => this.#tell({ phase: 'sending', done, total }),
      signal: this.#abort.signal,
    });
    const unsent = run.files.filter((file) => !isInPlace(file));
    const inPlace = total - unsent.length;
    if (run.isStopped) return this.#tell({ phase: 'stopped', done: inPlace, total });
    const problemOf = ({ file }: JournalFile) => run.problems?.get(file);
    this.#tell({
      phase: 'done',
      total,
      inPlace,
      unsent: unsent.map((file) => ({ path: file.path, why: whyNot(file, problemOf(file)) })),
      canResume: unsent.some((file) => problemOf(file)?.isLater),
    });
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      else this.#problem('another-tab');
    });
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return this.#tell({ phase: 'stopped', done: 0, total: 0 });
      if (error instanceof StorageError) return this.#problem(error.problem);
      console.warn('The storage could not be used', error);
      this.#problem('failed');
    }
  }

  #problem(problem: SendProblem): void {
    this.#tell({ phase: 'problem', problem });
  }
}

function whyNot({ reason }: JournalFile, problem: FileProblem | undefined): NotSent {
  if (problem) return problem.problem;
  return reason === 'changed' || reason === 'gone' || reason === 'in-the-way' ? reason : 'unknown';
}
