import type { DatabaseLocation } from '#server/store/open-database.ts';
import { openStore } from '#server/store/open-store.ts';

/**
 * A process that opens a database, possibly while another does, and reserves one photo at a time, concurrently, until
 * the month's quota is used up. Reports how many were granted.
 */
const NOW = Date.parse('2026-11-21T12:00:00Z');
const store = await openStore({
  ...(JSON.parse(process.env['TEST_DATABASE'] ?? '') as DatabaseLocation),
  defaultPlan: 'free',
  foundingMembers: 0,
});
const account = await store.accounts.save('sam', { email: null, emailVerified: false, name: null }, NOW);
const tries = await Promise.allSettled(
  Array.from({ length: 60 }, () => store.batches.reserve(account, 1, NOW)),
);
process.send?.(tries.filter(({ status }) => status === 'fulfilled').length, () => {
  void store.close().then(() => process.disconnect());
});
