import type { Board } from '#core/board.ts';
import { AppError } from '#core/failure.ts';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import { STORE_PATIENCE_MS } from './limits.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { takeBatch } from './batch-lock.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { withTimeout } from './with-timeout.ts';
import type { BatchJournal } from './resumable-ports.ts';

/** What stores batches comes with the first one. */
const storage = () => import('./stored-batches.ts');
type Store = Awaited<ReturnType<typeof storage>>;

/** Why a batch is not kept: there is no room for its bytes, or the browser's database does not answer or fails. */
export type NotSaved = 'no-room' | 'no-answer';

export interface SavingOptions {
  /** A batch runs, but is not kept whole: after the page is closed it cannot go on by itself. */
  readonly onNotSaved: (why: NotSaved) => void;
}

/** A batch that this page has, and how to let others have it. */
interface Taken {
  readonly id: string;
  release: () => void;
  /** Whether the bytes of all its photos are kept, once that is known. */
  bytesKept: Promise<boolean>;
}

/** A finished batch that is kept, with its photos. */
export interface SavedBoard extends Board {
  readonly photos: readonly BrowserPhoto[];
  /** In milliseconds since 1970. */
  readonly savedUntilMs: number;
}

/** The batches of one page: the one that runs, which is kept, and those of before. See [Note: Stored batch]. */
export class SavedBatches {
  readonly #options: SavingOptions;
  #owner: string | undefined;
  #running: Taken | undefined;
  /** Taken from those of before, and not begun yet. */
  #next: Taken | undefined;

  constructor(options: SavingOptions) {
    this.#options = options;
  }

  /** From now on batches are kept for this account, and its own are offered. @param owner its subject */
  belongTo(owner: string | undefined): void {
    this.#owner = owner;
  }

