import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { bundleProcess } from '../../fakes/bundle-process.ts';
import { LEASE_MS } from '#core/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import type { Account } from '#server/store/account-store.ts';
import type { LeasePhoto } from '#server/store/lease-photos.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase, openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NEXT_MONTH = Date.parse('2026-12-01T00:00:00Z');
const LIMIT = PLANS.free.photosPerMonth;

async function sam(store: Store): Promise<Account> {
  return store.accounts.save('sam', { email: 'sam@example.com', emailVerified: true, name: 'Sam' }, NOW);
}

async function withSam() {
  const store = await openTestStore();
  return { store, batches: store.batches, account: await sam(store) };
}

/** A photo of a batch: the same picture for the same id. */
function photo(id: string): LeasePhoto {
  return { id, sha256: `picture ${id}` };
}

/** Admits a photo and stores its description, as analyze-image does. */
async function describePhoto({ batches }: Store, account: Account, leaseId: string, photoId: string) {
  const { outcome } = await batches.admit(account.id, leaseId, photo(photoId), NOW);
  if (outcome === null) await batches.recordDescribed(leaseId, photoId, 'sealed', NOW);
}

describe('reserve', () => {
  it(
    `grants exactly one of 200 simultaneous batches of 20 against a limit of ${LIMIT}`,
    { tags: ['reserved-before-batch-atomic-step'] },
    async () => {
      const { batches, account } = await withSam();
      const tries = await Promise.allSettled(
        Array.from({ length: 200 }, () => batches.reserve(account, 20, NOW)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = tries.filter((one) => one.status === 'rejected');
      expect(refused.every(({ reason }) => String(reason).includes('quota-exceeded'))).toBe(true);
      expect(await batches.usage(account.id, NOW)).toEqual({ period: '2026-11', count: 20 });
    },
  );

  it('reports that the session is over if the account has been deleted meanwhile', async () => {
    const { store, batches, account } = await withSam();
    await store.ownData.erase({ sub: 'sam', signedInMs: NOW }, NOW);
    await expect(batches.reserve(account, 1, NOW)).rejects.toMatchObject({
      failure: { code: 'session-over' },
    });
  });

  it('passes on database errors if the account exists', async () => {
    const { batches, account } = await withSam();
    const reserving = batches.reserve(account, 1, Number.NaN, randomUUID());
    await expect(reserving).rejects.not.toHaveProperty('failure');
  });

  it(
    'fills the month to the last photo, and counts nothing of a batch that does not fit',
    {
      tags: [
        'plan-usage-local-enforced-server',
        'server-keeps-plan-usage-enforces',
        'batch-does-fit-refused-whole',
      ],
    },
    async () => {
      const { batches, account } = await withSam();
      await batches.reserve(account, 20, NOW);
      await expect(batches.reserve(account, 6, NOW)).rejects.toMatchObject({
        failure: {
          code: 'quota-exceeded',
          details: { limit: LIMIT, resetsOn: '2026-12', left: 5, photos: 6 },
        },
      });
      expect((await batches.reserve(account, 5, NOW)).usage.count).toBe(LIMIT);
      await expect(batches.reserve(account, 1, NOW)).rejects.toMatchObject({
        failure: { code: 'quota-exceeded', details: { left: 0 } },
      });
    },
  );

  it.each(['free', 'pro', 'enterprise'] as const)('limits the %s plan to its batch size', async (plan) => {
    const { store, account } = await withSam();
    const { photosPerBatch } = PLANS[plan];
    const upgraded = await store.accounts.setPlan(account.id, plan);
    await expect(store.batches.reserve(upgraded, photosPerBatch + 1, NOW)).rejects.toMatchObject({
      failure: { code: 'batch-full', details: { photosPerBatch } },
    });
    expect((await store.batches.reserve(upgraded, photosPerBatch, NOW)).usage.count).toBe(photosPerBatch);
  });

  it('has no monthly limit for founding members', async () => {
    const { batches, account } = await withSam();
    const founder = { ...account, foundingMember: true };
    for (let batch = 0; batch < 3; batch += 1) await batches.reserve(founder, 20, NOW);
    expect((await batches.usage(account.id, NOW)).count).toBe(60);
  });

  it('counts a batch with a lease name once, however often it is requested', async () => {
    const { batches, account } = await withSam();
    const leaseId = randomUUID();
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => batches.reserve(account, 20, NOW, leaseId)),
    );
    expect(new Set(asked.map((one) => one.leaseId))).toEqual(new Set([leaseId]));
    expect(asked.map((one) => one.usage)).toEqual(asked.map(() => ({ period: '2026-11', count: 20 })));
    expect((await batches.usage(account.id, NOW)).count).toBe(20);
  });

  it('reserves a lease’s name for its own batch', async () => {
    const { store, batches, account } = await withSam();
    const kim = await store.accounts.save('kim', { email: null, emailVerified: false, name: null }, NOW);
    const leaseId = randomUUID();
    await batches.reserve(account, 5, NOW, leaseId);
    await expect(batches.reserve(account, 6, NOW, leaseId)).rejects.toThrow('lease-unknown');
    await expect(batches.reserve(kim, 5, NOW, leaseId)).rejects.toThrow('lease-unknown');
    expect((await batches.usage(kim.id, NOW)).count).toBe(0);
  });

  it('leaves no lease behind if the month is full', async () => {
    const { batches, account } = await withSam();
    await batches.reserve(account, 20, NOW);
    const leaseId = randomUUID();
    await expect(batches.reserve(account, 20, NOW, leaseId)).rejects.toThrow('quota-exceeded');
    await expect(batches.admit(account.id, leaseId, photo('one'), NOW)).rejects.toThrow('lease-unknown');
  });

  it(
    'starts at zero when the month changes in UTC',
    { tags: ['usage-period-rolls-over-count', 'usage-resets-monthly-keyed-year'] },
    async () => {
      const { batches, account } = await withSam();
      await batches.reserve(account, 20, NEXT_MONTH - 1);
      expect(await batches.usage(account.id, NEXT_MONTH)).toEqual({ period: '2026-12', count: 0 });
      expect((await batches.reserve(account, 20, NEXT_MONTH)).usage.count).toBe(20);
    },
  );
});

