/**
 * The server under load, on both databases in one run: `npm run bench:load [-- --connections 200 --batches 6
 * --photos 20 --bytes 150000]`.
 *
 * Every connection is an account of its own that reserves batches, has its photos described by an engine that
 * answers at once (some of them twice, some never), and settles (some twice). At the end every account's count
 * is held against what it had described.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../../scripts/find-postgres.ts';
import { signInAt } from '../../fakes/sign-in.ts';
import { startPostgres } from '../../fakes/start-postgres.ts';
import { LoadClient } from './client.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    batches: { type: 'string', default: '6' },
    photos: { type: 'string', default: '20' },
    bytes: { type: 'string', default: '150000' },
  },
});
const connections = Number(values.connections);
const batches = Number(values.batches);
const photos = Number(values.photos);
/** As large as a picture that the site sends; the first bytes are a JPEG's. */
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
await measureSqlite();
if (findPostgres()) await measurePostgres();
else console.log('PostgreSQL: left out, there is none here');

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
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const env = { ...process.env, BENCH_DATABASE: JSON.stringify(location) };
  const server = fork(script, { execArgv: ['--import', 'tsx'], env });
  const [{ port, openMs }] = (await once(server, 'message')) as [{ port: number; openMs: number }];
  const people = await Promise.all(Array.from({ length: connections }, (_, at) => arrive(port, at)));
  for (const { client } of people) client.tookMs.length = 0;

  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const started = performance.now();
  await Promise.all(people.map((person, at) => work(person, at, count)));
  const seconds = (performance.now() - started) / 1000;
  const took = people.flatMap(({ client }) => client.tookMs).toSorted((one, other) => one - other);
  const wrong = (await Promise.all(people.map(countIsWrong))).filter(Boolean).length;
  const errors = [...statuses].filter(([status]) => status >= 400).reduce((sum, [, times]) => sum + times, 0);

  console.log(`${name}
  opens, tables included      ${openMs.toFixed(0)} ms
  requests                    ${took.length}
  requests per second         ${(took.length / seconds).toFixed(0)}
  median, p99                 ${quantile(took, 0.5)} ms, ${quantile(took, 0.99)} ms
  errors                      ${errors}
  photos described            ${people.reduce((sum, { described }) => sum + described, 0)}
  accounts with a wrong count ${wrong}
`);
  for (const { client } of people) client.close();
  await stop(server);
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

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
}

async function stop(server: ChildProcess): Promise<void> {
  server.send('stop');
  await once(server, 'exit');
}
