import type { DBSchema } from 'idb';
import { heldDatabase } from './held-database.ts';
import { SHARED_PHOTOS } from './shared-photos-database.ts';

interface Tables extends DBSchema {
  shares: {
    key: string;
    value: { readonly id: string; readonly keptMs: number; readonly files: readonly File[] };
  };
}

const { store } = SHARED_PHOTOS;
const database = heldDatabase<Tables>(SHARED_PHOTOS, (opened) => {
  opened.createObjectStore(store, { keyPath: 'id' });
});

/**
 * Takes the photos of a share that the service worker has kept, once. Their bytes stay in the browser's storage on
 * disk.
 *
 * @returns undefined if there are none under this id
 */
export async function takeSharedPhotos(id: string): Promise<readonly File[] | undefined> {
  if (!(await database.exists())) return undefined;
  const work = (await database.open()).transaction(store, 'readwrite');
  const share = await work.store.get(id);
  await work.store.delete(id);
  await work.done;
  return share?.files.filter((file) => file instanceof File);
}
