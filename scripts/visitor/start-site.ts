import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Site {
  readonly origin: string;
  /** Kills the server, as in a crash, and restarts it at the same address with the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../../dist/server/node.js', import.meta.url));

/**
 * Settings for a server that receives no pictures in a test, so it need not load the embedded engine, which takes
 * three times as much CPU as the rest of its start.
 */
export const WITHOUT_ENGINE = {
  ENGINE: 'openai',
  OPENAI_BASE_URL: 'http://localhost:9',
  OPENAI_API_KEY: 'a-key-for-tests',
} as const;

/** Servers that run. They end with this process, however it ends. */
const running = new Set<ChildProcess>();
function killAll(): void {
  for (const server of running) server.kill('SIGKILL');
}
process.once('exit', killAll);
process.once('SIGTERM', () => {
  killAll();
  process.kill(process.pid, 'SIGTERM');
});

/**
 * Starts the built server with the built site and a new database, on a free port.
 *
 * @param program the server's main file, if it is not that of the last build
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  program = SERVER,
): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'where-my-pix-'));
  const start = (port: string) => {
    const started = spawn(process.execPath, [program], {
      env: { ...process.env, DATABASE_FILE: join(data, 'data.sqlite'), ...settings, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(started);
    started.once('exit', () => running.delete(started));
    return started;
  };
  let server = start('0');
  const end = async (how?: NodeJS.Signals) => {
    server.kill(how);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const stop = async () => {
    await end();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const origin = await addressOf(server);
    const restart = async () => {
      await end('SIGKILL');
      server = start(new URL(origin).port);
      await addressOf(server);
    };
    return { origin, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the address that the server prints once it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /is at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(`The server ended before it listened:\n${said}`)));
  });
}
