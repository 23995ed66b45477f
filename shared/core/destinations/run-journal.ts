import type { ListWords } from '../lists/list-page.ts';
import { type Sha256Of, topFiles } from '../lists/top-files.ts';
import { type TopNames, topNames } from '../lists/top-names.ts';
import type { Destination, FileOnWay } from './destination.ts';
import { growLists } from './grow-lists.ts';
import type { SkipReason } from './journal-record.ts';
import { MOST_NUMBERS } from './limits.ts';
import { resumeStep } from './next-step.ts';
import { isInPlace, listedPhotos } from './plan-journal.ts';
import { numberedPath } from './plan-targets.ts';
import type { Journal, JournalFile } from './read-journal.ts';

/** What writing or resuming a run needs. */
export interface JournalRun {
  readonly journal: Journal;
  readonly port: Destination;
  /** Why a planned file isn't in its place, as a sentence. */
  readonly reasonOf: (file: JournalFile) => string;
  readonly sha256Of: Sha256Of;
  readonly t: ListWords;
  readonly onProgress: (done: number, total: number, path: string) => void;
  readonly signal: { readonly aborted: boolean };
}

/** The result of a run: its files with their states. */
export interface EndedRun {
  readonly files: readonly JournalFile[];
  /** Whether an abort ended it, so that it can be resumed. */
  readonly isStopped: boolean;
}

/**
 * Does everything that a journal plans and that isn't done yet. The journal records a file before the file gets its
 * path, and the source of a moved file is removed last. The lists follow when no file is left for later.
 *
 * @throws what reaches further than one file; see {@link Destination.reachOf}
 */
export async function runJournal(run: JournalRun): Promise<EndedRun> {
  const { journal, port, signal } = run;
  if (signal.aborted) return { files: journal.files, isStopped: true };
  await makeFolders(run);
  const runner = new Runner(run);
  await runner.placeAll();
  const { files, isLater } = runner;
  if (signal.aborted || isLater) return { files, isStopped: signal.aborted };
  await writeLists({ ...run, journal: { ...journal, files } });
  await port.append({ type: 'finished' }, true);
  return { files, isStopped: false };
}

/** Undo removes only the folders that were missing, so these are recorded before they are created. */
async function makeFolders({ journal: { folders }, port }: JournalRun): Promise<void> {
  if (!port.missing) return port.makeFolders(folders);
  const missing = await port.missing(folders);
  for (const path of missing) await port.append({ type: 'make', path });
  await port.settle?.();
  await port.makeFolders(missing);
}

/** A file with a free path, which isn't its own yet. */
interface Begun {
  readonly way: FileOnWay;
  readonly file: JournalFile;
  /** The file with its path before it got a number, and the number. */
  readonly planned: JournalFile;
  readonly number: number;
}

class Runner {
  readonly files: JournalFile[];
  /** Whether a file is left for resuming the run. */
  isLater = false;
  readonly #run: JournalRun;
  /** Files that are placed, and whose sources are copies' originals, which are removed last. */
  readonly #last: { readonly file: JournalFile; readonly way: FileOnWay }[] = [];
  #ended = 0;
  #failure: { readonly error: unknown } | undefined;

  constructor(run: JournalRun) {
    this.#run = run;
    this.files = [...run.journal.files];
  }

  async placeAll(): Promise<void> {
    const { port } = this.#run;
    const waiting = this.files.filter((file) => isWaiting(file));
    this.#ended = this.files.length - waiting.length;
    const groups: JournalFile[][] = [];
    for (let at = 0; at < waiting.length; at += port.groupSize) {
      groups.push(waiting.slice(at, at + port.groupSize));
    }
    const queue = groups.values();
    await Promise.all(Array.from({ length: port.lanes }, () => this.#placeGroups(queue)));
    if (this.#failure) throw this.#failure.error;
    await this.#removeLast();
  }

  async #removeLast(): Promise<void> {
    const { port, signal } = this.#run;
    if (this.#last.length > 0 && !signal.aborted) await port.rest?.();
    for (const { file, way } of this.#last) {
      if (signal.aborted) return;
      await port.assertHeld();
      this.files[file.file] = await this.#guarded(file, () => this.#sourceRemoved(file, way));
    }
  }

  /** A failure stops the other lanes, too, and is thrown when they have ended. */
  async #placeGroups(queue: Iterable<readonly JournalFile[]>): Promise<void> {
    const { onProgress, signal } = this.#run;
    for (const group of queue) {
      if (signal.aborted || this.#failure) return;
      onProgress(this.#ended, this.files.length, group[0]?.path ?? '');
      try {
        await this.#placeGroup(group);
      } catch (error) {
        this.#failure ??= { error };
      }
      this.#ended += group.length;
    }
  }

  async #placeGroup(group: readonly JournalFile[]): Promise<void> {
    const { port, signal } = this.#run;
    const ways = new Map<FileOnWay, JournalFile>();
    const begun: Begun[] = [];
    const taken = new Set<string>();
    try {
      await port.assertHeld();
      for (const file of group) {
        const way = await port.onWay(file);
        ways.set(way, file);
        const next = await this.#guarded(file, () => this.#chosen(file, way, taken));
        if ('way' in next) begun.push(next);
        else this.files[file.file] = next;
      }
      for (const [at, { file }] of begun.entries()) await this.#begin(file, at === begun.length - 1);
      for (const one of begun) {
        if (signal.aborted) break;
        this.files[one.file.file] = await this.#guarded(one.file, () => this.#placed(one));
      }
      await port.settle?.();
    } finally {
      for (const [way, file] of ways) await this.#closed(way, file);
    }
  }

  async #guarded<End>(file: JournalFile, work: () => Promise<End>): Promise<End | JournalFile> {
    try {
      return await work();
    } catch (error) {
      const reach = this.#run.port.reachOf(error, file);
      if (reach === 'run') throw error;
      if (reach === 'file') return this.#skipped(file, 'unwritable');
      this.isLater = true;
      return file;
    }
  }

  /** What is left of staging changes nothing for its file. */
  async #closed(way: FileOnWay, file: JournalFile): Promise<void> {
    await way.close().catch((error: unknown) => {
      if (this.#run.port.reachOf(error, file) === 'run') throw error;
    });
  }

  /** Returns the file with its path, or how it ended without one. */
  async #chosen(file: JournalFile, way: FileOnWay, taken: Set<string>): Promise<Begun | JournalFile> {
    const blocked = await way.clear();
    if (blocked) return this.#skipped(file, blocked);
    if (file.state !== 'planned') {
      const there = await way.look();
      const step = resumeStep(file, there);
      if (step === 'nothing') return file;
      if (step === 'note-done') return this.#done(file, there.source !== 'none');
      if (step === 'remove-source') return this.#withoutSource(file, way);
    }
    const staged = await way.stage();
    if (staged === 'stopped') return file;
    if (staged !== 'staged') return this.#skipped(file, staged);
    return this.#withPath(file, way, 1, taken);
  }

  /** @param taken the paths of files that are begun together */
  async #withPath(
    planned: JournalFile,
    way: FileOnWay,
    first: number,
    taken: Set<string>,
  ): Promise<Begun | JournalFile> {
    const { port } = this.#run;
    for (let number = first; number <= MOST_NUMBERS; number += 1) {
      const path = numberedPath(planned.path, number);
      const found = (await port.found?.(path, planned)) ?? 'none';
      if (found === 'same') return this.#skipped(planned, 'there');
      if (found === 'other' || taken.has(path)) continue;
      taken.add(path);
      return { way, file: { ...planned, path, state: 'begun' }, planned, number };
    }
    return this.#skipped(planned, 'in-the-way');
  }

