import type { BrowserPhoto } from '#browser/files/browser-photo.ts';

/** The key under which this tab's photos are kept while the user is away to sign in. */
const KEY = 'photos-on-the-table';

/** Saving the photos failed: no space left, or no database. */
const NOT_KEPT = 'not-kept';

/** The storage code is loaded on demand. */
const storage = () => import('#browser/saved/stored-heaps.ts');

interface OnTable {
  /** The subject of the account under which they were picked; undefined if nobody was signed in. */
  readonly owner?: string | undefined;
  readonly photos: readonly BrowserPhoto[];
}

/** Photos that still wait for users who look at another page, such as the prices, and come back. */
let onTable: OnTable = { photos: [] };

/** Keeps the photos that the user leaves on the upload page's table. @param owner the subject of the signed-in user */
export function leaveOnTable(photos: readonly BrowserPhoto[], owner: string | undefined): void {
  // The photos still belong to the user whose session is over.
  onTable = { photos, owner: owner ?? (photos.length > 0 ? onTable.owner : undefined) };
}

/** Returns the photos left on the table in this document. */
export function leftOnTable(): readonly BrowserPhoto[] {
  return onTable.photos;
}

/**
 * Keeps the photos on the table while the user leaves this site to sign in, for this tab alone. Never fails: the
 * sign-in continues, and returning users are informed.
 */
export async function keepTableForReturn(): Promise<void> {
  const { photos, owner } = onTable;
  if (photos.length === 0) return;
  try {
    const { keepHeap } = await storage();
    remember(await keepHeap({ photos, ...(owner === undefined ? {} : { owner }) }));
  } catch (error) {
    console.warn('Saving the photos failed', error);
    remember(NOT_KEPT);
  }
}

/** The photos of a user who has come back, or what happened to them. */
export type SavedTable =
  { readonly photos: readonly BrowserPhoto[]; readonly damaged: number } | 'not-kept' | undefined;

/**
 * Returns once what this tab kept. Photos picked under another account are discarded; those of an account whose
 * session is over wait until somebody is signed in.
 *
 * @param owner the subject of the signed-in user
 */
export async function takeKeptTable(owner: string | undefined): Promise<SavedTable> {
  const id = remembered();
  if (id === null) {
    // Photos kept for longer than a sign-in takes are discarded.
    await storage().then(({ forgetOldHeaps }) => forgetOldHeaps(Date.now()));
    return undefined;
  }
  if (id === NOT_KEPT) {
    forget();
    return 'not-kept';
  }
  const { forgetHeap, storedHeap } = await storage();
  const heap = await storedHeap(id);
  if (heap?.owner !== undefined && owner === undefined) return undefined;
  forget();
  if (!heap) return undefined;
  await forgetHeap(id);
  return heap.owner === undefined || heap.owner === owner
    ? { photos: heap.photos, damaged: heap.damaged ?? 0 }
    : undefined;
}

function remember(id: string): void {
  sessionStorage.setItem(KEY, id);
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function forget(): void {
  sessionStorage.removeItem(KEY);
}
