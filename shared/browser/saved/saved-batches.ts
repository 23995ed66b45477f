import { canResumeLater } from '#core/batch/batch.ts';
import type { Board } from '#core/board/board.ts';
import { SAVED_BATCH_MS } from '#core/limits.ts';
import { placeOf } from '../files/file-place.ts';
import { STORE_PATIENCE_MS } from '../limits.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { takeBatch } from './batch-lock.ts';
import { type BrowserPhoto, withItsCompanions } from '../files/browser-photo.ts';
import type { PlacedBatch, ReadAgain } from '../files/read-again.ts';
import type { BatchJournal } from '../archives/resumable-ports.ts';
import { whyNoRoom } from '../room-for-bytes.ts';
import { keepBytes } from './keep-bytes.ts';
import { boardsInTurn } from './own-batches.ts';
import { type BatchesOptions, type SavingOptions, type Store, whyNotSaved } from './saving-options.ts';
import { savingJournal } from './saving-journal.ts';
import type { StoredBoard } from './stored-batches.ts';
import { nothing, type Taken, takenAs } from './taken-batch.ts';
import { withTimeout } from '../with-timeout.ts';

const storage = () => import('./stored-batches.ts');
const reading = () => import('../files/read-again.ts');
export type { NotSaved, SavingOptions } from './saving-options.ts';

/** The owner of batches that begin while nobody is signed in. */
const NOBODY = '';

export interface SavedBoard extends StoredBoard {
  readonly savedUntilMs: number;
}

/** The saved batches of one page: the running one and earlier ones. See [Note: Stored batch]. */
export class SavedBatches {
  readonly #options: BatchesOptions;
  readonly #load: () => Promise<Store>;
  #tellOwner: () => void = nothing;
  readonly #ownerKnown = new Promise<void>((resolve) => (this.#tellOwner = resolve));
  #owner: string | undefined;
  #running: Taken | undefined;
  /** The batch whose board the person closed; kept until another batch has really begun. */
  #away: Taken | undefined;
  /** An earlier batch that this page has claimed but not started. */
  #next: Taken | undefined;

