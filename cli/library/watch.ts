import { sep } from 'node:path';
import { realpath } from '../disk/byte-fs.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { CommandWords } from '../arguments/words.ts';
import { realFolder } from '../destinations/into-folder.ts';
import { allHeldOpen } from '../disk/held-open.ts';
import { endOf } from '../inputs/growth.ts';
import { printable } from '../terminal/printable.ts';
import type { Program } from '../organize/program.ts';
import { DiskError, errorCode, systemProblem } from '../system-problem.ts';
import { addPhotos } from './add-photos.ts';
import type { LibraryArguments } from './arguments.ts';
import { FileMemory } from './file-memory.ts';
import { isLibraryGone } from './library-gone.ts';
import {
  BATCH_WAIT_MS,
  DOUBT_MS,
  MOVE_SETTLE_MS,
  ONCE_MS,
  POLL_SECONDS,
  RETRY_MS,
  SETTLE_MS,
  UNTOLD_SETTLE_MS,
} from './limits.ts';
import { showNotification } from './notify.ts';
import { type Settlement, Settling } from './settling.ts';
import { createWaker, type Waker } from './waker.ts';
import { listWatched, lookAtFolders, readyFiles, type WatchedFile } from './watched-folders.ts';

/** What has to happen before the next look. */
type Next = 'change' | 'settling' | 'retry';

export interface WatchOptions {
  readonly typed: LibraryArguments;
  /** Whether to add what is there, and end. */
  readonly isOnce: boolean;
  /** Whether to show a notification for each batch. */
  readonly notifies: boolean;
  readonly program: Program;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/**
 * Adds photos to a library as they arrive in folders, until it is stopped. A missing folder or a full disk is
 * reported once, and retried. With `--once`, it ends when everything that is there has been added.
 *
 * @returns whether everything that is there could be added
 */
export async function watchFolders(options: WatchOptions): Promise<boolean> {
  const watch = new Watch(options);
  return options.isOnce ? watch.once() : watch.untilStopped();
}

class Watch {
  readonly #typed: LibraryArguments;
  readonly #program: Program;
  readonly #signal: AbortSignal;
  readonly #print: (line: string) => void;
  readonly #notifies: boolean;
  readonly #isOnce: boolean;
  /** Whether this is the last look of `--once`, after which files that still change are left. */
  #isLate = false;
  readonly #settling: Settling<WatchedFile>;
  #holding: Awaited<ReturnType<typeof allHeldOpen>> | undefined;
  /** Reported problems that persist. */
  #told = new Set<string>();
  #drives: ReadonlyMap<string, string> = new Map();
  #top: string | undefined;
  #memory: FileMemory | undefined;
  #waitingSinceMs: number | undefined;
  #isAllWell = true;

  constructor({ typed, isOnce, notifies, program, signal, print }: WatchOptions) {
    this.#isOnce = isOnce;
    this.#notifies = notifies;
    const { isMoved } = typed.options.into;
    const times = isMoved
      ? { settleMs: MOVE_SETTLE_MS, untoldMs: UNTOLD_SETTLE_MS }
      : { settleMs: SETTLE_MS, untoldMs: SETTLE_MS };
    this.#settling = new Settling(
      { ...times, doubtMs: DOUBT_MS },
      {
        endOf: ({ file }) => endOf(file),
        holding: async ({ path }) => (this.#holding ??= await allHeldOpen())(path),
      },
    );
    this.#typed = typed;
    this.#program = program;
    this.#signal = signal;
    this.#print = (line) => print(printable(line));
  }

  get #t(): CommandWords {
    return this.#program.t;
  }

