import type { DBSchema } from 'idb';
import { SAVED_HEAP_MS } from '../limits.ts';
import { heldDatabase } from './held-database.ts';
import { SHARED_PHOTOS, TAKEN_PHOTOS } from './shared-photos-database.ts';

/** Photos that were shared with the installed app. */
export interface SharedPhotos {
  readonly id: string;
  readonly keptMs: number;
  readonly files: readonly File[];
  /**
   * The host of another site whose form sent them, or an empty text if the browser doesn't tell who did; `own` or
   * undefined if it was this site.
   */
  readonly from?: string;
}

interface WaitingTables extends DBSchema {
  shares: { key: string; value: SharedPhotos };
}

interface TakenTables extends DBSchema {
  taken: { key: string; value: SharedPhotos };
}

const { store } = SHARED_PHOTOS;
const waiting = heldDatabase<WaitingTables>(SHARED_PHOTOS, (opened) => {
  opened.createObjectStore(store, { keyPath: 'id' });
});
const taken = heldDatabase<TakenTables>(TAKEN_PHOTOS, (opened) => {
  opened.createObjectStore(TAKEN_PHOTOS.store, { keyPath: 'id' });
});

/** Returns the shares that the service worker has kept and that no table has taken yet, in the order they arrived. */
export async function waitingShares(): Promise<SharedPhotos[]> {
  return (await waiting.exists()) ? whole(await (await waiting.open()).getAll(store)) : [];
}

/**
 * Takes the photos of a share for a table, once. Their bytes stay in the browser's storage on disk. They are kept for
 * a launch that the system repeats, until {@link forgetTakenShares}.
 *
 * @returns undefined if another table was faster
 */
export function takeShare(id: string): Promise<SharedPhotos | undefined> {
  return navigator.locks.request('taking a share', async () => {
    const share = (await waitingShares()).find((one) => one.id === id);
    if (!share) return undefined;
    await (await taken.open()).put(TAKEN_PHOTOS.store, { ...share, keptMs: Date.now() });
    await dropShare(id);
    return share;
  });
}

/** Deletes a share that nobody wants. */
export async function dropShare(id: string): Promise<void> {
  await (await waiting.open()).delete(store, id);
}

/** Returns the shares that a table has taken lately; those that it has used up have no files. */
export async function takenShares(): Promise<SharedPhotos[]> {
  return (await taken.exists()) ? whole(await (await taken.open()).getAll(TAKEN_PHOTOS.store)) : [];
}

/** Forgets the photos of taken shares, which a table has used up. */
export async function forgetTakenShares(): Promise<void> {
  if (!(await taken.exists())) return;
  const { store: rows, done } = (await taken.open()).transaction(TAKEN_PHOTOS.store, 'readwrite');
  for (const share of await rows.getAll()) await rows.put(withFiles(share, []));
  await done;
}

function whole(shares: readonly SharedPhotos[]): SharedPhotos[] {
  return shares
    .filter(({ keptMs }) => isKept(keptMs))
    .map((share) =>
      withFiles(
        share,
        share.files.filter((file) => file instanceof File),
      ),
    )
    .toSorted((one, other) => one.keptMs - other.keptMs);
}

function withFiles(share: SharedPhotos, files: readonly File[]): SharedPhotos {
  return { ...share, files };
}

function isKept(keptMs: number): boolean {
  return Date.now() - keptMs < SAVED_HEAP_MS;
}
