import { AppError, type FailureCode } from '#core/failure.ts';
import type { Described, Ports } from '#pipeline/ports.ts';
import { type RetryPolicy, withRetry } from '#pipeline/retry.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import type { RemoteServer } from './remote-server.ts';

/** What is known of a batch, and where more of it is kept. */
export interface KnownBatch {
  readonly leaseId?: string;
  /** Of photos of this batch, by their ids. */
  readonly described: ReadonlyMap<string, Described>;
  readonly keepLease: (leaseId: string) => Promise<void>;
  readonly keepDescribed: (photoId: string, described: Described) => Promise<void>;
}

/** The lease of a batch that has nothing left to ask the server for. */
const NO_LEASE = '';

/**
 * Ports with which a batch can be run again: photos that are described are neither decoded nor sent, the lease is
 * the one that was asked for before, and what may pass, such as a network that is gone, is waited out.
 */
export function resumablePorts(
  local: Pick<Ports<BrowserPhoto>, 'reader' | 'decoder' | 'archive'>,
  server: RemoteServer,
  batch: KnownBatch,
  retry: RetryPolicy,
): Ports<BrowserPhoto> {
  let running: AbortSignal | undefined;
  const patiently = <Value>(call: () => Promise<Value>, signal: AbortSignal) =>
    withRetry(call, retry, signal);

  const reserveAs = async (photos: number, leaseId: string, signal: AbortSignal) => {
    await batch.keepLease(leaseId);
    return patiently(() => server.reserve(photos, leaseId, signal), signal);
  };

  return {
    ...local,
    analyzer: {
      retry,
      ...(server.mostAtOnce === undefined ? {} : { mostAtOnce: server.mostAtOnce }),
      known: (photoId) => batch.described.get(photoId),
      keep: batch.keepDescribed,
      describe: (image, { photoId, lease }, signal) =>
        server.describe(image, { photoId, leaseId: lease.id }, signal),
    },
    ledger: {
      reserve: async (photos, signal) => {
        running = signal;
        const earlier = batch.leaseId;
        if (earlier === undefined) return reserveAs(photos, crypto.randomUUID(), signal);
        try {
          return await patiently(() => server.reserve(photos, earlier, signal), signal);
        } catch (error) {
          // The lease is over, or the month has no room for all of it again: only the rest is asked for.
          if (!isOneOf(error, ['lease-unknown', 'quota-exceeded'])) throw error;
          const usage = await patiently(() => server.settle(earlier), signal);
          const left = photos - batch.described.size;
          return left > 0 ? reserveAs(left, crypto.randomUUID(), signal) : { id: NO_LEASE, usage };
        }
      },
      settle: async ({ id, usage }) => {
        if (id === NO_LEASE) return usage;
        // Nobody waits for the end of a batch that was stopped, and its lease ends by itself.
        return running && !running.aborted ? patiently(() => server.settle(id), running) : server.settle(id);
      },
    },
  };
}

function isOneOf(error: unknown, codes: readonly FailureCode[]): boolean {
  return error instanceof AppError && codes.includes(error.failure.code);
}
