import type { Board } from '#core/board/board.ts';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import { AppError } from '#core/failure.ts';
import { placeOf } from '../files/file-place.ts';
import { STORE_PATIENCE_MS } from '../limits.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { takeBatch } from './batch-lock.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import type { PlacedBatch, ReadAgain } from '../files/read-again.ts';
import type { BatchJournal } from '../archives/resumable-ports.ts';
import { whyNoRoom } from '../room-for-bytes.ts';
import { withTimeout } from '../with-timeout.ts';

/** Loads the code for storing batches only when needed. */
const storage = () => import('./stored-batches.ts');
const reading = () => import('../files/read-again.ts');
type Store = Awaited<ReturnType<typeof storage>>;

/**
 * Why a batch isn't saved: its photos are too large to be copied (its progress is saved), there is no room for them,
 * a newer version of the site has saved batches here, or IndexedDB doesn't respond or fails.
 */
export type NotSaved = 'too-large' | 'no-room' | 'newer' | 'no-answer';

/** The owner of batches that begin while nobody is signed in. */
const NOBODY = '';

export interface SavingOptions {
  /** Called if a running batch isn't saved completely, so that it can't resume by itself after the page is closed. */
  readonly onNotSaved: (why: NotSaved) => void;
  /**
   * Whether to save the locations of dropped files instead of a copy. The browser then has to ask the user before
   * they are read again, which Chromium doesn't do in an extension's side panel.
   */
  readonly keepsPlaces?: boolean;
}

/** A batch locked by this page, and a function that releases it for other pages. */
interface Taken {
  readonly id: string;
  release: () => void;
  /** Resolves to whether the photos are saved: the bytes of all, or their locations. */
  isKept: Promise<boolean>;
  photos: readonly BrowserPhoto[];
  /** Photos saved by location instead of by their bytes. */
  placed: readonly BrowserPhoto[];
}

/** A saved finished batch with its photos. */
export interface SavedBoard extends Board {
  readonly photos: readonly BrowserPhoto[];
  /** The number of its records that were damaged and left out. */
  readonly damaged: number;
  readonly savedUntilMs: number;
  /** Whether the person closed it. */
  readonly isPutAway: boolean;
}

/** The saved batches of one page: the running one and earlier ones. See [Note: Stored batch]. */
export class SavedBatches {
  readonly #options: SavingOptions;
  #tellOwner: () => void = nothing;
  readonly #ownerKnown = new Promise<void>((resolve) => (this.#tellOwner = resolve));
  #owner: string | undefined;
  #running: Taken | undefined;
  /** An earlier batch that this page has claimed but not started. */
  #next: Taken | undefined;

  constructor(options: SavingOptions) {
    this.#options = options;
  }

  /**
   * Saves batches under this account from now on, and offers the account's own. A batch that begins before the first
   * call waits for it, because a session may be confirmed only after the user has started a batch.
   *
   * @param owner the account's subject; undefined if nobody is signed in. A batch without an owner is offered only
   * while nobody is signed in, because an account's photos may be analyzed elsewhere than on this device.
   */
  belongTo(owner: string | undefined): void {
    this.#owner = owner ?? NOBODY;
    this.#tellOwner();
  }

