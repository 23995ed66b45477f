/**
 * The server under load, on both databases in one run, compared with a bare Node server that only reads and responds:
 * `npm run bench -- load [--connections 200 --batches 6 --photos 20 --bytes 150000] [--short]`. `--short` sends a few
 * requests, to check that it works.
 *
 * Every connection has a separate account, which reserves batches, has photos described by an engine that responds at
 * once (some twice, some never), and settles (some twice). At the end, every account's count is compared with its
 * number of described photos.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../../scripts/system/find-postgres.ts';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { startPostgres } from '../../../tests/fakes/servers/start-postgres.ts';
import { printTable, quantile } from '../markdown.ts';
import { LoadClient } from './client.ts';
import { startServer } from './start-server.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string' },
    batches: { type: 'string' },
    photos: { type: 'string' },
    bytes: { type: 'string', default: '150000' },
    short: { type: 'boolean', default: false },
  },
});
const connections = Number(values.connections ?? (values.short ? 10 : 200));
const batches = Number(values.batches ?? (values.short ? 2 : 6));
const photos = Number(values.photos ?? (values.short ? 5 : 20));
/** The size of a picture that the site sends; starts like a JPEG. */
const picture = Buffer.alloc(Number(values.bytes));
picture.set([0xff, 0xd8, 0xff, 0xe0]);

interface Person {
  readonly client: LoadClient;
  readonly headers: { readonly Authorization: string };
  described: number;
}

console.log(
  `${connections} connections, ${batches} batches of ${photos} photos of ${picture.length} bytes each; ${cpus().length} cores, server and load together\n`,
);
const rows: string[][] = [];
const bareRate = await measureBare();
await measureSqlite();
if (findPostgres()) await measurePostgres();
else console.log('PostgreSQL: skipped, not installed\n');
printTable(
  [
    'Database',
    'opens, ms',
    'requests/s',
    'of bare Node',
    'median, ms',
    'p99, ms',
    'loop late p99, ms',
    'at worst, ms',
  ],
  rows,
);

/** Requests per second of a server that does nothing. */
async function measureBare(): Promise<number> {
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const server = fork(script, { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(server, 'message')) as [number];
  const people = Array.from({ length: connections }, (): Person => {
    return { client: new LoadClient(port), headers: { Authorization: 'Bearer none' }, described: 0 };
  });
  const started = performance.now();
  await Promise.all(people.map((person, at) => work(person, at, () => {})));
  const seconds = (performance.now() - started) / 1000;
  const requests = people.flatMap(({ client }) => client.tookMs).length;
  for (const { client } of people) client.close();
  server.send('stop');
  await once(server, 'exit');
  rows.push(['none: bare Node', '', (requests / seconds).toFixed(0), '1.00', '', '', '', '']);
  return requests / seconds;
}

async function measureSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
  await measure('SQLite', { file: join(folder, 'bench.sqlite') });
  await rm(folder, { recursive: true });
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres();
  await measure('PostgreSQL', { url: postgres.url, file: '' });
  postgres.stop();
}

async function measure(name: string, location: object): Promise<void> {
  const server = await startServer({ database: location });
  const { port, openMs } = server;
  const people = await Promise.all(Array.from({ length: connections }, (_, at) => arrive(port, at)));
  for (const { client } of people) client.tookMs.length = 0;

  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const started = performance.now();
  await Promise.all(people.map((person, at) => work(person, at, count)));
  const seconds = (performance.now() - started) / 1000;
  const took = people.flatMap(({ client }) => client.tookMs);
  const wrong = (await Promise.all(people.map(countIsWrong))).filter(Boolean).length;
  const errors = [...statuses].filter(([status]) => status >= 400).reduce((sum, [, times]) => sum + times, 0);

  const report = await server.report();
  rows.push([
    name,
    openMs.toFixed(0),
    (took.length / seconds).toFixed(0),
    (took.length / seconds / bareRate).toFixed(2),
    quantile(took, 0.5).toFixed(0),
    quantile(took, 0.99).toFixed(0),
    report.p99Ms.toFixed(1),
    report.maxMs.toFixed(1),
  ]);
  const described = people.reduce((sum, person) => sum + person.described, 0);
  console.log(
    `${name}: ${described} photos described, ${errors} errors, ${wrong} accounts with a wrong count\n`,
  );
  for (const { client } of people) client.close();
  await server.stop();
  if (errors > 0 || wrong > 0) process.exitCode = 1;
}

async function arrive(port: number, at: number): Promise<Person> {
  const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const { access_token: token } = await signInAt(send, `person-${at}@example.com`);
  const person = {
    client: new LoadClient(port),
    headers: { Authorization: `Bearer ${token}` },
    described: 0,
  };
  await person.client.send('/api/account', { headers: person.headers });
  return person;
}

async function work(person: Person, at: number, count: (status: number) => void): Promise<void> {
  const { client, headers } = person;
  const post = async (path: string, value: object) => {
    const body = JSON.stringify(value);
    const jsonHeaders = { ...headers, 'Content-Type': 'application/json' };
    const answer = await client.send(path, { method: 'POST', headers: jsonHeaders, body });
    count(answer.status);
    return answer;
  };
  for (let batch = 0; batch < batches; batch += 1) {
    const { text } = await post('/api/batches', { photos });
    const { leaseId } = JSON.parse(text) as { leaseId: string };
    for (let photo = 0; photo < photos; photo += 1) {
      const fate = (at + batch * 7 + photo * 3) % 10;
      if (fate === 0) continue;
      const photoHeaders = {
        ...headers,
        'Content-Type': 'image/jpeg',
        'X-Batch-Lease': leaseId,
        'X-Photo-Id': photo,
      };
      for (let time = 0; time < (fate === 1 ? 2 : 1); time += 1) {
        const options = { method: 'POST', headers: photoHeaders, body: picture };
        count((await client.send('/functions/v1/analyze-image', options)).status);
      }
      person.described += 1;
    }
    for (let time = 0; time < (batch % 3 === 0 ? 2 : 1); time += 1) {
      await post(`/api/batches/${leaseId}/settle`, {});
    }
  }
}

async function countIsWrong({ client, headers, described }: Person): Promise<boolean> {
  const { text } = await client.send('/api/account', { headers });
  return (JSON.parse(text) as { usage: { count: number } }).usage.count !== described;
}
