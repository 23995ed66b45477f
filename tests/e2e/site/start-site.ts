import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../../../dist/server/node.js', import.meta.url));

/** Starts the built server, with the built site and a database of its own, on a free port. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'where-my-pix-'));
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', DATABASE_FILE: join(data, 'data.sqlite'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await rm(data, { recursive: true });
  };
  try {
    return { origin: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server prints its address once it listens. */
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