  /**
   * Saves a batch that begins, or resumes a claimed one. A batch that can't be saved runs anyway, and waits for the
   * account and for IndexedDB no longer than `STORE_PATIENCE_MS`; it just can't be resumed after the page is closed.
   */
  begin(
    photos: readonly BrowserPhoto[],
    placing: NamingOptions,
    earlier: SavedBatch<BrowserPhoto> | undefined,
  ): BatchJournal {
    // The rest of an earlier batch is already on this page's table, or the user gave it up.
    if (this.#owner !== undefined) this.forget();
    const id = earlier?.id ?? crypto.randomUUID();
    const next = this.#next;
    this.#next = undefined;
    if (next?.id !== id) next?.release();
    const running = next?.id === id ? next : takenAs(id);
    running.photos = photos;
    this.#running = running;
    const missing = earlier && new Set(earlier.missing.map((photo) => photo.id));
    const unsaved = photos.filter((photo) => !missing || missing.has(photo.id));
    const picked = new Set(photos.map((photo) => photo.id));
    const described = [...(earlier?.described ?? [])].filter(([photoId]) => picked.has(photoId));

    let isKept = true;
    const fail = (error: unknown) => {
      if (isKept) this.#tellNotKept(error);
      isKept = false;
    };
    /** Each step waits until the batch itself is saved; after a failed step, the others are skipped. */
    const step = (keep: (store: Store) => Promise<void>) => {
      const kept = async () => {
        await begun;
        if (isKept) await withTimeout(STORE_PATIENCE_MS, storage().then(keep));
      };
      return kept().catch(fail);
    };
    const begun = earlier
      ? Promise.resolve(this.#options.keepsPlaces ?? false)
      : withTimeout(STORE_PATIENCE_MS, this.#keep(running, photos, placing)).catch(fail);
    running.isKept = begun
      .then((keepsPlaces) => {
        const isPlaced = (photo: BrowserPhoto) =>
          keepsPlaces === true && withItsCompanions(photo).every(({ file }) => placeOf(file));
        running.placed = unsaved.filter(isPlaced);
        const toCopy = unsaved.filter((photo) => !isPlaced(photo));
        return isKept && this.#keepBytes(id, toCopy, this.#options.onNotSaved);
      })
      .catch((error: unknown) => {
        this.#tellNotKept(error);
        return false;
      });
    return {
      leases: earlier?.leases ?? [],
      described: new Map(described),
      saveLease: (lease) => step((store) => store.saveLease(id, lease)),
      saveDescribed: (photoId, known) => step((store) => store.saveDescribed(id, photoId, known)),
    };
  }

  /** Deletes the running or last batch, which has ended. */
  forget(): void {
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    storage()
      .then(({ forgetBatch }) => forgetBatch(running.id))
      .catch((error: unknown) => console.warn('Deleting a batch failed', error))
      .finally(() => running.release());
  }

  /** Saves whether the person closed the board. Its record stays until another batch begins. */
  async putAway(isPutAway: boolean): Promise<void> {
    if (this.#running) await (await storage()).savePutAway(this.#running.id, isPutAway);
  }

  /** Releases the batches of this page for other pages. */
  release(): void {
    this.#running?.release();
    this.#next?.release();
    this.#running = undefined;
    this.#next = undefined;
  }

  /**
   * Returns the oldest unfinished batch, held by no other page, of the signed-in user or, if nobody is signed in, of
   * nobody.
   */
  async resumable(): Promise<PlacedBatch | undefined> {
    const owner = this.#owner;
    if (owner === undefined) return undefined;
    const { batchesOf, savedBatch } = await storage();
    for (const id of (await batchesOf(owner, Date.now())).resumable) {
      const release = await takeBatch(id);
      release?.();
      if (!release) continue;
      const batch = await savedBatch(id);
      // The user gesture that asks for permission must not wait for code to load.
      if (batch && batch.places.size > 0) await reading();
      return batch;
    }
    return undefined;
  }

  /** Reads photos again from their locations; see `readAgain` in `read-again.ts`. */
  async readAgain(batch: PlacedBatch, onAnswered: () => void): Promise<ReadAgain> {
    return (await reading()).readAgain(batch, onAnswered);
  }

  /**
   * Saves the board of the last batch, once the bytes of all its photos are saved. A board is restored automatically,
   * without a user gesture that could ask for permission to read, so photos read from their locations are copied now.
   *
   * @returns until when it is kept, in milliseconds since 1970; undefined if it isn't saved
   */
  async saveBoard(board: Board): Promise<number | undefined> {
    const running = this.#running;
    if (!running || !(await running.isKept)) return undefined;
    if (running.placed.length > 0) running.isKept = this.#copyPlaced(running);
    if (!(await running.isKept)) return undefined;
    const createdMs = await (await storage()).saveBoard(running.id, board);
    return createdMs === undefined ? undefined : createdMs + SAVED_BATCH_MS;
  }

  /**
   * Claims the current user's latest finished batch that no other page has, and locks it for this page. A batch
   * without an owner also belongs to those who sign in after it: showing it sends nothing.
   */
  async takeBoard(): Promise<SavedBoard | undefined> {
    const owner = this.#owner;
    if (owner === undefined || this.#running) return undefined;
    const { batchesOf, savedBoard } = await storage();
    const owners = [...new Set([owner, NOBODY])];
    const own = await Promise.all(owners.map(async (one) => (await batchesOf(one, Date.now())).finished));
    for (const { id, createdMs } of own.flatMap((finished) => finished.toReversed())) {
      const release = await takeBatch(id);
      const board = release && (await savedBoard(id));
      if (!board) release?.();
      if (!release || !board) continue;
      this.#running = { ...takenAs(id, release), isKept: Promise.resolve(true) };
      return { ...board, savedUntilMs: createdMs + SAVED_BATCH_MS };
    }
    return undefined;
  }

  /** Claims a resumable batch in its saved state; undefined if another page has it or it is no longer saved. */
  async take(id: string): Promise<PlacedBatch | undefined> {
    const release = await takeBatch(id);
    if (!release) return undefined;
    const batch = await (await storage()).savedBatch(id);
    if (batch) this.#next = takenAs(id, release);
    else release();
    return batch;
  }

  /** Deletes a batch that was claimed but isn't wanted. */
  async discard(id: string): Promise<void> {
    await (await storage()).forgetBatch(id);
    this.#next?.release();
    this.#next = undefined;
  }

  /** @returns whether the files' locations are saved */
  async #keep(running: Taken, photos: readonly BrowserPhoto[], placing: NamingOptions): Promise<boolean> {
    await this.#ownerKnown;
    const owner = this.#owner ?? NOBODY;
    running.release = (await takeBatch(running.id)) ?? nothing;
    const keepsPlaces = this.#options.keepsPlaces ?? false;
    return (await storage()).saveBatch({ id: running.id, owner, placing }, photos, keepsPlaces);
  }

  /** @returns whether the bytes of all of them are saved */
  async #keepBytes(
    id: string,
    photos: readonly BrowserPhoto[],
    onNotSaved: (why: NotSaved) => void,
  ): Promise<boolean> {
    if (photos.length === 0) return true;
    const { saveBytes } = await storage();
    const why = await whyNoRoom(photos);
    if (why !== undefined) {
      onNotSaved(why);
      return false;
    }
    for (const photo of photos.flatMap(withItsCompanions)) {
      if (this.#running?.id !== id || !(await saveBytes(id, photo))) return false;
    }
    return true;
  }

  /** Copies the bytes of those photos. A failure isn't reported here: the board shows it. @returns whether it worked */
  async #copyPlaced(running: Taken): Promise<boolean> {
    const { id, photos, placed } = running;
    running.placed = [];
    try {
      return (await whyNoRoom(photos)) === undefined && (await this.#keepBytes(id, placed, nothing));
    } catch (error) {
      console.warn('Saving the photos of a board failed', error);
      return false;
    }
  }

  #tellNotKept(error: unknown): void {
    console.warn('Saving a batch failed', error);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const isNewer = error instanceof AppError && error.failure.code === 'record-newer';
    this.#options.onNotSaved(isFull ? 'no-room' : isNewer ? 'newer' : 'no-answer');
  }
}

function takenAs(id: string, release = nothing): Taken {
  return { id, release, isKept: Promise.resolve(false), photos: [], placed: [] };
}

function nothing(): void {}
