import type { BrowserPhoto } from '#browser/files/browser-photo.ts';

/** Under which name this tab's photos are kept while somebody is away to sign in. */
const KEY = 'photos-on-the-table';

/** They could not be kept: there was no room, or no database. */
const NOT_KEPT = 'not-kept';

/** What stores them comes when it is needed. */
const storage = () => import('#browser/saved/stored-heaps.ts');

interface OnTable {
  /** The subject of the account that they were picked under; nothing where nobody was signed in. */
  readonly owner?: string | undefined;
  readonly photos: readonly BrowserPhoto[];
}

/** Photos that still wait, for those who look at another page, such as the prices, and come back. */
let onTable: OnTable = { photos: [] };

/** Somebody leaves photos on the table of the upload page. @param owner the subject of whoever is signed in */
export function leaveOnTable(photos: readonly BrowserPhoto[], owner: string | undefined): void {
  // Whose session is over is still whose photos these are.
  onTable = { photos, owner: owner ?? (photos.length > 0 ? onTable.owner : undefined) };
}

/** What was left on the table in this document. */
export function leftOnTable(): readonly BrowserPhoto[] {
  return onTable.photos;
}

/**
 * Keeps what is on the table for whoever leaves this site to sign in, for this tab alone. Never fails: the sign-in goes
 * on, and whoever comes back is told.
 */
export async function keepTableForReturn(): Promise<void> {
  const { photos, owner } = onTable;
  if (photos.length === 0) return;
  try {
    const { keepHeap } = await storage();
    remember(await keepHeap({ photos, ...(owner === undefined ? {} : { owner }) }));
  } catch (error) {
    console.warn('The photos could not be kept', error);
    remember(NOT_KEPT);
  }
}

/** What became of the photos of somebody who has come back. */
export type SavedTable =
  { readonly photos: readonly BrowserPhoto[]; readonly damaged: number } | 'not-kept' | undefined;

/**
 * What this tab kept, once. Photos that were picked under another account are forgotten; those of an account whose
 * session is over wait until somebody is signed in.
 *
 * @param owner the subject of whoever is signed in
 */
export async function takeKeptTable(owner: string | undefined): Promise<SavedTable> {
  const id = remembered();
  if (id === null) {
    // Whatever is kept longer than a sign-in takes is nobody's.
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
