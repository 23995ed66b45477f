import { createHash } from 'node:crypto';
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOf, type StorageTarget } from '#storage/storage-target.ts';
import type { Store } from '#storage/store.ts';
import { isUnused } from '#core/destinations/read-journal.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { lockFolder } from '../destinations/folder-lock.ts';
import { assertStillHeld } from '../destinations/held-folder.ts';
import { type IntoFolder, isUnfinished } from '../destinations/into-folder.ts';
import { findJournals, removeJournal } from '../destinations/journal-file.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** A storage as a destination. */
export interface OpenedStore {
  /** As the user typed it. */
  readonly address: string;
  readonly store: Store<FileBytes>;
}

/**
 * Locks the place where this computer keeps a storage's journal, so that two of its runs don't write at once. It must
 * be closed in every case.
 *
 * @param stateFolder where programs keep such data
 * @throws {UsageError} if another run has it
 */
export async function holdStorage(
  target: StorageTarget,
  address: string,
  stateFolder: string,
): Promise<IntoFolder> {
  const name = createHash('sha256').update(placeOf(target)).digest('hex').slice(0, 32);
  const own = join(stateFolder, 'storages', name);
  await mkdir(own, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(own, address);
  const close = async () => {
    await lock.release();
    // A place with a journal stays.
    await rmdir(own).catch(() => undefined);
  };
  const assertHeld = () => assertStillHeld(lock.isHeld, address);
  return { typed: address, top: own, own, isNew: false, assertHeld, close };
}

/**
 * Removes journals of runs that sent nothing.
 *
 * @throws {UsageError} if an earlier run wasn't finished
 */
export async function assertFinished({ own, typed: address }: IntoFolder): Promise<void> {
  for (const { stem, reading } of await findJournals(own)) {
    if (isUnused(reading)) await removeJournal(own, stem);
    else if (reading.ok && isUnfinished(reading.journal)) {
      throw new UsageError((t) => t('storage.unfinished', { address }));
    }
  }
}
