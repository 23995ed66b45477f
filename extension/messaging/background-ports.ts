import type { Analyzer, Ledger } from '#pipeline/ports.ts';
import { background } from './background-client.ts';

/** Has photos described by way of the worker. */
export const backgroundAnalyzer: Analyzer = {
  describe: (image, { photoId, lease }, signal) =>
    background(signal).describe(image, { photoId, leaseId: lease.id }),
};

/**
 * Keeps count by way of the worker.
 *
 * @param leaseId a UUID, kept with the batch: a batch that goes on after a restart reserves under the same one
 */
export function createBackgroundLedger(leaseId: string): Ledger {
  return {
    reserve: async (photos, signal) => {
      const { leaseId: id, usage } = await background(signal).reserve(photos, leaseId);
      return { id, usage };
    },
    settle: ({ id }) => background().settle(id),
  };
}
