import { describe, expect, it } from 'vitest';
import { createDatabase, openTestStore } from '../../fakes/servers/test-store.ts';

const nobody = { email: null, emailVerified: false, name: null };

describe('the store', () => {
  it('survives a restart', async () => {
    const location = await createDatabase();
    const before = await openTestStore(location);
    const account = await before.accounts.save('sam', nobody, 1_000_000_000_000);
    await before.batches.reserve(account, 5, 1_000_000_000_000);
    const after = await openTestStore(location);
    expect(await after.accounts.find('sam')).toEqual(account);
    expect((await after.batches.usage(account.id, 1_000_000_000_000)).count).toBe(5);
  });

  it('reports whether its database answers', async () => {
    const store = await openTestStore();
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it('can’t be opened if no database listens', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/nothing';
    await expect(openTestStore({ url })).rejects.toThrow(/ECONNREFUSED/);
  });
});
