import { AppError, type FailureCode } from '#core/failure.ts';
import type { Usage } from '#core/quota.ts';
import type { Described, Ledger, Ports } from '#pipeline/ports.ts';
import { browserGrouping } from './alike/browser-grouping.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import type { AnalysisService } from './analysis-service.ts';

/** The known results of a batch, and functions to save further ones. */
export interface BatchJournal {
  readonly leaseId?: string;
  /** By id, for photos of this batch. */
  readonly described: ReadonlyMap<string, Described>;
  readonly saveLease: (leaseId: string) => Promise<void>;
  readonly saveDescribed: (photoId: string, described: Described) => Promise<void>;
}

/** The lease id of a batch that has nothing left to request from the server. */
const NO_LEASE = '';

/**
 * Ports with which a batch can be resumed: described photos are neither decoded nor sent again, and the batch
 * keeps its earlier lease. `organize` retries failures.
 */
export function resumablePorts(
  local: Pick<Ports<BrowserPhoto>, 'reader' | 'decoder' | 'archive'>,
  server: AnalysisService,
  batch: BatchJournal,
): Ports<BrowserPhoto> {
  return {
    ...local,
    grouping: browserGrouping,
    journal: {
      described: (photoId) => batch.described.get(photoId),
      record: batch.saveDescribed,
    },
    analyzer: {
      describe: (image, { photoId, lease }, signal) =>
        server.describe(image, { photoId, leaseId: lease.id }, signal),
    },
    ledger: {
      reserve: leaseRequest(server, batch),
      settle: async ({ id, usage }) => (id === NO_LEASE ? usage : server.settle(id)),
    },
  };
}

/** Requests the lease of a batch. A call after a failure continues with the failed step. */
function leaseRequest(server: AnalysisService, batch: BatchJournal): Ledger['reserve'] {
  const earlier = batch.leaseId;
  let isOver = false;
  let settled: Usage | undefined;
  let newId: string | undefined;

  const reserveAnew = async (photos: number, signal: AbortSignal) => {
    if (newId === undefined) {
      newId = crypto.randomUUID();
      await batch.saveLease(newId);
    }
    return server.reserve(photos, newId, signal);
  };
  return async (photos, signal) => {
    if (earlier === undefined) return reserveAnew(photos, signal);
    try {
      if (!isOver) return await server.reserve(photos, earlier, signal);
    } catch (error) {
      // The lease is over, or the month's quota no longer covers the whole batch: reserves only the rest.
      if (!isOneOf(error, ['lease-unknown', 'quota-exceeded'])) throw error;
      isOver = true;
    }
    settled ??= await server.settle(earlier);
    const left = photos - batch.described.size;
    return left > 0 ? reserveAnew(left, signal) : { id: NO_LEASE, usage: settled };
  };
}

function isOneOf(error: unknown, codes: readonly FailureCode[]): boolean {
  return error instanceof AppError && codes.includes(error.failure.code);
}