describe('a batch', () => {
  it('counts a photo once, however often it is sent', async () => {
    const { store, account } = await withSam();
    const { leaseId } = await store.batches.reserve(account, 3, NOW);
    for (let time = 0; time < 3; time += 1) await describePhoto(store, account, leaseId, 'one');
    await Promise.all(Array.from({ length: 10 }, () => describePhoto(store, account, leaseId, 'two')));
    expect((await store.batches.settle(account.id, leaseId, NOW)).count).toBe(2);
  });

  it('admits as many photos as were reserved, even if more arrive at once', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 4, NOW);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => batches.admit(account.id, leaseId, photo(`photo ${at}`), NOW)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  it(
    'returns only photos that never arrived or that the engine failed',
    { tags: ['images-fail-given-back-when'] },
    async () => {
      const { store, account } = await withSam();
      const { leaseId } = await store.batches.reserve(account, 10, NOW);
      await describePhoto(store, account, leaseId, 'described');
      await store.batches.admit(account.id, leaseId, photo('with-the-engine'), NOW);
      await store.batches.admit(account.id, leaseId, photo('failed'), NOW);
      await store.batches.recordFailed(leaseId, 'failed', { wasTried: true });
      expect((await store.batches.settle(account.id, leaseId, NOW)).count).toBe(2);
    },
  );

  it('keeps a photo described if it then fails in another copy of the server', async () => {
    const { store, account } = await withSam();
    const { leaseId } = await store.batches.reserve(account, 10, NOW);
    await describePhoto(store, account, leaseId, 'one');
    await store.batches.recordFailed(leaseId, 'one', { wasTried: true });
    expect((await store.batches.settle(account.id, leaseId, NOW)).count).toBe(1);
  });

  it('ties a photo’s id to its picture, and returns the earlier description', async () => {
    const { store, account } = await withSam();
    const { leaseId } = await store.batches.reserve(account, 2, NOW);
    await describePhoto(store, account, leaseId, 'one');
    const other = { id: 'one', sha256: 'another picture' };
    await expect(store.batches.admit(account.id, leaseId, other, NOW)).rejects.toThrow('photo-id-taken');
    expect(await store.batches.admit(account.id, leaseId, photo('one'), NOW)).toEqual({ outcome: 'sealed' });
  });

  it('is settled once, even if ten calls settle it at once', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 5, NOW);
    await batches.reserve(account, 7, NOW);
    await Promise.all(Array.from({ length: 10 }, () => batches.settle(account.id, leaseId, NOW)));
    expect((await batches.usage(account.id, NOW)).count).toBe(7);
  });

  it('can be neither used nor settled by anybody else', async () => {
    const { store, batches, account } = await withSam();
    const kim = await store.accounts.save('kim', { email: null, emailVerified: false, name: null }, NOW);
    const { leaseId } = await batches.reserve(account, 5, NOW);
    await expect(batches.admit(kim.id, leaseId, photo('one'), NOW)).rejects.toThrow('lease-unknown');
    await batches.settle(kim.id, leaseId, NOW);
    expect((await batches.usage(account.id, NOW)).count).toBe(5);
  });

  it('withholds a description that is ready only after the batch was settled, and counts its photo', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 5, NOW);
    await batches.admit(account.id, leaseId, photo('one'), NOW);
    await batches.settle(account.id, leaseId, NOW);
    await expect(batches.recordDescribed(leaseId, 'one', 'sealed', NOW)).rejects.toThrow('lease-unknown');
    expect((await batches.usage(account.id, NOW)).count).toBe(1);
  });

  it('returns nothing to a later month', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 20, NEXT_MONTH - 1);
    await batches.reserve(account, 5, NEXT_MONTH);
    expect((await batches.settle(account.id, leaseId, NEXT_MONTH)).count).toBe(5);
  });

  it('settles itself when it has expired, whoever asks next', async () => {
    const { store, account } = await withSam();
    const { leaseId } = await store.batches.reserve(account, 5, NOW);
    await describePhoto(store, account, leaseId, 'one');
    expect((await store.batches.usage(account.id, NOW + LEASE_MS)).count).toBe(1);
    await expect(store.batches.admit(account.id, leaseId, photo('two'), NOW + LEASE_MS)).rejects.toThrow(
      'lease-unknown',
    );
  });

  it('admits no photo once it has expired, even if nobody has settled it', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 5, NOW);
    const admitted = batches.admit(account.id, leaseId, photo('one'), NOW + LEASE_MS);
    await expect(admitted).rejects.toMatchObject({ failure: { code: 'lease-unknown' } });
  });

  it('settles itself even if nobody asks', async () => {
    const { batches, account } = await withSam();
    await batches.reserve(account, 5, NOW);
    await batches.reserve(account, 6, NOW + 1);
    expect(await batches.settleExpired(NOW + LEASE_MS)).toBe(1);
    expect(await batches.settleExpired(NOW + LEASE_MS)).toBe(0);
    expect((await batches.usage(account.id, NOW + LEASE_MS)).count).toBe(6);
  });

  it('stays alive while its photos arrive', async () => {
    const { batches, account } = await withSam();
    const { leaseId } = await batches.reserve(account, 5, NOW);
    await batches.admit(account.id, leaseId, photo('one'), NOW + LEASE_MS - 1);
    await batches.recordDescribed(leaseId, 'one', 'sealed', NOW + LEASE_MS + 5);
    await batches.admit(account.id, leaseId, photo('two'), NOW + 2 * LEASE_MS);
    expect((await batches.usage(account.id, NOW + 2 * LEASE_MS)).count).toBe(5);
  });

  it('neither returns nor counts anything once the count was reset', async () => {
    const { store, account } = await withSam();
    const { leaseId } = await store.batches.reserve(account, 10, NOW);
    await store.batches.resetUsage(account.id, NOW);
    await store.batches.reserve(account, 8, NOW);
    await describePhoto(store, account, leaseId, 'one');
    expect((await store.batches.settle(account.id, leaseId, NOW)).count).toBe(8);
  });
});

