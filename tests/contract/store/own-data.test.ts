import { DELETED_SUBJECT_MS } from '#core/limits.ts';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#server/store/account-store.ts';
import type { Store } from '#server/store/store.ts';
import { PASS_ON_TIMEOUT_MS } from '#server/limits.ts';
import { openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const BEFORE = NOW - 60_000;
const SUB = 'google-oauth2|1';
const sam: Profile = { email: 'sam@example.com', emailVerified: true, name: 'Sam' };
const bearer = { sub: SUB, signedInMs: BEFORE };
const subscriber = { listId: 'newsletter', email: 'sam@example.com', createdMs: BEFORE };

const entitled = async ({ accounts }: Store) => accounts.save(SUB, sam, BEFORE);

describe('a deletion', () => {
  it('deletes once if two run at the same moment', async () => {
    const store = await openTestStore();
    await entitled(store);
    await store.subscribers.add(subscriber);
    const erased = await Promise.all(Array.from({ length: 10 }, () => store.ownData.erase(bearer, NOW)));
    expect(erased.filter(({ newsletter }) => newsletter === 'removed')).toHaveLength(1);
    expect(await store.accounts.find(SUB)).toBeUndefined();
  });

  it('ends concurrent batches with a clear reason', async () => {
    const store = await openTestStore({ foundingMembers: 1 });
    const account = await entitled(store);
    const open = await Promise.all(
      Array.from({ length: 6 }, () => store.batches.reserve(account, 2, BEFORE)),
    );
    const [, ...others] = await Promise.allSettled([
      store.ownData.erase(bearer, NOW),
      ...open.map(({ leaseId }) => store.batches.settle(account.id, leaseId, NOW)),
      ...open.map(({ leaseId }, at) =>
        store.batches.admit(account.id, leaseId, { id: `photo-${at}`, sha256: 'a' }, NOW),
      ),
      ...Array.from({ length: 6 }, () => store.batches.reserve(account, 1, NOW)),
      ...Array.from({ length: 6 }, () => store.accounts.save(SUB, sam, NOW, BEFORE)),
    ]);
    const failures = others.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(failures.filter((text) => !/session-over|lease-unknown/.test(text))).toEqual([]);
    expect(await store.accounts.find(SUB)).toBeUndefined();
  });

  it('rejects earlier tokens while any can exist, and is then forgotten', async () => {
    const store = await openTestStore();
    await entitled(store);
    await store.ownData.erase(bearer, NOW);
    await expect(store.accounts.save(SUB, sam, NOW, BEFORE)).rejects.toThrow('session-over');
    await store.ownData.forgetDeletions(NOW + DELETED_SUBJECT_MS - 1);
    expect(await store.accounts.wasDeletedSince(bearer, NOW)).toBe(true);
    await store.ownData.forgetDeletions(NOW + DELETED_SUBJECT_MS);
    expect(await store.accounts.wasDeletedSince(bearer, NOW)).toBe(false);
  });

  it('rejects sign-ins of the same second, because tokens have whole seconds', async () => {
    const store = await openTestStore();
    await entitled(store);
    await store.ownData.erase(bearer, NOW + 900);
    expect(await store.accounts.wasDeletedSince({ sub: SUB, signedInMs: NOW }, NOW + 2000)).toBe(true);
    expect(await store.accounts.wasDeletedSince({ sub: SUB, signedInMs: NOW + 1000 }, NOW + 2000)).toBe(
      false,
    );
  });

  it('does not reset the month: a returning person continues with that month’s count', async () => {
    const store = await openTestStore();
    const account = await entitled(store);
    const { leaseId } = await store.batches.reserve(account, 20, BEFORE);
    for (let at = 0; at < 20; at += 1) {
      await store.batches.admit(account.id, leaseId, { id: `photo-${at}`, sha256: `${at}` }, BEFORE);
    }
    await store.ownData.erase(bearer, NOW);
    const back = await store.accounts.save(SUB, sam, NOW + 2000, NOW + 2000);
    expect(await store.batches.usage(back.id, NOW + 2000)).toMatchObject({ count: 20 });
    await expect(store.batches.reserve(back, 20, NOW + 2000)).rejects.toThrow('quota-exceeded');
    const nextMonth = Date.parse('2026-12-01T00:00:00Z');
    expect(await store.batches.usage(back.id, nextMonth)).toMatchObject({ count: 0 });
  });
});

describe('an address on its way to the newsletter’s provider', () => {
  it('is removed only once it must have arrived', async () => {
    const store = await openTestStore();
    await entitled(store);
    await store.subscribers.add(subscriber);
    await store.subscribers.takeDue(NOW);
    expect(await store.ownData.erase(bearer, NOW)).toEqual({ newsletter: 'being-removed' });
    expect(await store.subscribers.takeDueRemoval(NOW)).toBeUndefined();
    const due = await store.subscribers.takeDueRemoval(NOW + PASS_ON_TIMEOUT_MS);
    expect(due).toEqual({ listId: 'newsletter', email: 'sam@example.com' });
    if (due) await store.subscribers.markRemoved(due);
    expect(await store.subscribers.takeDueRemoval(NOW + DELETED_SUBJECT_MS)).toBeUndefined();
  });

  it('needs no removal if it was never sent', async () => {
    const store = await openTestStore();
    await entitled(store);
    await store.subscribers.add(subscriber);
    expect(await store.ownData.erase(bearer, NOW)).toEqual({ newsletter: 'removed' });
    expect(await store.subscribers.takeDueRemoval(NOW)).toBeUndefined();
  });
});