  async #placed({ way, file, planned, number }: Begun): Promise<JournalFile> {
    await this.#run.port.assertHeld();
    const end = await way.put(file.path);
    if (end === 'taken') {
      const next = await this.#withPath(planned, way, number + 1, new Set());
      if (!('way' in next)) return next;
      await this.#begin(next.file, true);
      return this.#placed(next);
    }
    if (end !== 'put') return this.#skipped(file, end);
    if (file.action === 'move' && way.removeSource) return this.#withoutSource(file, way);
    return this.#done(file, file.action === 'move');
  }

  /** Removes the source of a placed file, if the placed file provably keeps its bytes. */
  async #withoutSource(file: JournalFile, way: FileOnWay): Promise<JournalFile> {
    await this.#run.port.append({ type: 'placed', file: file.file }, true);
    if (way.removesLast?.() !== true) return this.#sourceRemoved(file, way);
    const placed = { ...file, state: 'placed' as const };
    this.#last.push({ file: placed, way });
    return placed;
  }

  async #sourceRemoved(file: JournalFile, way: FileOnWay): Promise<JournalFile> {
    const isGone = await way.removeSource?.();
    return this.#done(file, isGone !== true);
  }

  #begin({ file, path }: JournalFile, isKept: boolean): Promise<void> {
    return this.#run.port.append({ type: 'begin', file, path }, isKept);
  }

  async #done(file: JournalFile, isSourceLeft: boolean): Promise<JournalFile> {
    const left = isSourceLeft ? { isSourceLeft } : {};
    await this.#run.port.append({ type: 'done', file: file.file, ...left });
    return { ...file, state: 'done', isSourceLeft };
  }

  async #skipped(file: JournalFile, reason: SkipReason): Promise<JournalFile> {
    await this.#run.port.append({ type: 'skip', file: file.file, reason });
    return { ...file, state: 'skipped', reason };
  }
}

function isWaiting({ action, state }: JournalFile): boolean {
  return action !== 'there' && (state === 'planned' || state === 'begun' || state === 'placed');
}

/**
 * Writes the page, the table and the checksums of a run at the top of its destination. Those of earlier runs keep their
 * names, and these get the next number: `where-my-pix-2.csv`.
 */
async function writeLists({ journal, port, reasonOf, sha256Of, t }: JournalRun): Promise<void> {
  if (journal.photos.length === 0) return;
  const { lists } = port;
  if (journal.header.growsLists && lists.library) {
    return growLists({ folder: lists.library, journal, sha256Of, t });
  }
  const photos = listedPhotos(journal, reasonOf);
  let names = journal.listNames ?? (await newNames());
  while (!(await areWritten(names))) names = await newNames();

  async function newNames(): Promise<TopNames> {
    const inPlace = journal.files.filter((file) => isInPlace(file)).map(({ path }) => path);
    const free = topNames([...(await lists.names()), ...inPlace]);
    await port.append({ type: 'lists', names: free }, true);
    return free;
  }

  async function areWritten(chosen: TopNames): Promise<boolean> {
    for (const { name, text } of await topFiles(photos, sha256Of, t, chosen)) {
      const sha256 = await sha256Of(text);
      const before = journal.lists.get(name);
      const left = (await lists.left?.(name, before)) ?? 'none';
      // A file that came in between stays.
      if (left === 'other' || (left === 'same' && before === sha256)) continue;
      if (left === 'same') await lists.library?.remove(name);
      await port.append({ type: 'list', name, sha256 }, true);
      await port.assertHeld();
      if (!(await lists.put(name, text, sha256))) return false;
    }
    return true;
  }
}
