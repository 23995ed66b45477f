import { AppError } from '#core/failure.ts';
import type { Placing } from '#pipeline/place-photo.ts';
import type { StoredBatch } from '#pipeline/stored-batch.ts';
import { takeBatch } from './batch-lock.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import type { KnownBatch } from './resumable-ports.ts';

/** What stores batches comes with the first one. */
const storage = () => import('./stored-batches.ts');

export interface KeeperOptions {
  /** There is no room here for the photos' bytes: without them the page cannot go on by itself. */
  readonly onNoRoom: () => void;
}

/** A batch that this page has, and how to let others have it. */
interface Taken {
  readonly id: string;
  release: () => void;
}

/** The batches of one page: the one that runs, which is kept, and those of before. See [Note: Stored batch]. */
export class KeptBatches {
  readonly #options: KeeperOptions;
  #owner: string | undefined;
  #running: Taken | undefined;
  /** Taken from those of before, and not begun yet. */
  #next: Taken | undefined;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** From now on batches are kept for this account, and its own are offered. @param owner its subject */
  belongTo(owner: string | undefined): void {
    this.#owner = owner;
  }

  /**
   * Keeps a batch that begins, or goes on with one that was taken. Where there is no room to keep it, it runs all the
   * same; it just cannot go on after the page is closed.
   */
  begin(
    photos: readonly BrowserPhoto[],
    placing: Placing,
    earlier: StoredBatch<BrowserPhoto> | undefined,
  ): KnownBatch {
    // What was left of another one is on this table, or was given up.
    if (this.#owner !== undefined) this.forget();
    const id = earlier?.id ?? crypto.randomUUID();
    const next = this.#next;
    this.#next = undefined;
    if (next?.id !== id) next?.release();
    const running = next?.id === id ? next : { id, release: nothing };
    this.#running = running;
    const begun = earlier ? Promise.resolve() : this.#keep(running, photos, placing);
    const missing = earlier && new Set(earlier.missing.map((photo) => photo.id));
    const bytes = photos.filter((photo) => !missing || missing.has(photo.id));
    void attempt('kept', async () => {
      try {
        await begun;
        await this.#keepBytes(id, bytes);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
        this.#options.onNoRoom();
      }
    });
    const picked = new Set(photos.map((photo) => photo.id));
    const described = [...(earlier?.described ?? [])].filter(([photoId]) => picked.has(photoId));
    const whenBegun = (keep: (store: Awaited<ReturnType<typeof storage>>) => Promise<void>) =>
      attempt('kept', async () => {
        await begun;
        await keep(await storage());
      });
    return {
      ...(earlier?.leaseId === undefined ? {} : { leaseId: earlier.leaseId }),
      described: new Map(described),
      keepLease: (leaseId) => whenBegun((store) => store.keepLease(id, leaseId)),
      keepDescribed: (photoId, known) => whenBegun((store) => store.keepDescribed(id, photoId, known)),
    };
  }

  /** Forgets the batch that runs, or ran last: it is at its end. */
  forget(): void {
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    void attempt('forgotten', async () => (await storage()).forgetBatch(running.id)).then(() =>
      running.release(),
    );
  }

  /** Lets other pages have what this one has. */
  release(): void {
    this.#running?.release();
    this.#next?.release();
    this.#running = undefined;
    this.#next = undefined;
  }

  /** The oldest batch that whoever is signed in did not bring to its end, and no other page has. */
  async unfinished(): Promise<StoredBatch<BrowserPhoto> | undefined> {
    const owner = this.#owner;
    if (owner === undefined) return undefined;
    const { unfinishedBatches, storedBatch } = await storage();
    for (const id of await unfinishedBatches(owner, Date.now())) {
      const release = await takeBatch(id);
      release?.();
      if (release) return storedBatch(id);
    }
    return undefined;
  }

  /** Takes such a batch, as it is kept by now; nothing where another page has it, or it is kept no more. */
  async take(id: string): Promise<StoredBatch<BrowserPhoto> | undefined> {
    const release = await takeBatch(id);
    if (!release) return undefined;
    const batch = await (await storage()).storedBatch(id);
    if (batch) this.#next = { id, release };
    else release();
    return batch;
  }

  /** Forgets a batch that was taken and is not wanted. */
  async discard(id: string): Promise<void> {
    await (await storage()).forgetBatch(id);
    this.#next?.release();
    this.#next = undefined;
  }

  async #keep(running: Taken, photos: readonly BrowserPhoto[], placing: Placing): Promise<void> {
    const owner = this.#owner;
    if (owner === undefined) throw new AppError({ code: 'sign-in-required', details: {} });
    running.release = (await takeBatch(running.id)) ?? nothing;
    await (await storage()).keepBatch({ id: running.id, owner, placing }, photos);
  }

  async #keepBytes(id: string, photos: readonly BrowserPhoto[]): Promise<void> {
    const { keepFile } = await storage();
    if (!(await hasRoomFor(photos))) return this.#options.onNoRoom();
    for (const photo of photos) if (this.#running?.id !== id || !(await keepFile(id, photo))) return;
  }
}

async function hasRoomFor(photos: readonly BrowserPhoto[]): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return photos.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) < quota - usage;
}

/** Does what a batch can do without. */
function attempt(what: 'kept' | 'forgotten', act: () => Promise<void>): Promise<void> {
  return act().catch((error: unknown) => console.warn(`A batch could not be ${what}`, error));
}

function nothing(): void {}
