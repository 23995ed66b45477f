import type { BrowserPhoto } from '#browser/browser-photo.ts';
import { AppError, type FailureCode } from '#core/failure.ts';
import { PATIENCE } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/quota.ts';
import type { BatchLease, Ports } from '#pipeline/ports.ts';
import { withRetry } from '#pipeline/retry.ts';
import type { Described } from './stored-batches.ts';

/** The server as the panel reaches it. Every call may be repeated: the server counts by lease and photo. */
export interface RemoteServer {
  reserve(photos: number, leaseId: string, signal: AbortSignal): Promise<BatchLease>;
  describe(
    image: EncodedImage,
    context: { readonly photoId: string; readonly leaseId: string },
    signal: AbortSignal,
  ): Promise<string>;
  settle(leaseId: string): Promise<Usage>;
}

/** What is known of a batch, and where more of it is kept. */
export interface KnownBatch {
  readonly leaseId?: string;
  readonly described: ReadonlyMap<string, Described>;
  readonly keepLease: (leaseId: string) => Promise<void>;
  readonly keepDescribed: (photoId: string, described: Described) => Promise<void>;
}

/** In place of a picture that nobody will look at. */
const UNSEEN: EncodedImage = { bytes: new Uint8Array(), mediaType: 'image/jpeg' };

/** The lease of a batch that has nothing left to ask the server for. */
const NO_LEASE = '';

/**
 * Ports with which a batch can be run again: photos that are described are neither decoded nor sent, the lease is
 * the one that was asked for before, and a network that is gone is waited for.
 */
export function resumablePorts(
  local: Pick<Ports<BrowserPhoto>, 'reader' | 'decoder' | 'archive'>,
  server: RemoteServer,
  batch: KnownBatch,
): Ports<BrowserPhoto> {
  const takenAt = new Map<string, string>();

  const reserveAs = async (photos: number, leaseId: string, signal: AbortSignal) => {
    await batch.keepLease(leaseId);
    return patiently(() => server.reserve(photos, leaseId, signal), signal);
  };

  return {
    ...local,
    decoder: {
      decode: async (photo, format, signal) => {
        const known = batch.described.get(photo.id);
        if (known) return { image: UNSEEN, ...(known.takenAt ? { takenAt: known.takenAt } : {}) };
        const decoded = await local.decoder.decode(photo, format, signal);
        if (decoded.takenAt) takenAt.set(photo.id, decoded.takenAt);
        return decoded;
      },
    },
    analyzer: {
      describe: async (image, { photoId, lease }, signal) => {
        const known = batch.described.get(photoId);
        if (known) return known.description;
        const context = { photoId, leaseId: lease.id };
        const description = await patiently(() => server.describe(image, context, signal), signal);
        const taken = takenAt.get(photoId);
        await batch.keepDescribed(photoId, { description, ...(taken ? { takenAt: taken } : {}) });
        return description;
      },
    },
    ledger: {
      reserve: async (photos, signal) => {
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
      settle: async ({ id, usage }) => (id === NO_LEASE ? usage : server.settle(id)),
    },
  };
}

/** A network that is gone is waited for. */
function patiently<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  return withRetry(call, PATIENCE, signal);
}

function isOneOf(error: unknown, codes: readonly FailureCode[]): boolean {
  return error instanceof AppError && codes.includes(error.failure.code);
}
