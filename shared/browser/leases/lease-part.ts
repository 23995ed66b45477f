import { AppError, type FailureCode } from '#core/failure.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { BatchLease } from '#pipeline/ports.ts';
import type { SavedLease } from '#pipeline/saved-batch.ts';
import type { AnalysisService } from '../service/analysis-service.ts';

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
export class LeasePart {
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
