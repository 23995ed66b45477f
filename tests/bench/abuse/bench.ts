/**
 * The server under abuse: `npm run bench:abuse [-- --seconds 10] [--short]`. An honest person has photos described
 * one after another, first alone and then while each kind of abuse goes on; the server's memory and event loop are
 * read meanwhile. Attackers, the honest person and the server share this machine. Fails where the honest person is
 * refused once, or the server takes more memory than its manifest gives it.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signInAt } from '../../fakes/sign-in.ts';
import { LoadClient } from '../load/client.ts';
import { type ServerProcess, startServer } from '../load/start-server.ts';
import { printTable, quantile } from '../markdown.ts';
import { type Attack, ATTACKS } from './attacks.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const forMs = 1000 * Number(values.seconds ?? (values.short ? 1 : 10));
const ATTACKERS = 8;
const MANIFEST = new URL('../../../deploy/kubernetes/server/deployment.yaml', import.meta.url);
const maxBytes = Number(/limits: \{ memory: (\d+)Gi \}/.exec(readFileSync(MANIFEST, 'utf8'))?.[1]) * 2 ** 30;
/** As large as a picture that the site sends; the first bytes are a JPEG's. */
const picture = Buffer.alloc(150_000);
picture.set([0xff, 0xd8, 0xff, 0xe0]);

const data = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
const server = await startServer({ database: { file: join(data, 'bench.sqlite') }, engineMs: 5 });
const tokens = await Promise.all(
  Array.from({ length: ATTACKERS + 1 }, (_, at) => signIn(`person-${at}@a.org`)),
);
const [honest = '', ...attackers] = tokens;
await during('', async () => 0);

const rows: string[][] = [];
const quiet = await during('nothing', async () => 0);
const results = [quiet];
for (const [name, attack] of Object.entries(ATTACKS)) results.push(await during(name, attack));
for (const { name, tookMs, refused, failed, peakBytes, p99Ms, maxMs } of results) {
  rows.push([
    name,
    quantile(tookMs, 0.5).toFixed(0),
    (quantile(tookMs, 0.5) / quantile(quiet.tookMs, 0.5)).toFixed(1),
    quantile(tookMs, 0.99).toFixed(0),
    `${failed} of ${tookMs.length}`,
    String(refused),
    (peakBytes / 2 ** 20).toFixed(0),
    p99Ms.toFixed(0),
    maxMs.toFixed(0),
  ]);
}
printTable(
  [
    'Abuse',
    'honest answer, median, ms',
    '× quiet',
    'p99, ms',
    'failed',
    'abuse cut off',
    'memory, MiB',
    'loop late p99, ms',
    'at worst, ms',
  ],
  rows,
);
await server.stop();
await rm(data, { recursive: true });
const isHarmed = results.some(({ failed, peakBytes }) => failed > 0 || peakBytes > maxBytes);
console.log(`The manifest gives it ${maxBytes / 2 ** 20} MiB.`);
// What is still under way of the last attack has nowhere to go.
process.exit(isHarmed ? 1 : 0);

async function signIn(email: string): Promise<string> {
  const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return (await signInAt(send, email)).access_token;
}

async function during(name: string, attack: Attack) {
  let isOver = false;
  const attacking = attack({ port: server.port, tokens: attackers }, () => isOver);
  const watched = watch(server, () => isOver);
  const client = new LoadClient(server.port);
  const until = performance.now() + forMs;
  let failed = 0;
  while (performance.now() < until) {
    const headers = { Authorization: `Bearer ${honest}`, 'Content-Type': 'image/jpeg' };
    const options = { method: 'POST', headers, body: picture };
    const answer = await client.send('/functions/v1/analyze-image', options).catch(() => undefined);
    if (answer?.status !== 200) failed += 1;
    await wait(20);
  }
  isOver = true;
  client.close();
  return { name, tookMs: client.tookMs, failed, refused: await attacking, ...(await watched) };
}

/** The most memory that it took, and the latest that its event loop was, until it is over. */
async function watch({ report }: ServerProcess, isOver: () => boolean) {
  const worst = { peakBytes: 0, p99Ms: 0, maxMs: 0 };
  await report();
  while (!isOver()) {
    await wait(200);
    const { rssBytes, p99Ms, maxMs } = await report();
    worst.peakBytes = Math.max(worst.peakBytes, rssBytes);
    worst.p99Ms = Math.max(worst.p99Ms, p99Ms);
    worst.maxMs = Math.max(worst.maxMs, maxMs);
  }
  return worst;
}
