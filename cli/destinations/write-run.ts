import { dirname, join } from 'node:path';
import type { SourceRoot } from '#core/destinations/journal-record.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import type { EndedRun } from '#storage/send-run.ts';
import { mkdir } from '../disk/byte-fs.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { targetPath } from '../restore/target-path.ts';
import { errorCode } from '../system-problem.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { OpenJournal } from './journal-file.ts';
import { isDirectly } from './on-disk.ts';
import { placeFile } from './place-file.ts';
import type { Sources } from './sources.ts';
import { syncFolder } from './sync-folder.ts';
import { writeLists } from './write-lists.ts';

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

/** Does everything that a journal plans and that isn't done yet. */
export async function writeRun(run: WriteRun): Promise<EndedRun> {
  const { top, journal, open, sources, onProgress, signal } = run;
  const { header, folders } = journal;
  const files = [...journal.files];
  for (const folder of folders) await madeFolder(top, folder, open);
  for (const [at, file] of journal.files.entries()) {
    if (signal.aborted) return { files, isStopped: true };
    onProgress(at, files.length, file.path);
    if (!isWaiting(file)) continue;
    await open.assertHeld();
    const source = await sources(file);
    const isMovable = file.action === 'move' && (await isMovableSource(file, header.roots));
    const placing = { top, id: header.id, journal: open, source, isMovable, signal };
    files[at] = await placeFile(file, placing);
  }
  if (signal.aborted) return { files, isStopped: true };
  await writeLists({ ...run, journal: { ...journal, files } });
  await open.append({ type: 'finished' }, true);
  return { files, isStopped: false };
}

function isWaiting({ action, state }: JournalFile): boolean {
  return action !== 'there' && (state === 'planned' || state === 'begun' || state === 'placed');
}

/**
 * Creates a planned folder; outer ones come first. Undo removes only those that were missing. A file in the way is
 * reported with the folder's files.
 */
async function madeFolder(top: string, path: string, journal: OpenJournal): Promise<void> {
  const parts = targetPath(path, process.platform);
  if (!parts || !(await isDirectly(top, path))) return;
  const folder = join(top, ...parts);
  if (await statsOf(folder)) return;
  await journal.append({ type: 'make', path });
  try {
    await mkdir(folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' && errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Returns whether a file may be removed from its source: it isn't a link, and isn't reached through one within its
 * root.
 */
export async function isMovableSource(
  { source }: Pick<JournalFile, 'source'>,
  roots: readonly SourceRoot[],
): Promise<boolean> {
  const root = source && roots[source.root];
  if (!root || root.kind !== 'folder') return false;
  const parts = targetPath(source.path, process.platform);
  if (!parts || !(await isDirectly(root.path, source.path))) return false;
  return (await statsOf(join(root.path, ...parts)))?.isFile() ?? false;
}
