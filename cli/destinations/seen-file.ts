import type { BigIntStats } from 'node:fs';
import { type FileEvidence, mayRemove } from '#core/destinations/may-remove.ts';
import type { Found } from '#core/destinations/next-step.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { lstat, realpath, stat, unlink } from '../disk/byte-fs.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { statsOf } from '../inputs/inside-folder.ts';

/** A regular file at the time when its bytes were known. */
export interface SeenFile extends FileEvidence {
  /** The real path, which identifies its directory entry. */
  readonly entry: string;
  readonly stats: BigIntStats;
}

/** What a path has, and the file if it has the expected bytes. */
export interface Look {
  readonly found: Found;
  readonly seen?: SeenFile | undefined;
}

/** The expected bytes. */
export type Wanted = Pick<JournalFile, 'sha256' | 'sizeBytes'>;

/**
 * Inspects a path, and reads the file to identify its bytes.
 *
 * @param followsLink whether a link stands for its target, as for originals that were only read
 */
export async function lookAt(path: string, wanted: Wanted, followsLink = false): Promise<Look> {
  const there = followsLink ? await stat(path).catch(() => undefined) : await statsOf(path);
  if (!there) return { found: 'none' };
  if (!there.isFile() || there.size !== wanted.sizeBytes) return { found: 'other' };
  const seen = await seenFile(path, wanted.sha256, followsLink);
  if (!seen || (await sha256OfFile({ path: seen.entry }).catch(() => '')) !== wanted.sha256) {
    return { found: 'other' };
  }
  return (await isAsSeen(seen)) ? { found: 'same', seen } : { found: 'other' };
}

/**
 * Identifies a file without reading it.
 *
 * @param sha256 of its bytes, which the caller has just checked
 * @returns undefined if it isn't a regular file
 */
export async function seenFile(
  path: string,
  sha256: string,
  followsLink = false,
): Promise<SeenFile | undefined> {
  try {
    if (!followsLink && !(await lstat(path)).isFile()) return undefined;
    const entry = await realpath(path);
    const stats = await lstat(entry, { bigint: true });
    if (!stats.isFile()) return undefined;
    // Some file systems have no inode numbers and report 0 for every file.
    const identity = stats.ino === 0n ? undefined : `${stats.dev}:${stats.ino}`;
    return { entry, identity, names: Number(stats.nlink), sha256, stats };
  } catch {
    return undefined;
  }
}

/**
 * Removes a file if another one keeps its bytes, and both are unchanged since they were seen.
 *
 * @returns false if it stays
 * @throws a system error
 */
export async function removeIfKept(
  file: SeenFile | undefined,
  other: SeenFile | undefined,
): Promise<boolean> {
  if (!file || !other || !mayRemove(file, other)) return false;
  if (!(await isAsSeen(other)) || !(await isAsSeen(file))) return false;
  await unlink(file.entry);
  return true;
}

/** Returns whether a file that was seen twice is the same one, with the same size and time. */
export function isSameState(one: Pick<SeenFile, 'stats'>, other: Pick<SeenFile, 'stats'>): boolean {
  const [before, now] = [one.stats, other.stats];
  return (
    now.dev === before.dev &&
    now.ino === before.ino &&
    now.size === before.size &&
    now.mtimeNs === before.mtimeNs
  );
}

async function isAsSeen({ entry, stats }: SeenFile): Promise<boolean> {
  const now = await lstat(entry, { bigint: true }).catch(() => undefined);
  return now?.isFile() === true && isSameState({ stats }, { stats: now });
}
