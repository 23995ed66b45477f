import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Destination, FileOnWay } from '#core/destinations/destination.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { type EndedRun, runJournal } from '#core/destinations/run-journal.ts';
import { mkdir, rm } from '../disk/byte-fs.ts';
import { allHeldOpen } from '../disk/held-open.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { sha256OfText } from '../inputs/file-sum.ts';
import { isReachedDirectly, madeFolders, statsOf } from '../inputs/inside-folder.ts';
import { claimed } from '../organize/out-file.ts';
import { targetPath } from '../restore/target-path.ts';
import { errorCode } from '../system-problem.ts';
import type { CommandWords } from '../arguments/words.ts';
import { type Prepared, prepareFile } from './checked-copy.ts';
import type { OpenJournal } from './journal-file.ts';
import { LOOKED_MS, SOURCE_REST_MS } from './limits.ts';
import { listPort } from './list-folder.ts';
import { foundAt, isDirectly, isMovableSource, removeReservation, targetOnDisk } from './on-disk.ts';
import { isSameState, lookAt, removeIfKept, type SeenFile, seenFile } from './seen-file.ts';
import type { Sources } from './sources.ts';
import { syncFolder } from './sync-folder.ts';
import { skipText } from './tell-into.ts';

/** What writing or resuming a run needs. */
export interface WriteRun {
  /** The real path of the destination folder. */
  readonly top: string;
  readonly journal: Journal;
  readonly open: OpenJournal;
  readonly sources: Sources;
  readonly t: CommandWords;
  readonly onProgress: (done: number, total: number, path: string) => void;
  readonly signal: AbortSignal;
}

/** Errors of a full or broken disk, which end the whole run. */
const ENDS_ALL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Does everything that a journal plans and that isn't done yet, see {@link runJournal}. */
export function writeRun(run: WriteRun): Promise<EndedRun> {
  const { journal, t, onProgress, signal } = run;
  const reasonOf = (file: JournalFile) => skipText(file, t);
  return runJournal({
    journal,
    port: diskDestination(run),
    reasonOf,
    sha256Of: sha256OfText,
    t,
    onProgress,
    signal,
  });
}

function diskDestination({ top, journal: { header }, open, sources, signal }: WriteRun): Destination {
  const isWrittenTo = writtenToNow();
  return {
    lanes: 1,
    // Counted from the last file: the others had at least as long.
    rest: () => setTimeout(SOURCE_REST_MS, undefined, { signal }).catch(() => undefined),
    groupSize: 1,
    append: open.append,
    assertHeld: open.assertHeld,
    missing: async (folders) => {
      const missing: string[] = [];
      for (const path of folders) {
        const parts = targetPath(path, process.platform);
        if (!parts || !(await isDirectly(top, path))) continue;
        if (!(await statsOf(join(top, ...parts)))) missing.push(path);
      }
      return missing;
    },
    makeFolders: async (folders) => {
      for (const path of folders) await makeFolder(top, path);
    },
    found: async (path, file) => {
      const target = targetOnDisk(top, { file: file.file, path }, header.id);
      return target ? foundAt(target.path, file) : 'other';
    },
    onWay: async (file) => {
      const source = await sources(file);
      const isMovable = file.action === 'move' && (await isMovableSource(file, header.roots));
      return fileOnWay(file, { top, id: header.id, source, isMovable, isWrittenTo, signal });
    },
    reachOf: (error) => {
      const code = errorCode(error);
      return code === undefined || ENDS_ALL.has(code) ? 'run' : 'file';
    },
    lists: listPort(top, header.id, open.assertHeld),
  };
}

