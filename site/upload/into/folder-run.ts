import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { sumsOf } from '#browser/files/checksums.ts';
import { originalSum } from '#browser/files/file-backing.ts';
import { createFolderJournal, findRuns, openFolderJournal } from '#browser/destinations/folder-journal.ts';
import type { FolderJournal } from '#browser/destinations/folder-journal.ts';
import { nameOf } from '#browser/destinations/folder-handle.ts';
import { type AssertHeld, FolderLostError, holdFolder } from '#browser/destinations/hold-folder.ts';
import { type FindOriginal, originalsIn } from '#browser/destinations/originals-folder.ts';
import { journalOf } from '#browser/destinations/plan-folder.ts';
import { undoFolder } from '#browser/destinations/undo-folder.ts';
import { writeFolder } from '#browser/destinations/write-folder.ts';
import { isInPlace } from '#core/destinations/plan-journal.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { countsOf, filesOfBoard, listedOnBoard, type OnBoard } from '#browser/destinations/files-of-board.ts';
import { FOLDER } from './folder-copy.ts';
import { type IntoLibrary, type PlannedPut, planPut } from './planned-put.ts';
import type { PutProblem, PutState } from './put-state.ts';

/** Saves photos to one folder that the user picked. */
export class FolderRun {
  readonly #top: FileSystemDirectoryHandle;
  readonly #board: OnBoard;
  readonly #tell: (state: PutState) => void;
  readonly #library: IntoLibrary | undefined;
  #abort = new AbortController();
  #plan: PlannedPut | undefined;
  /** The latest journal when the folder was scanned. */
  #latest: string | undefined;
  #stem: string | undefined;
  /** The board's files by the SHA-256 of their bytes. */
  readonly #bySum = new Map<string, BrowserPhoto>();

  /** @param library for adding photos to an existing one; without it, the board's own folders are saved */
  constructor(
    top: FileSystemDirectoryHandle,
    board: OnBoard,
    tell: (state: PutState) => void,
    library?: IntoLibrary,
  ) {
    this.#top = top;
    this.#board = board;
    this.#tell = tell;
    this.#library = library;
  }

