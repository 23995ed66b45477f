import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '#server/store/open-database.ts';
import { openStore, type StoreOptions } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL server; undefined if the tests run on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** An empty database that outlives a store: on the tests' PostgreSQL server, or in a temporary file. */
export async function createDatabase(): Promise<DatabaseLocation> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-store-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return { file: join(folder, 'test.sqlite') };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { url: Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href, file: '' };
}

/** A new store, closed with the test: on the tests' PostgreSQL server if they run on it, else in memory. */
export async function openTestStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const isPlaced = options.url !== undefined || options.file !== undefined;
  const location =
    isPlaced || inject('postgresUrl') === undefined ? { file: ':memory:' } : await createDatabase();
  const store = await openStore({ ...location, defaultPlan: 'free', foundingMembers: 0, ...options });
  onTestFinished(() => store.close());
  return store;
}