  async once(): Promise<boolean> {
    const waker = createWaker(
      () => this.#top,
      () => {},
    );
    const endMs = performance.now() + ONCE_MS;
    try {
      for (let next = await this.#look(); next === 'settling' && !this.#isLate; next = await this.#look()) {
        await waker.next(SETTLE_MS, this.#signal);
        this.#isLate = performance.now() > endMs;
      }
    } finally {
      await waker.close();
    }
    return this.#isAllWell && this.#told.size === 0;
  }

  async untilStopped(): Promise<boolean> {
    const { inputs, into } = this.#typed.options;
    const waker = createWaker(
      () => this.#top,
      () => this.#print(this.#t('library.polling', { seconds: POLL_SECONDS })),
    );
    const folders = inputs.join(', ');
    try {
      await this.#look(waker);
      this.#print(this.#t('library.watching', { folders, folder: into.folder }));
      for (let next: Next = 'settling'; !this.#signal.aborted; next = await this.#look(waker)) {
        await waker.next(next === 'settling' ? SETTLE_MS : RETRY_MS, this.#signal);
      }
    } finally {
      await waker.close();
    }
    this.#print(this.#t('library.ended'));
    return true;
  }

  /** Scans everything once, and adds what is complete. */
  async #look(waker?: Waker): Promise<Next> {
    if (this.#signal.aborted) return 'change';
    const problems = new Set<string>();
    const next = await this.#lookFor(problems, waker).catch((error: unknown): Next => {
      const problem = problemText(error, this.#t);
      problems.add(this.#isOnce ? problem : this.#t('library.retries', { problem }));
      return 'retry';
    });
    for (const text of problems) if (!this.#told.has(text)) this.#print(text);
    this.#told = problems;
    return next;
  }

  async #lookFor(problems: Set<string>, waker: Waker | undefined): Promise<Next> {
    const { inputs, into } = this.#typed.options;
    const { there, missing } = await lookAtFolders(inputs);
    for (const folder of missing) problems.add(this.#t('library.waitingForInput', { folder }));
    if (waker) this.#follow(there, waker);
    const top = await realFolder(into.folder);
    if (top === undefined) {
      problems.add(this.#t('library.waitingForLibrary', { folder: into.folder }));
      return 'retry';
    }
    if (top !== this.#top) this.#memory = await FileMemory.open(this.#program.stateFolder, top);
    this.#top = top;
    if (this.#memory && (await isLibraryGone(top, this.#memory))) {
      problems.add(this.#t('library.looksEmpty', { folder: into.folder }));
      return 'retry';
    }
    const all = await listWatched([...there.keys()]);
    const fresh = await this.#notIn(top, all);
    this.#holding = undefined;
    const { open, arriving, unsure } = await this.#settling.look(fresh, performance.now());
    for (const { path, file } of fresh) {
      if (open.has(path) && (this.#isLate || unsure.has(path)))
        problems.add(this.#t('library.waitingForRest', { name: file.name }));
    }
    const ready = readyFiles(fresh, open);
    if (ready.length > 0 && !this.#waitsForOthers(arriving.size)) {
      await this.#add([...there.keys()], ready, { top, unsure });
      return 'settling';
    }
    return open.size > 0 ? 'settling' : missing.length > 0 ? 'retry' : 'change';
  }

  /** Watches folders that have appeared, and again those on a new drive. */
  #follow(there: ReadonlyMap<string, string>, waker: Waker): void {
    for (const folder of this.#drives.keys()) if (!there.has(folder)) waker.remove(folder);
    for (const [folder, drive] of there) {
      const before = this.#drives.get(folder);
      if (before === drive) continue;
      if (before !== undefined) waker.remove(folder);
      else if (this.#told.has(this.#t('library.waitingForInput', { folder }))) {
        this.#print(this.#t('library.isBack', { folder }));
      }
      waker.add(folder);
    }
    this.#drives = there;
  }

  /** Without finished files, and without the library's own if it is inside a watched folder. */
  async #notIn(top: string, files: readonly WatchedFile[]): Promise<readonly WatchedFile[]> {
    const fresh: WatchedFile[] = [];
    for (const one of files) {
      if (this.#memory?.isHandled(one.path, one.mark)) continue;
      const real = await realpath(one.path).catch(() => undefined);
      const isInside = real?.startsWith(`${top}${sep}`) === true;
      if (real !== undefined && (!isInside || (await this.#isInputInside(top, real)))) fresh.push(one);
    }
    return fresh;
  }

  /** Returns whether a file of the library is in a watched folder that is inside the library. */
  async #isInputInside(top: string, real: string): Promise<boolean> {
    for (const input of this.#typed.options.inputs) {
      const folder = await realpath(input).catch(() => undefined);
      if (folder?.startsWith(`${top}${sep}`) && real.startsWith(`${folder}${sep}`)) return true;
    }
    return false;
  }

  /** Files that arrive together are one batch, whose events are found together. */
  #waitsForOthers(open: number): boolean {
    const nowMs = performance.now();
    this.#waitingSinceMs ??= nowMs;
    const isWaiting = open > 0 && nowMs - this.#waitingSinceMs < BATCH_WAIT_MS;
    if (!isWaiting) this.#waitingSinceMs = undefined;
    return isWaiting;
  }

  async #add(
    inputs: readonly string[],
    ready: readonly WatchedFile[],
    { top, unsure }: { readonly top: string } & Pick<Settlement, 'unsure'>,
  ): Promise<void> {
    const { t, stateFolder } = this.#program;
    const { options } = this.#typed;
    const { folder } = options.into;
    const paths = new Set(ready.map(({ path }) => path));
    const typed = { ...this.#typed, options: { ...options, inputs } };
    const { told, newCount, there } = await addPhotos(typed, {
      program: this.#program,
      signal: this.#signal,
      isReady: ({ path }) => paths.has(path),
      handled: () => ready,
      onGoingOn: (line) => this.#print(line ?? t('library.goingOn', { folder })),
      onRead: () => {},
      onNew: () => {},
      onReplaced: ({ name }, path) => this.#print(t('library.replaces', { name, path })),
      onPlan: () => {},
    });
    this.#memory = await FileMemory.open(stateFolder, top);
    const added = told.results.filter(({ path, action }) => path !== undefined && action !== 'there');
    if (newCount > 0 || added.length > 0) {
      const time = new Date().toISOString();
      this.#print(t('library.batch', { time, added: added.length, there: there.length }));
      for (const { photo, path = '' } of added) this.#print(`  ${photo.name} → ${path}`);
    }
    for (const { photo } of added) {
      if (unsure.has(photo.path)) this.#print(t('library.addedAsItIs', { name: photo.name }));
    }
    for (const { name } of told.put?.unsure ?? []) this.#print(t('into.unsure', { name }));
    for (const { photo, failure } of told.results) {
      if (!failure) continue;
      this.#isAllWell = false;
      this.#print(
        t('library.notAdded', { name: photo.name, problem: photoFailureText(photo.name, failure, t) }),
      );
    }
    if (this.#notifies && added.length > 0) {
      showNotification(
        'Where My Pix',
        t('library.notifyText', { count: added.length, folder }),
        process.platform,
      );
    }
  }
}

/** A problem that may pass, as a sentence; anything else is a bug, which ends the program. */
function problemText(error: unknown, t: CommandWords): string {
  if (error instanceof UsageError || error instanceof DiskError) return error.say(t);
  if (errorCode(error) === undefined) throw error;
  const path = (error as NodeJS.ErrnoException).path ?? t('command-line.aFile');
  return t('command-line.broken', { path, problem: systemProblem(error, t) });
}
