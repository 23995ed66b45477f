import { type BrowserPhoto, withItsCompanions } from '#browser/browser-photo.ts';
import { sumsNow, sumsOf } from '#browser/checksums.ts';
import { createFolderJournal, findRuns, openFolderJournal } from '#browser/into/folder-journal.ts';
import type { FolderJournal } from '#browser/into/folder-journal.ts';
import { nameOf } from '#browser/into/folder-handle.ts';
import { holdFolder } from '#browser/into/hold-folder.ts';
import { type FolderPlan, journalOf, planFolder } from '#browser/into/plan-folder.ts';
import { undoFolder } from '#browser/into/undo-folder.ts';
import { writeFolder } from '#browser/into/write-folder.ts';
import { isInPlace } from '#core/into/plan-journal.ts';
import type { Journal, JournalFile } from '#core/into/read-journal.ts';
import { batchList } from '#core/lists/batch-list.ts';
import { filesOfBoard, type OnBoard } from '#browser/into/files-of-board.ts';
import { FOLDER } from './folder-copy.ts';
import type { PutProblem, PutState } from './put-state.ts';

/** One folder that the person picked, and what is put into it. */
export class FolderRun {
  readonly #top: FileSystemDirectoryHandle;
  readonly #board: OnBoard;
  readonly #tell: (state: PutState) => void;
  #abort = new AbortController();
  #plan: FolderPlan | undefined;
  #stem: string | undefined;
  /** Files of the board by the SHA-256 of their bytes. */
  readonly #bySum = new Map<string, BrowserPhoto>();

  constructor(top: FileSystemDirectoryHandle, board: OnBoard, tell: (state: PutState) => void) {
    this.#top = top;
    this.#board = board;
    this.#tell = tell;
  }

  /** Looks what the folder has, and tells what would be done. */
  look(): Promise<void> {
    return this.#guarded(async () => {
      this.#tell({ phase: 'looking' });
      const { xmpOf, writesXmp } = this.#board;
      const { wanted, files } = await filesOfBoard(this.#board, writesXmp ? xmpOf : undefined);
      this.#plan = await planFolder(this.#top, wanted, files, this.#abort.signal);
      await this.#know(files);
      const [run] = await findRuns(this.#top);
      if (run && !run.reading.ok) return this.#problem('bad-journal');
      const journal = run?.reading.ok ? run.reading.journal : undefined;
      const isOurs = journal?.header.roots.length === 0;
      const isUnfinished = journal?.undo === 'begun' || (journal?.undo === 'none' && !journal.isFinished);
      if (run && journal && isUnfinished) {
        if (!isOurs) return this.#problem('elsewhere');
        this.#stem = run.stem;
        // What was planned with sidecars is gone on with them, also where they are not wanted any more.
        if (!writesXmp) await this.#know((await filesOfBoard(this.#board, xmpOf)).files);
        return this.#tell({ phase: 'found', ...this.#countsOf(journal) });
      }
      const canUndoLast = isOurs && journal?.undo === 'none';
      this.#stem = canUndoLast ? run?.stem : undefined;
      const { targets } = this.#plan.targets;
      const toPut = targets.filter(({ isThere }) => !isThere);
      const [total, put] = [targets.length, toPut.length];
      const folders = new Set(toPut.map(({ path }) => path.slice(0, path.lastIndexOf('/')))).size;
      this.#tell({ phase: 'plan', total, put, there: total - put, folders, canUndoLast });
    });
  }

  /** Writes what was planned. */
  write(): Promise<void> {
    return this.#held(async () => {
      if (!this.#plan) return;
      const { photos, state, hasList, t } = this.#board;
      const listed = hasList ? batchList(state, photos, this.#plan.written, Date.now(), t) : [];
      const files = photos.flatMap(withItsCompanions);
      const planned = listed.map(({ path, ...one }, at) => {
        return { id: path === undefined ? undefined : files[at]?.id, listed: one };
      });
      const { journal, lines } = journalOf(this.#plan, planned);
      const notes = await createFolderJournal(this.#top, journal.header, lines);
      this.#stem = notes.stem;
      await this.#write(journal, notes);
    });
  }

  /** Goes on with what was interrupted, as far as the board has its photos. */
  goOn(): Promise<void> {
    return this.#held(async () => {
      const journal = await this.#journal();
      if (journal?.undo === 'begun') return this.#undo(journal, false);
      if (journal) await this.#write(journal, await openFolderJournal(this.#top, this.#stem ?? ''));
    });
  }

  /**
   * Takes back what was put into the folder last.
   *
   * @param isTrusted whether the person says that the originals are there that the page does not know
   */
  undo(isTrusted: boolean): Promise<void> {
    return this.#held(async () => {
      const journal = await this.#journal();
      if (journal) await this.#undo(journal, isTrusted);
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

  async #undo(journal: Journal, isTrusted: boolean): Promise<void> {
    const { undone, kept, isStopped } = await undoFolder({
      top: this.#top,
      journal,
      notes: await openFolderJournal(this.#top, this.#stem ?? ''),
      hasOriginal: (file) => this.#hasOriginal(file, isTrusted),
      onProgress: (done, total) => this.#tell({ phase: 'undoing', done, total }),
      signal: this.#abort.signal,
    });
    if (isStopped) this.#tell({ phase: 'stopped', done: undone, total: journal.files.length });
    else this.#tell({ phase: 'undone', undone, kept });
  }

  /** A photo of the board is read again, since its file may have been removed in the meantime. */
  async #hasOriginal({ sha256 }: JournalFile, isTrusted: boolean): Promise<boolean> {
    const photo = this.#bySum.get(sha256);
    if (!photo) return isTrusted;
    const sums = await sumsNow(photo.file).catch(() => undefined);
    return sums?.sha256 === sha256;
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

  #held(work: () => Promise<void>): Promise<void> {
    this.#abort = new AbortController();
    return this.#guarded(async () => {
      const isHeld = await holdFolder(this.#top, async () => {
        await work();
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
      console.warn('A folder could not be used', error);
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
