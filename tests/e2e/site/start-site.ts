import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../../../dist/server/node.js', import.meta.url));

/** Starts the built server, with the built site, on a free port. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await addressOf(server);
  return {
    origin,
    stop: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
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
