import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/system/find-postgres.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): void;
}

/** Starts a PostgreSQL server for the tests, in a temporary folder, on a free local port. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL here. Install it, or set PG_BIN to the folder of its programs.');
  const folder = mkdtempSync(join(tmpdir(), 'where-my-pix-postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL does not run as root; Debian's package creates a user for it.
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const pg = (program: string, ...options: string[]) => {
    const command = [join(bin, program), ...options];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const port = await freePort();
  pg('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=400 -c fsync=off`;
  pg('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      pg('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
