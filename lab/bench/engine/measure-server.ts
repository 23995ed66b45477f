import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../../server/store/open-database.ts';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { LoadClient } from '../load/client.ts';
import { startServer } from '../load/start-server.ts';
import type { LoopDelay } from '../../../tests/fakes/servers/loop-delay.ts';
import { printTable, quantile } from '../markdown.ts';

const IDLE = fileURLToPath(new URL('./idle-process.ts', import.meta.url));
const WORKERS = 2;
const PEOPLE = 12;

/**
 * The server with two engine threads, and more clients than threads: photos per second, and the maximum event loop
 * delay, next to an idle process on the same machine at the same time.
 */
export async function measureServer(
  photos: readonly Uint8Array[],
  database: DatabaseLocation,
  rounds: number,
): Promise<void> {
  const server = await startServer({ database, workers: WORKERS });
  const idle: ChildProcess = fork(IDLE, { execArgv: ['--import', 'tsx'] });
  await once(idle, 'message');
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => arrive(server.port, at)));
  const readIdle = async () => {
    idle.send('report');
    return ((await once(idle, 'message')) as [LoopDelay])[0];
  };
  await Promise.all([server.report(), readIdle()]);

  const queue = Array.from({ length: rounds }, () => photos)
    .flat()
    .values();
  const statuses = new Map<number, number>();
  const started = performance.now();
  await Promise.all(
    people.map(async ({ client, headers }) => {
      for (const bytes of queue) {
        const body = Buffer.from(bytes);
        const { status } = await client.send('/functions/v1/analyze-image', {
          method: 'POST',
          headers,
          body,
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const [report, floor] = await Promise.all([server.report(), readIdle()]);
  const described = statuses.get(200) ?? 0;
  const took = people.flatMap(({ client }) => client.tookMs);
  printTable(
    ['The server, 2 workers, 12 concurrent people', 'measured', 'idle process', 'ratio'],
    [
      ['photos per second', (described / seconds).toFixed(1), '', ''],
      ['answer, median, ms', quantile(took, 0.5).toFixed(0), '', ''],
      ['event loop late, p99, ms', ...beside(report.p99Ms, floor.p99Ms)],
      ['event loop late, at worst, ms', ...beside(report.maxMs, floor.maxMs)],
      ['memory, MiB', (report.rssBytes / 2 ** 20).toFixed(0), '', ''],
    ],
  );
  for (const { client } of people) client.close();
  idle.disconnect();
  await server.stop();
  if (described !== photos.length * rounds) {
    console.log(`Some photos were not described: ${JSON.stringify([...statuses])}`);
    process.exitCode = 1;
  }
}

const beside = (measured: number, floor: number) => [
  measured.toFixed(1),
  floor.toFixed(1),
  (measured / floor).toFixed(1),
];

async function arrive(port: number, at: number) {
  const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const { access_token: token } = await signInAt(send, `person-${at}@example.com`);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' };
  return { client: new LoadClient(port), headers };
}
