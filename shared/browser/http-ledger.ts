import type { Ledger } from '#pipeline/ports.ts';
import { reserveEndpoint, settleEndpoint } from '#protocol/batches.ts';
import type { ApiClient } from './api-client.ts';

/** Keeps count on the server. A batch is settled even when its page goes away. */
export function createHttpLedger(api: ApiClient): Ledger {
  return {
    reserve: async (photos, signal) => {
      const { leaseId, usage } = await api.call(reserveEndpoint, { body: { photos }, signal });
      return { id: leaseId, usage };
    },
    settle: async ({ id }) => {
      const options = { parameters: { leaseId: id }, body: {}, keepalive: true };
      return (await api.call(settleEndpoint, options)).usage;
    },
  };
}