  constructor(options: BatchesOptions) {
    this.#options = options;
    this.#load = options.load ?? storage;
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
   * Saves a batch that begins, or resumes a claimed one. A batch that can't be saved runs anyway, after waiting for
   * account and IndexedDB for at most `STORE_PATIENCE_MS`; it can't be resumed after the page is closed.
   */
  begin(
    photos: readonly BrowserPhoto[],
    placing: NamingOptions,
    earlier: SavedBatch<BrowserPhoto> | undefined,
  ): BatchJournal {
    // The rest of an earlier batch is already on this page's table, or the user gave it up. A closed board stays.
    const before = this.#owner === undefined ? undefined : this.#running;
    const id = earlier?.id ?? crypto.randomUUID();
    const next = this.#next;
    this.#next = undefined;
    if (next?.id !== id) next?.release();
    const running = next?.id === id ? next : takenAs(id);
    running.photos = photos;
    this.#running = running;
    const missing = earlier && new Set(earlier.missing.map((photo) => photo.id));
    const unsaved = photos.filter((photo) => !missing || missing.has(photo.id));
    let isKept = true;
    const fail = (error: unknown) => {
      if (isKept) this.#tellNotKept(error);
      isKept = false;
    };
    const begun = earlier
      ? Promise.resolve(this.#options.keepsPlaces ?? false)
      : withTimeout(STORE_PATIENCE_MS, this.#keep(running, photos, placing)).catch(fail);
    // An earlier batch that no other replaces is offered again.
    const replaced = begun.then(() => before && (isKept ? this.#delete(before) : before.release()));
    running.isKept = begun
      .then(async (keepsPlaces) => {
        await replaced;
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
    return savingJournal({
      id,
      photos,
      earlier,
      load: this.#load,
      begun,
      isKept: () => isKept,
      onFailed: fail,
    });
  }

  /** Deletes the running or last batch, which has ended. */
  forget(): void {
    const running = this.#running;
    this.#running = undefined;
    if (running) void this.#delete(running);
  }

  /** Deletes the batch whose board the person closed. */
  forgetPutAway(): void {
    const away = this.#away;
    this.#away = undefined;
    if (away) void this.#delete(away);
  }

  /** Saves whether the person closed the board. Its record stays until another batch has begun. */
  async putAway(isPutAway: boolean): Promise<void> {
    const batch = isPutAway ? this.#running : this.#away;
    if (!batch) return;
    if (isPutAway) {
      this.forgetPutAway();
      this.#away = batch;
      this.#running = undefined;
    } else {
      // A batch that could not begin meanwhile can be resumed later.
      this.#running?.release();
      this.#running = batch;
      this.#away = undefined;
    }
    await (await this.#load()).savePutAway(batch.id, isPutAway);
  }

  /** Releases the batches of this page for other pages. */
  release(): void {
    for (const batch of [this.#running, this.#away, this.#next]) batch?.release();
    this.#running = undefined;
    this.#away = undefined;
    this.#next = undefined;
  }

  /**
   * Returns the oldest unfinished batch, held by no other page, of the signed-in user or, if nobody is signed in, of
   * nobody. Those whose board the person closed, and of which no page has it any more, are deleted.
   */
  async resumable(): Promise<PlacedBatch | undefined> {
    const owner = this.#owner;
    if (owner === undefined) return undefined;
    const { batchesOf, savedBatch } = await this.#load();
    const { resumable, closed } = await batchesOf(owner, Date.now());
    this.#deleteClosed(closed).catch((error: unknown) =>
      console.warn('Deleting closed batches failed', error),
    );
    for (const id of resumable) {
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
   * Saves the board of the last batch, once the bytes of all its photos are saved. A board returns without a click that
   * could ask for permission to read, so photos at their locations are copied now. A batch that was cut off is resumed
   * instead of shown, unless it has a board already: only its people are saved.
   *
   * @returns until when it is kept, in milliseconds since 1970; undefined if it isn't saved
   */
  async saveBoard(board: Board): Promise<number | undefined> {
    const running = this.#running;
    if (!running || !(await running.isKept)) return undefined;
    if (canResumeLater(board.state) && !running.hasBoard) {
      await (await this.#load()).savePeople(running.id, board.people);
      return undefined;
    }
    if (running.placed.length > 0) running.isKept = this.#copyPlaced(running);
    if (!(await running.isKept)) return undefined;
    const createdMs = await (await this.#load()).saveBoard(running.id, board);
    running.hasBoard = createdMs !== undefined;
    return createdMs === undefined ? undefined : createdMs + SAVED_BATCH_MS;
  }

  /**
   * Claims the current user's latest finished batch that no other page has, and locks it for this page; an open board
   * comes before a closed one. A batch without an owner also belongs to those who sign in after it: showing it sends
   * nothing.
   */
  async takeBoard(): Promise<SavedBoard | undefined> {
    const owner = this.#owner;
    if (owner === undefined || this.#running || this.#away) return undefined;
    const { batchesOf, savedBoard } = await this.#load();
    const owners = [...new Set([owner, NOBODY])];
    const own = await Promise.all(owners.map(async (one) => (await batchesOf(one, Date.now())).finished));
    for (const { id, createdMs } of boardsInTurn(own)) {
      const release = await takeBatch(id);
      const board = release && (await savedBoard(id));
      if (!board) release?.();
      if (!release || !board) continue;
      const isKept = Promise.resolve(true);
      const taken = { ...takenAs(id, release), isKept, photos: board.photos, hasBoard: true };
      if (board.isPutAway) this.#away = taken;
      else this.#running = taken;
      return { ...board, savedUntilMs: createdMs + SAVED_BATCH_MS };
    }
    return undefined;
  }

  /** Claims a resumable batch in its saved state; undefined if another page has it or it is no longer saved. */
  async take(id: string): Promise<PlacedBatch | undefined> {
    const release = await takeBatch(id);
    if (!release) return undefined;
    const batch = await (await this.#load()).savedBatch(id);
    if (batch) this.#next = takenAs(id, release);
    else release();
    return batch;
  }

  /** Deletes a batch that was claimed but isn't wanted. */
  async discard(id: string): Promise<void> {
    await (await this.#load()).forgetBatch(id);
    this.#next?.release();
    this.#next = undefined;
  }

  /** @returns whether the files' locations are saved */
  async #keep(running: Taken, photos: readonly BrowserPhoto[], placing: NamingOptions): Promise<boolean> {
    await this.#ownerKnown;
    const owner = this.#owner ?? NOBODY;
    running.release = (await takeBatch(running.id)) ?? nothing;
    const keepsPlaces = this.#options.keepsPlaces ?? false;
    return (await this.#load()).saveBatch({ id: running.id, owner, placing }, photos, keepsPlaces);
  }

  /** @returns whether the bytes of all of them are saved */
  #keepBytes(id: string, photos: readonly BrowserPhoto[], onNotSaved: SavingOptions['onNotSaved']) {
    const isHere = () => this.#running?.id === id || this.#away?.id === id;
    return keepBytes(this.#load, { id, photos, isHere, onNotSaved });
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

  /** Deletes a batch with what is stored about its photos, and then releases it. */
  async #delete(batch: Taken, photoIds: readonly string[] = batch.photos.map(({ id }) => id)): Promise<void> {
    const { forgetPhotos } = this.#options;
    await Promise.all([
      this.#load().then((store) => store.forgetBatch(batch.id)),
      forgetPhotos(new Set(photoIds)),
    ])
      .catch((error: unknown) => console.warn('Deleting a batch failed', error))
      .finally(() => batch.release());
  }

  /** Deletes batches that no page has any more. */
  async #deleteClosed(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const release = await takeBatch(id);
      const batch = release && (await (await this.#load()).savedBatch(id));
      if (batch) void this.#delete(takenAs(id, release), batch.order);
      else release?.();
    }
  }

  #tellNotKept(error: unknown): void {
    console.warn('Saving a batch failed', error);
    this.#options.onNotSaved(whyNotSaved(error));
  }
}