async function makeFolder(top: string, path: string): Promise<void> {
  const parts = targetPath(path, process.platform);
  if (!parts || !(await isDirectly(top, path))) return;
  const folder = join(top, ...parts);
  try {
    await mkdir(folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' && errorCode(error) !== 'ENOENT') throw error;
  }
}

/** What putting a file into a folder needs. */
interface Placing {
  readonly top: string;
  /** Of the journal. */
  readonly id: string;
  /** The file's source; undefined if it is gone. */
  readonly source: FileBytes | undefined;
  /** Whether the source may be removed: it is a file, and not reached through a link. */
  readonly isMovable: boolean;
  /** Whether another program has a file open for writing. */
  readonly isWrittenTo: (path: string) => Promise<boolean>;
  readonly signal: AbortSignal;
}

function fileOnWay(file: JournalFile, placing: Placing): FileOnWay {
  const { top, id, source, isMovable, signal } = placing;
  const first = targetOnDisk(top, file, id);
  let isReady = false;
  let how: Prepared = 'changed';
  let seen: SeenFiles = {};
  return {
    clear: async () => {
      if (!first || !(await madeFolders(top, first.folderParts))) return 'in-the-way';
      isReady = true;
      // A crash may have left it, even before the journal recorded the file.
      await rm(first.part, { force: true });
      await removeReservation(first.path, file, id);
      return undefined;
    },
    look: async () => {
      const there = first ? await lookAt(first.path, file) : { found: 'none' as const };
      const isThere = there.found === 'same' && isMovable && source !== undefined;
      const original = isThere ? await lookAt(source.path, file) : undefined;
      seen = { source: original?.seen, target: there.seen };
      return { target: there.found, source: original?.found ?? 'none' };
    },
    stage: async () => {
      if (!first || source === undefined || !(await statsOf(source.path))) return 'gone';
      how = await prepareFile(source, first.part, file, isMovable, signal);
      return how === 'stopped' || how === 'changed' ? how : 'staged';
    },
    put: async (path) => {
      const target = targetOnDisk(top, { file: file.file, path }, id);
      // While a large file was copied, a folder may have been replaced by a link.
      if (!first || !target || !(await isReachedDirectly(top, target.folderParts))) return 'in-the-way';
      if (!(await claimed(first.part, target.path, id))) return 'taken';
      await syncFolder(target.folder);
      if (isMovable && source) {
        const there = await seenFile(target.path, file.sha256);
        const original =
          how === 'linked'
            ? await seenFile(source.path, file.sha256)
            : (await lookAt(source.path, file)).seen;
        seen = { source: original, target: there };
      }
      return 'put';
    },
    removeSource: isMovable && source ? () => isRemoved(source.path, file, seen, placing) : undefined,
    removesLast: () => !isOneFile(seen),
    close: async () => {
      if (first && isReady) await rm(first.part, { force: true });
    },
  };
}

/** The original and its copy, or the two names of a file, seen when their bytes were known. */
interface SeenFiles {
  readonly source?: SeenFile | undefined;
  readonly target?: SeenFile | undefined;
}

function isOneFile({ source, target }: SeenFiles): boolean {
  return source?.identity !== undefined && source.identity === target?.identity;
}

/** Looks through all programs at most every second, because that takes as long as copying a photo. */
function writtenToNow(): Placing['isWrittenTo'] {
  let lookedMs = -Infinity;
  let all: Awaited<ReturnType<typeof allHeldOpen>>;
  return async (path) => {
    if (performance.now() - lookedMs > LOOKED_MS) [all, lookedMs] = [await allHeldOpen(), performance.now()];
    return (await all(path)) === 'writing';
  };
}

/**
 * Removes a source. The original of a copy has to be as it was, down to its bytes, and nobody may write to it. One that
 * can't be removed stays, next to its copy.
 */
async function isRemoved(
  path: string,
  file: JournalFile,
  seen: SeenFiles,
  { isWrittenTo }: Placing,
): Promise<boolean> {
  const { source, target } = seen;
  try {
    if (!source) return false;
    const isSame = async () => {
      if (isOneFile(seen)) return true;
      const now = (await lookAt(path, file)).seen;
      return now !== undefined && isSameState(source, now) && !(await isWrittenTo(path));
    };
    if (!(await isSame()) || !(await removeIfKept(source, target))) return false;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
  await syncFolder(join(source.entry, '..'));
  return true;
}
