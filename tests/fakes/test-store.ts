import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' own PostgreSQL listens; absent where the tests run on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** Which of the two databases these tests run on. */
export function isOnPostgres(): boolean {
  return inject('postgresUrl') !== undefined;
}

/** The address of a database of its own, empty, on the tests' PostgreSQL. */
export async function createPostgresDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl') ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** A store of its own, closed when the test ends. */
export async function openTestStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const url = isOnPostgres() && options.url === undefined ? await createPostgresDatabase() : undefined;
  const store = await openStore({
    url,
    file: ':memory:',
    defaultPlan: 'free',
    foundingMembers: 0,
    ...options,
  });
  onTestFinished(() => store.close());
  return store;
}
