import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Whether Moto, Python's S3 server, is installed. */
export const hasMoto = spawnSync('moto_server', ['--help']).status === 0;

/** A running Moto. */
export interface Moto {
  readonly url: string;
  /** Creates a bucket for a test, and returns its name. */
  readonly newBucket: () => Promise<string>;
  readonly stop: () => void;
}

/** Moto's S3. It supports checksums and `If-None-Match`, but verifies neither signatures nor checksums. */
export async function startMoto(): Promise<Moto> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  while (!(await fetch(`${url}/moto-api/data.json`).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  let buckets = 0;
  return {
    url,
    newBucket: async () => {
      buckets += 1;
      const name = `photos-${buckets}`;
      await fetch(`${url}/${name}`, { method: 'PUT' });
      return name;
    },
    stop: () => void server.kill(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