  /** Scans the folder and reports what would be done. */
  look(): Promise<void> {
    return this.#guarded(async () => {
      this.#tell({ phase: 'looking' });
      const runs = await findRuns(this.#top);
      const [run] = runs;
      this.#latest = run?.stem;
      if (runs.some(({ reading }) => !reading.ok && reading.problem === 'newer-version')) {
        return this.#problem('newer-journal');
      }
      if (run && !run.reading.ok) return this.#problem('bad-journal');
      const journal = run?.reading.ok ? run.reading.journal : undefined;
      const isOurs = journal?.header.roots.length === 0;
      const isUnfinished = journal?.undo === 'begun' || (journal?.undo === 'none' && !journal.isFinished);
      if (run && journal && isUnfinished) {
        if (!isOurs) return this.#problem('elsewhere');
        this.#stem = run.stem;
        await this.#knowBoard();
        return this.#tell({ phase: 'found', ...this.#countsOf(journal) });
      }
      const canUndoLast = isOurs && journal.files.some((file) => isLeft(file));
      this.#stem = canUndoLast ? run?.stem : undefined;
      this.#plan = await planPut(this.#top, this.#board, {
        library: this.#library,
        runs,
        tell: this.#tell,
        signal: this.#abort.signal,
      });
      await this.#know(this.#plan.files);
      // Files that the library already has aren't planned, but may still be originals for an undo.
      if (this.#library) await this.#knowBoard();
      const { library } = this.#plan;
      this.#tell({ phase: 'plan', ...countsOf(this.#plan.plan.targets), canUndoLast, library });
    });
  }

  /** Writes the planned files. */
  write(): Promise<void> {
    return this.#held(async (assertHeld) => {
      if (!this.#plan) return;
      const { plan, named } = this.#plan;
      // Another run may have added the same photos in the meantime, under other names.
      if (this.#library && (await findRuns(this.#top))[0]?.stem !== this.#latest) return this.look();
      const planned = listedOnBoard(this.#board, plan.written);
      const inLibrary = planned.filter(({ id }) => id !== undefined);
      const { journal, lines } = journalOf(plan, named.growsLists ? inLibrary : planned, named);
      const notes = await createFolderJournal(this.#top, journal.header, lines, assertHeld);
      this.#stem = notes.stem;
      await this.#write(journal, notes);
    });
  }

  /** Resumes an interrupted run, as far as the board has its photos. */
  resume(): Promise<void> {
    return this.#held(async (assertHeld) => {
      const journal = await this.#journal();
      if (!journal) return;
      const notes = await openFolderJournal(this.#top, this.#stem ?? '', assertHeld);
      await (journal.undo === 'begun' ? this.#undo(journal, notes) : this.#write(journal, notes));
    });
  }

  /**
   * Undoes the latest run in the folder, as far as the originals can be verified.
   *
   * @param originals a folder with those that the board doesn't have
   */
  undo(originals?: FileSystemDirectoryHandle): Promise<void> {
    return this.#held(async (assertHeld) => {
      const journal = await this.#journal();
      if (!journal) return;
      const find = originals && (await originalsIn(originals, this.#top, this.#abort.signal));
      await this.#undo(journal, await openFolderJournal(this.#top, this.#stem ?? '', assertHeld), find);
    });
  }

  /** Stops after the photo that is being written. */
  stop(): void {
    this.#abort.abort();
  }

  async #write(journal: Journal, notes: FolderJournal): Promise<void> {
    const { files, isStopped } = await writeFolder({
      top: this.#top,
      journal,
      notes,
      bytesOf: async ({ sha256 }) => this.#bySum.get(sha256)?.file,
      reasonOf: ({ path }) => FOLDER.reason(path),
      t: this.#board.t,
      onProgress: (done, total) => this.#tell({ phase: 'writing', done, total }),
      signal: this.#abort.signal,
    });
    const done = files.filter((file) => isInPlace(file)).length;
    if (isStopped) return this.#tell({ phase: 'stopped', done, total: files.length });
    const left = files.filter((file) => !isInPlace(file)).map(({ path }) => path);
    this.#tell({ phase: 'done', count: done, left });
  }

  async #undo(journal: Journal, notes: FolderJournal, find?: FindOriginal): Promise<void> {
    const { undone, kept, withoutOriginal, isStopped } = await undoFolder({
      top: this.#top,
      journal,
      notes,
      t: this.#board.t,
      originalOf: async (file) => (await this.#originalOf(file)) ?? (await find?.(file)),
      onProgress: (done, total) => this.#tell({ phase: 'undoing', done, total }),
      signal: this.#abort.signal,
    });
    if (isStopped) this.#tell({ phase: 'stopped', done: undone, total: journal.files.length });
    else this.#tell({ phase: 'undone', undone, kept, withoutOriginal });
  }

  /** Returns a board photo's original on the user's disk: fetched and kept photos are only in this browser. */
  async #originalOf({ sha256 }: JournalFile): Promise<File | undefined> {
    const photo = this.#bySum.get(sha256);
    if (!photo || photo.page !== undefined) return undefined;
    return (await originalSum(photo.file)) === sha256 ? photo.file : undefined;
  }

  /** A run planned with sidecars is resumed with them, even if they aren't wanted anymore. */
  async #knowBoard(): Promise<void> {
    await this.#know((await filesOfBoard(this.#board, this.#board.xmpOf)).files);
  }

  async #know(files: readonly BrowserPhoto[]): Promise<void> {
    for (const one of files) this.#bySum.set((await sumsOf(one.file)).sha256, one);
  }

  async #journal(): Promise<Journal | undefined> {
    const run = (await findRuns(this.#top)).find(({ stem }) => stem === this.#stem);
    return run?.reading.ok ? run.reading.journal : undefined;
  }

  #countsOf({ files }: Journal) {
    const open = files.filter((file) => !isInPlace(file) && file.state !== 'undone');
    const missing = open.filter(({ sha256 }) => !this.#bySum.has(sha256)).length;
    return { done: files.length - open.length, total: files.length, missing };
  }

  #held(work: (assertHeld: AssertHeld) => Promise<void>): Promise<void> {
    this.#abort = new AbortController();
    return this.#guarded(async () => {
      const isHeld = await holdFolder(this.#top, async (assertHeld) => {
        await work(assertHeld);
        return true;
      });
      if (!isHeld) this.#problem('locked');
    });
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      console.warn('The folder could not be used', error);
      if (error instanceof FolderLostError) return this.#problem('lost');
      const name = nameOf(error);
      if (name === 'QuotaExceededError') return this.#problem('no-room');
      const isRefused = name === 'NotAllowedError' || name === 'NoModificationAllowedError';
      this.#problem(isRefused ? 'not-allowed' : 'failed');
    }
  }

  #problem(problem: PutProblem): void {
    this.#tell({ phase: 'problem', problem });
  }
}

/** Returns whether a run's copy may still be in the folder. */
function isLeft({ action, state }: JournalFile): boolean {
  return action !== 'there' && state !== 'undone' && state !== 'skipped';
}
