import { AppError, type FailureCode } from '#core/failure.ts';
import type { Usage } from '#core/quota.ts';
import type { Described, Ledger, Ports } from '#pipeline/ports.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import type { AnalysisService } from './analysis-service.ts';

/** What is known of a batch, and where more of it is kept. */
export interface BatchJournal {
  readonly leaseId?: string;
  /** Of photos of this batch, by their ids. */
  readonly described: ReadonlyMap<string, Described>;
  readonly saveLease: (leaseId: string) => Promise<void>;
  readonly saveDescribed: (photoId: string, described: Described) => Promise<void>;
}

/** The lease of a batch that has nothing left to ask the server for. */
const NO_LEASE = '';

/**
 * Ports with which a batch can be run again: photos that are described are neither decoded nor sent, and the lease is
 * the one that was asked for before. What fails is tried again by `organize`.
 */
export function resumablePorts(
  local: Pick<Ports<BrowserPhoto>, 'reader' | 'decoder' | 'archive'>,
  server: AnalysisService,
  batch: BatchJournal,
): Ports<BrowserPhoto> {
  return {
    ...local,
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

/** Asks for the lease of a batch. Asked again after a failure, it goes on with the step that failed. */
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
      // The lease is over, or the month has no room for all of it again: only the rest is asked for.
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
