import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TableRow } from '#core/lists/listed-facts.ts';
import { open, rm } from '../disk/byte-fs.ts';
import { errorCode } from '../system-problem.ts';
import type { FoundList } from './find-list.ts';
import { findStored, type StoredPhoto } from './find-stored.ts';
import type { StoredFile } from './stored-file.ts';
import { writeCopy, type Written } from './write-copy.ts';
import { statfs } from 'node:fs/promises';
import { MAX_COPIES_PER_BYTE, MOST_COPIES, SPARE_COPY_BYTES } from './limits.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** The result for a photo of the list. */
export type GivenBack =
  | Written
  /** It was never in the ZIP. */
  | { readonly type: 'not-placed' }
  /** Its original path leads out of the folder, or is impossible here. */
  | { readonly type: 'unsafe' }
  /** Its file exists with other bytes, or can't be read. */
  | { readonly type: 'changed' }
  /** No file has its bytes or its name. */
  | { readonly type: 'missing' };

/**
 * Restores photos to their original paths within a folder. Each is found by its SHA-256, so also under other names,
 * and is first copied piece by piece to a temporary name: no file of the folder ever has bytes other than the list's.
 * No existing file is changed.
 *
 * @param folder the real path of an existing one
 * @returns the result of each row; after an abort, unfinished ones are left out
 * @throws {UsageError} before anything is written, if there isn't enough room
 */
export async function giveBack(
  files: readonly StoredFile[],
  list: Pick<FoundList, 'rows' | 'within'>,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<TableRow, GivenBack>> {
  const { photos, refused } = await findStored(files, list, signal);
  const ended = new Map<TableRow, GivenBack>([...refused].map(([row, type]) => [row, { type }]));
  if (signal.aborted) return ended;
  await assertRoom(photos, folder);
  for (const { file, sha256, wanted } of photos) {
    if (signal.aborted) return ended;
    const partial = join(folder, `.${randomUUID()}.part`);
    try {
      // The file may have changed since it was found.
      if ((await copied(file, partial, signal)) !== sha256) continue;
      for (const [at, { row, parts }] of wanted.entries()) {
        if (signal.aborted) return ended;
        const isLast = at === wanted.length - 1;
        const modifiedMs = row.modifiedMs ?? file.modifiedMs;
        ended.set(row, await writeCopy(partial, { folder, parts, modifiedMs, sha256, isLast }));
      }
    } catch (error) {
      // A full disk ends everything; an unreadable file is reported as changed.
      if (errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT') throw error;
    } finally {
      await rm(partial, { force: true });
    }
  }
  const { rows, within } = list;
  const paths = new Set(files.map(({ path }) => path));
  for (const row of rows) {
    if (signal.aborted || ended.has(row)) continue;
    ended.set(row, { type: paths.has(`${within}${row.path}`) ? 'changed' : 'missing' });
  }
  return ended;
}

/** @returns the SHA-256 of what was copied */
async function copied({ read }: StoredFile, partial: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const out = await open(partial, 'wx', 0o666);
  try {
    for await (const piece of read()) {
      if (signal.aborted) break;
      hash.update(piece);
      await out.writeFile(piece);
    }
  } finally {
    await out.close();
  }
  return signal.aborted ? '' : hash.digest('hex');
}

/**
 * Makes sure, before anything is written, that what is to be given back has room, and that a list of a few lines doesn't
 * fill the disk with copies of one file. What counts is the size of each file that was found, not the one in the list.
 *
 * @param folder an existing one
 * @throws {UsageError} if it is too much
 */
async function assertRoom(photos: readonly StoredPhoto[], folder: string): Promise<void> {
  // A file may be wanted both unchanged and without its written date.
  const there = sum([...new Map(photos.map(({ file }) => [file.path, file.sizeBytes])).values()]);
  const wanted = sum(photos.map(({ file, wanted: { length } }) => file.sizeBytes * length));
  const copies = sum(photos.map(({ wanted: { length } }) => length - 1));
  if (copies > MOST_COPIES || wanted - there > there * MAX_COPIES_PER_BYTE + SPARE_COPY_BYTES) {
    throw new UsageError((t) => t('restore.tooManyCopies', { copies, ...megabytes({ there, wanted }) }));
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (wanted > free) throw new UsageError((t) => t('restore.noRoom', megabytes({ free, wanted })));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

function megabytes<Sizes extends Readonly<Record<string, number>>>(sizes: Sizes) {
  const rounded = Object.entries(sizes).map(([name, bytes]) => [name, Math.ceil(bytes / 2 ** 20)]);
  return Object.fromEntries(rounded) as Sizes;
}
