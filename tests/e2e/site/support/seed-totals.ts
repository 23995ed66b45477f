import Database from 'libsql';

/** Adds accounts and counted photos to a running server's SQLite file, as if they were real. */
export function seedTotals(file: string, { accounts, photos }: { accounts: number; photos: number }): void {
  const database = new Database(file);
  try {
    const account = database.prepare(
      'insert into accounts (id, sub, plan, founding_member, created_ms, profile_ms) values (?, ?, ?, 0, 0, 0)',
    );
    for (let at = 0; at < accounts; at += 1) account.run(`seeded-${at}`, `seeded|${at}`, 'free');
    database
      .prepare('insert into usage (account_id, period, count) values (?, ?, ?)')
      .run('seeded-0', '2026-01', photos);
  } finally {
    database.close();
  }
}