  /**
   * Keeps a batch that begins, or goes on with one that was taken. Where it cannot be kept, it runs all the same, and
   * waits for no database longer than `STORE_PATIENCE_MS`; it just cannot go on after the page is closed.
   */
  begin(
    photos: readonly BrowserPhoto[],
    placing: NamingOptions,
    earlier: SavedBatch<BrowserPhoto> | undefined,
  ): BatchJournal {
    // What was left of another one is on this table, or was given up.
    if (this.#owner !== undefined) this.forget();
    const id = earlier?.id ?? crypto.randomUUID();
    const next = this.#next;
    this.#next = undefined;
    if (next?.id !== id) next?.release();
    const running = next?.id === id ? next : { id, release: nothing, bytesKept: Promise.resolve(false) };
    this.#running = running;
    const missing = earlier && new Set(earlier.missing.map((photo) => photo.id));
    const bytes = photos.filter((photo) => !missing || missing.has(photo.id));
    const picked = new Set(photos.map((photo) => photo.id));
    const described = [...(earlier?.described ?? [])].filter(([photoId]) => picked.has(photoId));

    let isKept = true;
    const fail = (error: unknown) => {
      if (isKept) this.#tellNotKept(error);
      isKept = false;
    };
    /** Each step waits for the one that began the batch; after one that failed there are no more. */
    const step = (keep: (store: Store) => Promise<void>) => {
      const kept = async () => {
        await begun;
        if (isKept) await withTimeout(STORE_PATIENCE_MS, storage().then(keep));
      };
      return kept().catch(fail);
    };
    const begun = earlier
      ? Promise.resolve()
      : withTimeout(STORE_PATIENCE_MS, this.#keep(running, photos, placing)).catch(fail);
    running.bytesKept = begun
      .then(() => isKept && this.#keepBytes(id, bytes))
      // Without the bytes the rest is still worth keeping: the files can be chosen again.
      .catch((error: unknown) => {
        this.#tellNotKept(error);
        return false;
      });
    return {
      ...(earlier?.leaseId === undefined ? {} : { leaseId: earlier.leaseId }),
      described: new Map(described),
      saveLease: (leaseId) => step((store) => store.saveLease(id, leaseId)),
      saveDescribed: (photoId, known) => step((store) => store.saveDescribed(id, photoId, known)),
    };
  }

  /** Forgets the batch that runs, or ran last: it is at its end. */
  forget(): void {
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    storage()
      .then(({ forgetBatch }) => forgetBatch(running.id))
      .catch((error: unknown) => console.warn('A batch could not be forgotten', error))
      .finally(() => running.release());
  }

  /** Lets other pages have what this one has. */
  release(): void {
    this.#running?.release();
    this.#next?.release();
    this.#running = undefined;
    this.#next = undefined;
  }

  /** The oldest batch that whoever is signed in did not bring to its end, and no other page has. */
  async resumable(): Promise<SavedBatch<BrowserPhoto> | undefined> {
    const owner = this.#owner;
    if (owner === undefined) return undefined;
    const { batchesOf, savedBatch } = await storage();
    for (const id of (await batchesOf(owner, Date.now())).resumable) {
      const release = await takeBatch(id);
      release?.();
      if (release) return savedBatch(id);
    }
    return undefined;
  }

  /**
   * Keeps the board of the batch that ran last, once all of its photos are kept.
   *
   * @returns until when, in milliseconds since 1970; nothing where it is not kept
   */
  async saveBoard(board: Board): Promise<number | undefined> {
    const running = this.#running;
    if (!running || !(await running.bytesKept)) return undefined;
    const createdMs = await (await storage()).saveBoard(running.id, board);
    return createdMs === undefined ? undefined : createdMs + SAVED_BATCH_MS;
  }

  /** Takes the latest finished batch of whoever is signed in, for this page alone, where no other page has it. */
  async takeBoard(): Promise<SavedBoard | undefined> {
    const owner = this.#owner;
    if (owner === undefined || this.#running) return undefined;
    const { batchesOf, savedBatch } = await storage();
    for (const { id, board, createdMs } of (await batchesOf(owner, Date.now())).finished.toReversed()) {
      const release = await takeBatch(id);
      const batch = release && (await savedBatch(id));
      if (!release || !batch) continue;
      this.#running = { id, release, bytesKept: Promise.resolve(true) };
      return { ...board, photos: batch.photos, savedUntilMs: createdMs + SAVED_BATCH_MS };
    }
    return undefined;
  }

  /** Takes such a batch, as it is kept by now; nothing where another page has it, or it is kept no more. */
  async take(id: string): Promise<SavedBatch<BrowserPhoto> | undefined> {
    const release = await takeBatch(id);
    if (!release) return undefined;
    const batch = await (await storage()).savedBatch(id);
    if (batch) this.#next = { id, release, bytesKept: Promise.resolve(false) };
    else release();
    return batch;
  }

  /** Forgets a batch that was taken and is not wanted. */
  async discard(id: string): Promise<void> {
    await (await storage()).forgetBatch(id);
    this.#next?.release();
    this.#next = undefined;
  }

  async #keep(running: Taken, photos: readonly BrowserPhoto[], placing: NamingOptions): Promise<void> {
    const owner = this.#owner;
    if (owner === undefined) throw new AppError({ code: 'sign-in-required', details: {} });
    running.release = (await takeBatch(running.id)) ?? nothing;
    await (await storage()).saveBatch({ id: running.id, owner, placing }, photos);
  }

  /** @returns whether all of them are kept */
  async #keepBytes(id: string, photos: readonly BrowserPhoto[]): Promise<boolean> {
    const { saveBytes } = await storage();
    if (!(await hasRoomFor(photos))) {
      this.#options.onNotSaved('no-room');
      return false;
    }
    for (const photo of photos) if (this.#running?.id !== id || !(await saveBytes(id, photo))) return false;
    return true;
  }

  #tellNotKept(error: unknown): void {
    console.warn('A batch could not be kept', error);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    this.#options.onNotSaved(isFull ? 'no-room' : 'no-answer');
  }
}

async function hasRoomFor(photos: readonly BrowserPhoto[]): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return photos.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) < quota - usage;
}

function nothing(): void {}
