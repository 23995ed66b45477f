import type { Ledger } from '#pipeline/ports.ts';
import type { ApiClient } from './api-client.ts';

/** Keeps count on the server. */
export function createHttpLedger(api: ApiClient): Ledger {
  return {
    reserve: async (photos, signal) => {
      const { leaseId, usage } = await api.reserve(photos, signal);
      return { id: leaseId, usage };
    },
    settle: (lease) => api.settle(lease.id),
  };
}
