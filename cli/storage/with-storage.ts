import { openStore } from '#storage/open-store.ts';
import { StorageError } from '#storage/storage-error.ts';
import type { IntoFolder } from '../destinations/into-folder.ts';
import { DiskError } from '../system-problem.ts';
import { assertFinished, holdStorage, type OpenedStore } from './opened-store.ts';
import { type StorageArguments, targetOf } from './target.ts';
import { storageProblemText } from './storage-text.ts';

/** What using a storage needs. */
export interface StorageSettings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where this computer keeps journals. */
  readonly stateFolder: string;
  readonly signal: AbortSignal;
}

/** The purpose of opening a storage. */
export type StorageUse = 'dry-run' | 'send' | 'resume';

/**
 * Opens a storage, checks that it responds before anything else, and closes it in every case.
 *
 * @param work receives where this computer keeps the journal; undefined for a dry run
 * @throws {UsageError} if its address is invalid, or an earlier run to it isn't finished
 * @throws {DiskError} a sentence about what the storage or the network did
 */
export async function withStorage<Value>(
  storage: StorageArguments,
  use: StorageUse,
  { environment, stateFolder, signal }: StorageSettings,
  work: (opened: OpenedStore, held: IntoFolder | undefined) => Promise<Value>,
): Promise<Value> {
  const { address } = storage;
  const target = targetOf(storage, environment);
  const held = use === 'dry-run' ? undefined : await holdStorage(target, address, stateFolder);
  try {
    if (held && use === 'send') await assertFinished(held);
    const { DISK_ACCESS } = await import('./disk-access.ts');
    const store = await openStore(target, DISK_ACCESS);
    try {
      await store.open(signal);
      return await work({ address, store }, held);
    } catch (cause) {
      if (!(cause instanceof StorageError)) throw cause;
      throw new DiskError(
        (t) => t('storage.failed', { address, problem: storageProblemText(cause.problem, t) }),
        { cause },
      );
    } finally {
      store.close();
    }
  } finally {
    await held?.close();
  }
}
