import { periodAt } from '#core/accounts/period.ts';
import type { Ledger } from '#pipeline/ports.ts';

/** Counts nothing, because the engine runs in process on the user's own machine. */
export const localLedger: Ledger = {
  reserve: async () => ({ id: 'local', usage: { period: periodAt(Date.now()), count: 0 } }),
  settle: async (lease) => lease.usage,
};
