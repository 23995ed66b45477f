import { statfs } from 'node:fs/promises';
import { MAX_COPIES_PER_BYTE, MOST_COPIES, SPARE_COPY_BYTES } from './limits.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { StoredPhoto } from './find-stored.ts';

/**
 * Makes sure, before anything is written, that what is to be given back has room, and that a list of a few lines doesn't
 * fill the disk with copies of one file. What counts is the size of each file that was found, not the one in the list.
 *
 * @param folder an existing one
 * @throws {UsageError} if it is too much
 */
export async function assertRoom(photos: readonly StoredPhoto[], folder: string): Promise<void> {
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
