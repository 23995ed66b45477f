import { join } from 'node:path';
import type { SourceRoot } from '#core/destinations/journal-record.ts';
import type { Found } from '#core/destinations/next-step.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { rm } from '../disk/byte-fs.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { isReachedDirectly, statsOf } from '../inputs/inside-folder.ts';
import { isReservation } from '../organize/out-file.ts';
import { targetPath } from '../restore/target-path.ts';
import { type Look, lookAt, seenFile, type Wanted } from './seen-file.ts';

/** A file's target on this disk. */
export interface TargetOnDisk {
  readonly path: string;
  /** The folder it goes into. */
  readonly folder: string;
  readonly folderParts: readonly string[];
  /** The name it has until it is complete. */
  readonly part: string;
}

/**
 * Returns a journal file's target; undefined if its path is impossible on this system.
 *
 * @param id of the journal, so that the temporary name is known after a crash
 */
export function targetOnDisk(
  top: string,
  { file, path }: Pick<JournalFile, 'file' | 'path'>,
  id: string,
): TargetOnDisk | undefined {
  const parts = targetPath(path, process.platform);
  if (!parts) return undefined;
  const folderParts = parts.slice(0, -1);
  const folder = join(top, ...folderParts);
  return { path: join(top, ...parts), folder, folderParts, part: join(folder, partName(file, id)) };
}

/** Returns the temporary name of a journal's file, or of a list. */
export function partName(file: number | 'list', id: string): string {
  return `.where-my-pix-${id.slice(0, 8)}-${file}.part`;
}

/** Returns what a path has; see {@link lookAt}. */
export async function foundAt(path: string, wanted: Wanted): Promise<Found> {
  return (await lookAt(path, wanted)).found;
}

/**
 * Inspects a source, which may be in a ZIP; the ZIP is then the file that keeps its bytes. A source without the date
 * that was written into its copy counts as keeping the copy's bytes if the copy can be made from it again.
 *
 * @param followsLink see {@link lookAt}
 */
export async function lookAtSource(source: FileBytes, wanted: Wanted, followsLink: boolean): Promise<Look> {
  if (!source.packed && !source.dated) return lookAt(source.path, wanted, followsLink);
  const seen = await seenFile(source.path, wanted.sha256, true);
  const isSame = seen && (await sha256OfFile(source).catch(() => '')) === wanted.sha256;
  return isSame ? { found: 'same', seen } : { found: 'other' };
}

/** Returns whether the path below a folder contains no link. */
export function isDirectly(folder: string, path: string): Promise<boolean> {
  return isReachedDirectly(folder, splitPath(path).folder);
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

/**
 * Removes the file that reserves a name on file systems without hard links, if a crash left one: it contains our
 * mark.
 *
 * @param id of the journal
 */
export async function removeReservation(
  path: string,
  { state }: Pick<JournalFile, 'state'>,
  id: string,
): Promise<void> {
  if (state === 'begun' && (await isReservation(path, id))) await rm(path);
}