describe('after any mixture of crashes, aborts and replays', () => {
  it(
    'the count equals the photos that reached the engine and did not fail',
    { tags: ['images-fail-given-back-when'] },
    async () => {
      const { store, account } = await withSam();
      const pro = await store.accounts.setPlan(account.id, 'pro');
      let counted = 0;
      const chance = seeded(7);
      const batch = async () => {
        const photos = 1 + Math.floor(chance() * 20);
        const { leaseId } = await store.batches.reserve(pro, photos, NOW);
        const work = Array.from({ length: photos }, async (_, at) => {
          const fate = chance();
          if (fate < 0.2) return; // never sent
          await store.batches.admit(pro.id, leaseId, photo(`${at}`), NOW);
          if (fate < 0.3) return store.batches.recordFailed(leaseId, `${at}`, { wasTried: true });
          counted += 1;
          if (fate < 0.4) return; // the server crashed while the engine was running
          const replays = fate > 0.8 ? 3 : 1;
          for (let time = 0; time < replays; time += 1) {
            await store.batches.recordDescribed(leaseId, `${at}`, 'sealed', NOW);
          }
        });
        await Promise.all(work);
        const end = chance();
        if (end > 0.3) await store.batches.settle(pro.id, leaseId, NOW); // else the client vanished
        if (end > 0.8) await store.batches.settle(pro.id, leaseId, NOW);
      };
      for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 6 }, batch));
      expect((await store.batches.usage(pro.id, NOW + LEASE_MS)).count).toBe(counted);
      expect(counted).toBeGreaterThan(50);
    },
  );
});

describe('two server processes that start at once on an empty database', () => {
  it('create its tables once, and never grant more than the limit between them', async () => {
    const location = await createDatabase();
    const script = await bundleProcess(new URL('../../fakes/reserve-process.ts', import.meta.url));
    const granted = await Promise.all(
      [1, 2].map(async () => {
        const env = { ...process.env, TEST_DATABASE: JSON.stringify(location) };
        const child = fork(script, { env });
        const ended = once(child, 'exit').then(([code]) => {
          throw new Error(`A server process ended with ${String(code)} before it said anything.`);
        });
        const [count] = (await Promise.race([once(child, 'message'), ended])) as [number];
        ended.catch(() => {});
        return count;
      }),
    );
    expect(granted.reduce((sum, count) => sum + count, 0)).toBe(LIMIT);
    const store = await openTestStore(location);
    expect((await store.batches.usage((await sam(store)).id, NOW)).count).toBe(LIMIT);
  });
});

/** The same numbers between 0 and 1 on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
