import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate, MIGRATIONS, type Migrations } from '#server/store/migrate.ts';
import { openDatabase } from '#server/store/open-database.ts';
import { storeIn } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import { createDatabase } from '../../fakes/servers/test-store.ts';

/** Simulates a crash or a disk error during a migration, after some tables were created. */
const FAILS_AT_LEASES: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'CreateTableNode' && JSON.stringify(node).includes('"leases"')) {
      throw new Error('The disk is full.');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** A version of the tables after ours. */
const WITH_NEXT: Migrations = {
  ...MIGRATIONS,
  '2099-01-next': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('counters').addColumn('note', 'text').execute();
    },
  },
};

async function opened(): Promise<Kysely<Tables>> {
  const db = openDatabase(await createDatabase());
  onTestFinished(() => db.destroy());
  return db;
}

const accounts = (db: Kysely<Tables>) => db.selectFrom('accounts').select('id').execute();

describe('the tables', () => {
  it('are created all or none, so that an interrupted start can be repeated', async () => {
    const db = await opened();
    await expect(migrate(db.withPlugin(FAILS_AT_LEASES))).rejects.toThrow('The disk is full.');
    await expect(accounts(db)).rejects.toThrow(/accounts/);
    await migrate(db);
    expect(await accounts(db)).toEqual([]);
  });

  it('are unchanged if they are up to date', async () => {
    const db = await opened();
    await migrate(db);
    await sql`insert into counters (name, count) values ('kept', 3)`.execute(db);
    await migrate(db);
    expect(await db.selectFrom('counters').select('count').where('name', '=', 'kept').execute()).toEqual([
      { count: 3 },
    ]);
  });

  it('get the next version once, and keep what is in them', async () => {
    const db = await opened();
    await migrate(db);
    await sql`insert into counters (name, count) values ('kept', 3)`.execute(db);
    await migrate(db, WITH_NEXT);
    await migrate(db, WITH_NEXT);
    const { rows } = await sql`select name, count, note from counters`.execute(db);
    expect(rows).toEqual([{ name: 'kept', count: 3, note: null }]);
  });

  it('let the administrator find the accounts of the first version', async () => {
    const db = await opened();
    const [first] = Object.entries(MIGRATIONS);
    await migrate(db, Object.fromEntries(first ? [first] : []));
    const insert = (id: string, emailKey: string | null, name: string | null) =>
      sql`insert into accounts (id, sub, email_key, name, plan, founding_member, created_ms, profile_ms)
          values (${id}, ${id}, ${emailKey}, ${name}, 'free', 0, 0, 0)`.execute(db);
    await insert('one', 'sam@example.com', 'ΣΩΚΡΑΤΗΣ');
    await insert('two', null, null);
    await migrate(db);
    const { accounts: store } = storeIn(db, { defaultPlan: 'free', foundingMembers: 0 });
    for (const text of ['Σωκρατης', 'SAM@example.com']) {
      expect((await store.search(text, 0)).found).toMatchObject([{ account: { id: 'one' } }]);
    }
    expect((await store.search('', 0)).matching).toBe(2);
  });

  it('of a newer version are refused with a sentence, and stay unchanged', async () => {
    const db = await opened();
    await migrate(db, WITH_NEXT);
    await sql`insert into counters (name, count, note) values ('kept', 3, 'new')`.execute(db);
    await expect(migrate(db)).rejects.toThrow('a newer version of the server wrote it (2099-01-next)');
    const { rows } = await sql`select name, count, note from counters`.execute(db);
    expect(rows).toEqual([{ name: 'kept', count: 3, note: 'new' }]);
    await migrate(db, WITH_NEXT);
  });
});
