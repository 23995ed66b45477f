import { describe, expect, it } from 'vitest';
import { PHOTO_TRIES } from '#server/limits.ts';
import type { LeasePhoto } from '#server/store/lease-photos.ts';
import { openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

async function withSam() {
  const { accounts, batches } = await openTestStore();
  const profile = { email: 'sam@example.com', emailVerified: true, name: 'Sam' };
  return { batches, account: await accounts.save('sam', profile, NOW) };
}

/** A photo of a batch: the same picture for the same id. */
function photo(id: string): LeasePhoto {
  return { id, sha256: `picture ${id}` };
}

describe('the attempts at a photo', () => {
  it('are limited to a few per photo', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 2, NOW);
    const admit = (id: string) => batches.admit(account.id, leaseId, photo(id), NOW);
    for (let tries = 0; tries < PHOTO_TRIES; tries += 1)
      expect(await admit('one')).toEqual({ outcome: null });
    await expect(admit('one')).rejects.toMatchObject({ failure: { code: 'engine-failed' } });
    // Another photo has separate attempts.
    expect(await admit('two')).toEqual({ outcome: null });
  });

  it('don’t count if the engine refused it without analyzing', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 1, NOW);
    const admit = () => batches.admit(account.id, leaseId, photo('one'), NOW);
    for (let refusals = 0; refusals < 2 * PHOTO_TRIES; refusals += 1) {
      expect(await admit()).toEqual({ outcome: null });
      await batches.recordFailed(leaseId, 'one', { wasTried: false });
    }
    for (let tries = 0; tries < PHOTO_TRIES; tries += 1) {
      await admit();
      await batches.recordFailed(leaseId, 'one', { wasTried: true });
    }
    await expect(admit()).rejects.toThrow('engine-failed');
    expect((await batches.settle(account.id, leaseId, NOW)).count).toBe(0);
  });

  it('count it again after a failure', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 5, NOW);
    for (const id of ['asked', 'described']) {
      await batches.admit(account.id, leaseId, photo(id), NOW);
      await batches.recordFailed(leaseId, id, { wasTried: true });
    }
    await batches.admit(account.id, leaseId, photo('asked'), NOW);
    await batches.admit(account.id, leaseId, photo('described'), NOW);
    await batches.recordDescribed(leaseId, 'described', 'sealed', NOW);
    expect((await batches.settle(account.id, leaseId, NOW)).count).toBe(2);
  });
});
