import type { BigIntStats } from 'node:fs';
import { lstat, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Found } from '#core/into/next-step.ts';
import type { JournalFile } from '#core/into/read-journal.ts';
import { splitPath } from '#core/folder-path.ts';
import type { FileBytes } from '../file-bytes.ts';
import { sha256OfFile } from '../file-sum.ts';
import { isReachedDirectly, statsOf } from '../inside-folder.ts';
import { targetPath } from '../restore/target-path.ts';

/** Where a file goes, on this disk. */
export interface TargetOnDisk {
  readonly path: string;
  /** The folder that it lies in. */
  readonly folder: string;
  readonly folderParts: readonly string[];
  /** The name that it has until it is whole. */
  readonly part: string;
}

/**
 * Where a file of a journal goes; undefined if its path cannot be one on this system.
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

/** The temporary name of a file of a journal, or of a list. */
export function partName(file: number | 'list', id: string): string {
  return `.where-my-pix-${id.slice(0, 8)}-${file}.part`;
}

/**
 * What a path has.
 *
 * @param followsLink whether a link stands for what it leads to, as for files that are only read
 */
export async function foundAt(
  path: string,
  { sha256, sizeBytes }: Pick<JournalFile, 'sha256' | 'sizeBytes'>,
  followsLink = false,
): Promise<Found> {
  const stats = followsLink ? await stat(path).catch(() => undefined) : await statsOf(path);
  if (!stats) return 'none';
  if (!stats.isFile() || stats.size !== sizeBytes) return 'other';
  return (await sha256OfFile({ path }).catch(() => '')) === sha256 ? 'same' : 'other';
}

/** The same of a source, which may be in a ZIP. */
export async function foundSource(
  source: FileBytes,
  file: Pick<JournalFile, 'sha256' | 'sizeBytes'>,
  followsLink: boolean,
): Promise<Found> {
  if (!source.packed) return foundAt(source.path, file, followsLink);
  return (await sha256OfFile(source).catch(() => '')) === file.sha256 ? 'same' : 'other';
}

/** Whether two paths are names of one file, so that removing one removes no bytes. */
export async function isOneFile(one: string, other: string): Promise<boolean> {
  const [first, second] = [await identityOf(one), await identityOf(other)];
  return (
    first !== undefined &&
    second !== undefined &&
    first.ino !== 0n &&
    first.ino === second.ino &&
    first.dev === second.dev
  );
}

async function identityOf(path: string): Promise<BigIntStats | undefined> {
  return lstat(path, { bigint: true }).catch(() => undefined);
}

/** Whether the path below a folder leads through no link. */
export function isDirectly(folder: string, path: string): Promise<boolean> {
  return isReachedDirectly(folder, splitPath(path).folder);
}

/**
 * Removes the empty file that reserves a name on file systems without hard links, if a crash left one. The journal says
 * that the name was free.
 */
export async function removeReservation(path: string, { state, sizeBytes }: JournalFile): Promise<void> {
  const stats = state === 'begun' && sizeBytes > 0 ? await statsOf(path) : undefined;
  if (stats?.isFile() && stats.size === 0) await rm(path);
}
