import { AppError, type FailureCode } from '#core/failure.ts';
import { nextPeriod } from '#core/accounts/period.ts';
import type { LeaseLimits } from '#core/accounts/plan.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { BatchLease, Described, Ledger } from '#pipeline/ports.ts';
import type { SavedLease } from '#pipeline/saved-batch.ts';
import type { AnalysisService } from '../service/analysis-service.ts';

interface LeasesOptions {
  readonly service: AnalysisService;
  readonly limits: LeaseLimits;
  /** The leases from earlier runs of this batch, oldest first. */
  readonly earlier: readonly SavedLease[];
  /** The results that earlier runs recorded, by photo id. */
  readonly described: ReadonlyMap<string, Described>;
  /** Saves a lease before it is requested. */
  readonly saveLease: (lease: SavedLease) => Promise<void>;
}

/**
 * Manages the leases of one batch. A service accepts a limited number of photos at once, so a larger batch has
 * several leases: each is reserved when its first photo is described and settled when its last one is recorded. A
 * call after a failure continues with the failed step. To the pipeline, it is a single ledger.
 */
export class LeasesInTurn implements Ledger {
  readonly #options: LeasesOptions;
  #parts: readonly LeasePart[] = [];
  #byPhoto: ReadonlyMap<string, LeasePart> = new Map();
  #usage: Usage | undefined;

  constructor(options: LeasesOptions) {
    this.#options = options;
  }

  /**
   * Reserves the first photos that aren't described yet.
   *
   * @param photoIds all photos of the batch, in the order picked
   * @throws {AppError} `quota-exceeded` if the month has no room for all of them; then none is counted
   */
  async reserve(photoIds: readonly string[], signal: AbortSignal): Promise<BatchLease> {
    if (this.#parts.length === 0) this.#divide(photoIds);
    const first = this.#parts.find((part) => part.isOpen);
    // Nothing remains to be described: settling returns the usage.
    if (!first) return { id: '', usage: await this.settle() };
    const lease = await first.lease(signal);
    if (this.#options.earlier.length === 0) await this.#requireRoom(photoIds.length, first, lease.usage);
    return lease;
  }

  /**
   * Returns the lease under which a photo is described, reserved if this photo is the first of its part.
   *
   * @throws {AppError} `quota-exceeded` if other batches have used up the month in the meantime; `lease-unknown` for
   * a photo that isn't in the batch
   */
  async leaseOf(photoId: string, signal: AbortSignal): Promise<BatchLease> {
    const part = this.#byPhoto.get(photoId);
    if (!part) throw new AppError({ code: 'lease-unknown', details: {} });
    return part.lease(signal);
  }

  /** Marks a photo as described and recorded. Settles its lease after the last one. */
  recorded(photoId: string): void {
    const part = this.#byPhoto.get(photoId);
    part?.recorded(photoId);
    // If that fails, the end of the batch settles it.
    if (part && !part.isOpen) this.#settlePart(part).catch(() => undefined);
  }

  /** Settles the leases that aren't settled yet. A failure doesn't prevent settling the others. */
  async settle(): Promise<Usage> {
    const failures: unknown[] = [];
    for (const part of this.#parts) {
      await this.#settlePart(part).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    return (this.#usage ??= await this.#options.service.settle(crypto.randomUUID()));
  }

  #divide(photoIds: readonly string[]): void {
    const { service, limits, earlier, described, saveLease } = this.#options;
    const waiting = new Set(photoIds);
    const groups: { readonly photoIds: readonly string[]; readonly earlier?: SavedLease }[] = [];
    // Newest first: photos left over from an expired lease have been reserved again.
    for (const lease of earlier.toReversed()) {
      if (lease.photoIds.length > limits.photosPerBatch) continue;
      groups.unshift({ photoIds: lease.photoIds.filter((id) => waiting.delete(id)), earlier: lease });
    }
    const rest = photoIds.filter((id) => waiting.has(id));
    for (let from = 0; from < rest.length; from += limits.photosPerBatch) {
      groups.push({ photoIds: rest.slice(from, from + limits.photosPerBatch) });
    }
    this.#parts = groups.map(({ photoIds: own, earlier: lease }) => {
      const open = own.filter((id) => !described.has(id));
      return new LeasePart({ service, saveLease, photoIds: own, open, earlier: lease });
    });
    this.#byPhoto = new Map(this.#parts.flatMap((part) => part.photoIds.map((id) => [id, part] as const)));
  }

