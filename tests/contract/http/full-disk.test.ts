import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openDatabase } from '#server/store/open-database.ts';
import { storeIn } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import { json, type TestApp, testApp } from '../../fakes/servers/test-app.ts';

const MESSAGE = {
  kind: 'support',
  name: 'Sam',
  email: 'sam@example.com',
  message: 'It is full. '.repeat(300),
};

/** The app with its database in a folder. */
async function appIn(folder: string): Promise<{ readonly test: TestApp; readonly db: Kysely<Tables> }> {
  const db = openDatabase({ file: join(folder, 'test.sqlite') });
  await migrate(db);
  const store = storeIn(db, { defaultPlan: 'free', foundingMembers: 0 });
  onTestFinished(() => store.close());
  return { test: await testApp({ store, trustedProxies: 1 }), db };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-full-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

let people = 0;
/** Each message has another sender, so that no limit counts. */
const send = ({ app }: TestApp) => {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `198.51.100.${(people += 1) % 250}`,
  };
  return app.request('/api/contact', { ...json(MESSAGE), headers });
};
const ready = async ({ app }: TestApp) => (await app.request('/readyz')).status;
const said = ({ log }: TestApp, text: string) => log.filter((line) => line.includes(text)).length;

/**
 * Writes until that fails, but no more than the limit of pages or of the disk.
 *
 * @returns the answer that failed
 */
async function fill(test: TestApp): Promise<Response> {
  for (;;) {
    const answer = await send(test);
    if (answer.status !== 201) return answer;
  }
}

/** A server's behavior while its disk is full, and once there is space again. */
async function holdsOut(
  test: TestApp,
  isRowRefused: boolean,
  makeRoom: () => Promise<unknown>,
): Promise<void> {
  const refused = await fill(test);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ failure: { code: 'not-ready' } });
  expect(await ready(test)).toBe(503);
  expect((await test.app.request('/healthz')).status).toBe(200);
  const sam = await test.as('new@example.com');
  for (let tried = 0; tried < 20; tried += 1) {
    expect((await send(test)).status).toBe(503);
    // A transaction of several statements, whose few rows may fit into existing pages.
    const { status } = await sam('/api/account');
    expect(isRowRefused ? [503] : [200, 503]).toContain(status);
    expect(await ready(test)).toBe(503);
  }
  expect(said(test, 'SQLITE_FULL: database or disk is full')).toBe(1);
  expect(said(test, 'cannot rollback')).toBe(0);
  expect(test.log.filter((line) => line.includes('"level":50'))).toHaveLength(1);

  await makeRoom();
  expect(await ready(test)).toBe(200);
  expect((await send(test)).status).toBe(201);
  expect((await sam('/api/account')).status).toBe(200);
  expect(said(test, 'can be written to again')).toBe(1);
}

describe('a server with a full disk', () => {
  it('is not ready, says why once, and recovers when there is space', async () => {
    const { test, db } = await appIn(await temporaryFolder());
    expect(await ready(test)).toBe(200);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(Number(rows[0]?.page_count) + 8)}`.execute(db);
    await holdsOut(test, false, () => sql`pragma max_page_count = 100000`.execute(db));
  });

  it('behaves the same on a disk that is really full', async ({ skip }) => {
    const folder = await temporaryFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      skip('Only root may mount a small disk.');
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
    const { test } = await appIn(folder);
    expect(await ready(test)).toBe(200);
    const ballast = join(folder, 'ballast');
    // The file system refuses at its end; earlier writes stay.
    await writeFile(ballast, Buffer.alloc(2 ** 21)).catch(() => undefined);
    await holdsOut(test, true, () => rm(ballast));
  });

  it('finds out before anybody has written', async () => {
    const { test, db } = await appIn(await temporaryFolder());
    await sql`pragma query_only = ON`.execute(db);
    expect(await ready(test)).toBe(503);
    expect(said(test, 'SQLITE_READONLY')).toBe(1);
    await sql`pragma query_only = OFF`.execute(db);
    expect(await ready(test)).toBe(200);
  });
});
