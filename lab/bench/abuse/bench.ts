/**
 * Programs under abuse: `npm run bench -- abuse [--seconds 10] [--short] [--files]`.
 *
 * First the command line and the upload page get small files that demand huge work, and lists that ask for many
 * copies; `--files` stops there. It fails if the command line and its processes use more than 1.5 GiB, take more than
 * a second to end, or restore anything from such a list, or if a small TIFF takes 300 MiB on the page.
 *
 * Then the server. A legitimate user has photos described one after another, first alone and then during each attack,
 * while memory and event loop delay are measured. The first engine is fake and responds at once, to measure the rest
 * of the server; the second is the embedded one, with pictures that are expensive to decode. Attackers, user and
 * server share this machine. It fails if the legitimate user is refused once, or if the server uses more than a
 * gigabyte. Finally, the command line reads storages whose servers never stop answering.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';
import { signInAt } from '../../../scripts/visitor/sign-in.ts';
import { LoadClient } from '../load/client.ts';
import { DRAWN_SCENES, drawScene } from '../../../scripts/visitor/drawn-scenes.ts';
import { type ServerProcess, startServer } from '../load/start-server.ts';
import { printTable, quantile } from '../markdown.ts';
import { commandLineUnderAbuse, pageUnderAbuse, smallTiffsUnderAbuse } from './hostile-files.ts';
import { type Attack, ATTACKS, HEAVY_PICTURES } from './attacks.ts';
import { restoreUnderAbuse } from './restore.ts';
import { benchStorages } from './storages.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    short: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
  },
});
const forMs = 1000 * Number(values.seconds ?? (values.short ? 1 : 10));
const ATTACKERS = 8;
const MAX_BYTES = 2 ** 30;
const ANALYZE_PATH = '/functions/v1/analyze-image';

interface Result {
  readonly name: string;
  readonly tookMs: readonly number[];
  readonly failed: number;
  readonly refused: number;
  readonly peakBytes: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** The size of a picture that the site sends; starts like a JPEG. */
const bytesOfPicture = Buffer.alloc(150_000);
bytesOfPicture.set([0xff, 0xd8, 0xff, 0xe0]);
/** A view of mountains, as the site sends it; not mistaken for a document to read. */
const realPicture = await sharp(await drawScene(DRAWN_SCENES[1]!))
  .resize(ENGINE_LONG_EDGE_PX)
  .jpeg({ quality: 80 })
  .toBuffer();

const onCommandLine = await commandLineUnderAbuse(values.short);
const isFilled = await restoreUnderAbuse();
const onPage = values.short ? false : (await smallTiffsUnderAbuse()) || (await pageUnderAbuse());
if (values.files) process.exit(onCommandLine || isFilled || onPage ? 1 : 0);
const results = [
  ...(await underEach(ATTACKS, { engineMs: 5 }, bytesOfPicture)),
  ...(await underEach(HEAVY_PICTURES, { workers: 2 }, realPicture)),
];
console.log(`Limit: ${MAX_BYTES / 2 ** 20} MiB.`);
const isBounded = await benchStorages();
// Requests of the last attack may still be in flight, so the process has to be ended.
const isHarmed =
  onCommandLine || onPage || results.some(({ failed, peakBytes }) => failed > 0 || peakBytes > MAX_BYTES);
// The short form only checks that the benchmark completes; its numbers mean nothing.
process.exit((isHarmed && !values.short) || isFilled || !isBounded ? 1 : 0);

/** Starts a new server, and measures it alone and then under each attack. */
async function underEach(
  attacks: Readonly<Record<string, Attack>>,
  settings: object,
  picture: Buffer,
): Promise<Result[]> {
  const data = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
  const server = await startServer({ database: { file: join(data, 'bench.sqlite') }, ...settings });
  const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
  const emails = Array.from({ length: ATTACKERS + 1 }, (_, at) => `person-${at}@a.org`);
  const tokens = await Promise.all(emails.map(async (email) => (await signInAt(send, email)).access_token));
  const [honest = '', ...attackers] = tokens;
  const during = async (name: string, attack: Attack): Promise<Result> => {
    let isOver = false;
    const attacking = attack({ port: server.port, tokens: attackers }, () => isOver);
    const watched = watch(server, () => isOver);
    const asked = await askHonestly(server.port, honest, picture);
    isOver = true;
    return { name, ...asked, refused: await attacking, ...(await watched) };
  };
  const nothing = async () => 0;
  await during('', nothing);
  const results = [await during('nothing', nothing)];
  for (const [name, attack] of Object.entries(attacks)) results.push(await during(name, attack));
  printResults(results);
  await server.stop();
  await rm(data, { recursive: true });
  return results;
}

/** Sends one photo after another until the time is over. */
async function askHonestly(port: number, token: string, picture: Buffer) {
  const client = new LoadClient(port);
  const until = performance.now() + forMs;
  let failed = 0;
  while (performance.now() < until) {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' };
    const options = { method: 'POST', headers, body: picture };
    const answer = await client.send(ANALYZE_PATH, options).catch(() => undefined);
    if (answer?.status !== 200) failed += 1;
    await wait(20);
  }
  client.close();
  return { tookMs: client.tookMs, failed };
}

/** The maximum memory and event loop delay until it is over. */
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

function printResults(results: readonly Result[]): void {
  const quietMs = quantile(results[0]?.tookMs ?? [], 0.5);
  const rows = results.map(({ name, tookMs, refused, failed, peakBytes, p99Ms, maxMs }) => [
    name,
    quantile(tookMs, 0.5).toFixed(0),
    (quantile(tookMs, 0.5) / quietMs).toFixed(1),
    quantile(tookMs, 0.99).toFixed(0),
    `${failed} of ${tookMs.length}`,
    String(refused),
    (peakBytes / 2 ** 20).toFixed(0),
    p99Ms.toFixed(0),
    maxMs.toFixed(0),
  ]);
  const title = [
    'Abuse',
    'honest answer, median, ms',
    '× quiet',
    'p99, ms',
    'failed',
    'abuse cut off',
    'memory, MiB',
    'loop late p99, ms',
    'at worst, ms',
  ];
  printTable(title, rows);
}
