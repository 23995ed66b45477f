import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '#core/limits.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { OUTBOX_INTERVAL_MS } from '#server/limits.ts';
import { testApp } from '../../fakes/servers/test-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function withBatch() {
  const { deps, clock, log } = await testApp();
  const nobody = { email: null, emailVerified: false, name: null };
  const account = await deps.store.accounts.save('sam', nobody, deps.now());
  await deps.store.batches.reserve(account, 5, deps.now());
  return { deps, clock, log };
}

describe('housekeeping', () => {
  it('settles expired batches unasked', async () => {
    const { deps, clock } = await withBatch();
    const housekeeping = startHousekeeping(deps);
    clock.nowMs += LEASE_MS;
    vi.advanceTimersByTime(OUTBOX_INTERVAL_MS);
    await housekeeping.stop();
    expect(await deps.store.batches.settleExpired(deps.now())).toBe(0);
  });

  it('continues after a failed round', async () => {
    const { deps, clock, log } = await withBatch();
    let fails = true;
    const settleExpired = (nowMs: number) =>
      fails ? Promise.reject(new Error('no database')) : deps.store.batches.settleExpired(nowMs);
    const store = { ...deps.store, batches: { ...deps.store.batches, settleExpired } };
    const housekeeping = startHousekeeping({ ...deps, store });
    clock.nowMs += LEASE_MS;
    vi.advanceTimersByTime(OUTBOX_INTERVAL_MS);
    await vi.waitFor(() => expect(log.join()).toContain('housekeeping failed'), { timeout: 60_000 });
    fails = false;
    vi.advanceTimersByTime(OUTBOX_INTERVAL_MS);
    await housekeeping.stop();
    expect(await deps.store.batches.settleExpired(deps.now())).toBe(0);
  });

  it('does nothing more once it is stopped', async () => {
    const { deps, clock } = await withBatch();
    const housekeeping = startHousekeeping(deps);
    await housekeeping.stop();
    clock.nowMs += LEASE_MS;
    vi.advanceTimersByTime(10 * OUTBOX_INTERVAL_MS);
    expect(await deps.store.batches.settleExpired(deps.now())).toBe(1);
  });
});
