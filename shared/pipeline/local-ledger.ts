import { periodAt } from '#core/period.ts';
import type { Ledger } from '#pipeline/ports.ts';

/** On one's own machine, with the engine in process, nothing is counted. */
export const localLedger: Ledger = {
  reserve: async () => ({ id: 'local', usage: { period: periodAt(Date.now()), count: 0 } }),
  settle: async (lease) => lease.usage,
};