  /** Releases the first lease if the month has no room for the others. */
  async #requireRoom(photos: number, first: LeasePart, { period, count }: Usage): Promise<void> {
    const limit = this.#options.limits.photosPerMonth;
    if (limit === 'unlimited') return;
    const before = count - first.photoIds.length;
    if (before + photos <= limit) return;
    // If that fails, the lease expires.
    await this.#settlePart(first).catch(() => undefined);
    const left = Math.max(0, limit - before);
    throw new AppError({
      code: 'quota-exceeded',
      details: { limit, resetsOn: nextPeriod(period), left, photos },
    });
  }

  async #settlePart(part: LeasePart): Promise<void> {
    this.#usage = (await part.settle()) ?? this.#usage;
  }
}

interface LeasePartOptions {
  readonly service: AnalysisService;
  readonly photoIds: readonly string[];
  /** The photos that aren't described yet. */
  readonly open: readonly string[];
  /** The lease of an earlier run. */
  readonly earlier?: SavedLease | undefined;
  readonly saveLease: (lease: SavedLease) => Promise<void>;
}

/** The photos of a batch that share a lease. */
class LeasePart {
  readonly #options: LeasePartOptions;
  readonly #open: Set<string>;
  /** The id of a lease that is requested or reserved, until it is settled. */
  #id: string | undefined;
  #lease: Promise<BatchLease> | undefined;
  #settling: Promise<Usage | undefined> | undefined;
  #isEarlierOver = false;
  /** The photos that a new lease reserves, the same on each attempt. */
  #rest: readonly string[] = [];

  constructor(options: LeasePartOptions) {
    this.#options = options;
    this.#open = new Set(options.open);
    this.#id = options.earlier?.id;
  }

  get photoIds(): readonly string[] {
    return this.#options.photoIds;
  }

  /** Whether any photos remain to be described. */
  get isOpen(): boolean {
    return this.#open.size > 0;
  }

  recorded(photoId: string): void {
    this.#open.delete(photoId);
  }

  /**
   * Returns its lease, reserved at the first call. A call after a failure continues with the failed step.
   *
   * @throws {AppError} `quota-exceeded`, `sign-in-required`, and anything else that the service throws
   */
  lease(signal: AbortSignal): Promise<BatchLease> {
    this.#lease ??= this.#request(signal).catch((error: unknown) => {
      this.#lease = undefined;
      throw error;
    });
    return this.#lease;
  }

  /**
   * Settles its lease.
   *
   * @returns the usage; undefined if there is no lease, or it was settled before
   */
  settle(): Promise<Usage | undefined> {
    this.#settling ??= this.#settleNow().finally(() => (this.#settling = undefined));
    return this.#settling;
  }

  async #settleNow(): Promise<Usage | undefined> {
    const id = this.#id;
    if (id === undefined) return undefined;
    const usage = await this.#options.service.settle(id);
    this.#id = undefined;
    return usage;
  }

  async #request(signal: AbortSignal): Promise<BatchLease> {
    const { service, earlier, saveLease } = this.#options;
    if (earlier && this.#id === earlier.id) {
      try {
        if (!this.#isEarlierOver) return await service.reserve(earlier.photoIds.length, earlier.id, signal);
      } catch (error) {
        // The lease is over, or the month's quota no longer covers all of it: reserves only the rest.
        if (!isOneOf(error, ['lease-unknown', 'quota-exceeded'])) throw error;
        this.#isEarlierOver = true;
      }
      await this.settle();
    }
    if (this.#id === undefined) {
      const id = crypto.randomUUID();
      this.#rest = [...this.#open];
      await saveLease({ id, photoIds: this.#rest });
      this.#id = id;
    }
    return service.reserve(this.#rest.length, this.#id, signal);
  }
}

function isOneOf(error: unknown, codes: readonly FailureCode[]): boolean {
  return error instanceof AppError && codes.includes(error.failure.code);
}
