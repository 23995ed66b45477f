import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { MOST_LIST_BYTES } from '../../../shared/storage/limits.ts';
import { listenHostile, pourOut } from '../../../tests/fakes/storage/hostile-server.ts';
import { printTable } from '../markdown.ts';
import type { LookOrder, LookReport } from './look-at-storage.ts';

const SCRIPT = fileURLToPath(new URL('./look-at-storage.ts', import.meta.url));

/** Limits for a program that reads a storage whose server never stops answering. */
const MOST_BYTES = 2 ** 30;
const MOST_MS = 60_000;
/** The list of one folder, and as much again for retries and for what is on its way when a program stops reading. */
const MOST_SENT_BYTES = 3 * MOST_LIST_BYTES;

interface Endless {
  readonly kind: LookOrder['kind'];
  readonly name: string;
  readonly answer: (response: ServerResponse, count: number, isHead: boolean) => void;
}

/** A page of S3's list with a thousand names, and a next page. */
function pageOf(count: number, suffix: string, facts = ''): string {
  const names = Array.from({ length: 1_000 }, (_, at) => `sorted/${count}-${at}-${suffix}`);
  const contents = names.map((name) => `<Contents><Key>${name}</Key>${facts}</Contents>`).join('');
  const next = `<NextContinuationToken>${count}</NextContinuationToken>`;
  return `<ListBucketResult>${next}${contents}</ListBucketResult>`;
}

/** Servers that never stop, and those whose answers end far away. */
const SERVERS: readonly Endless[] = [
  {
    kind: 'webdav',
    name: 'WebDAV: a list without an end',
    answer: (response) => void pourOut(response.writeHead(207), '<d:response/>'.repeat(5_000)),
  },
  {
    kind: 'webdav',
    name: 'WebDAV: a list of a million attributes',
    answer: (response) => {
      const attributes = Array.from({ length: 600_000 }, (_, at) => `a${at}="1"`).join(' ');
      response.writeHead(207).end(`<d:multistatus xmlns:d="DAV:" ${attributes}></d:multistatus>`);
    },
  },
  {
    kind: 'webdav',
    name: 'WebDAV: a file without an end',
    answer: (response, _count, isHead) => {
      if (isHead) response.end();
      else void pourOut(response, Buffer.alloc(100_000));
    },
  },
  {
    kind: 's3',
    name: 'S3: a page without an end',
    answer: (response) => void pourOut(response, '<Contents><Key>a</Key></Contents>'.repeat(2_000)),
  },
  {
    kind: 's3',
    name: 'S3: pages without an end',
    answer: (response, count) => void response.end(pageOf(count, 'x'.repeat(900))),
  },
  {
    kind: 's3',
    name: 'S3: pages of short names without an end',
    answer: (response, count) => void response.end(pageOf(count, '.jpg', '<Size>2345678</Size>'.repeat(12))),
  },
  {
    kind: 's3',
    name: 'S3: a refusal without an end',
    answer: (response) => void pourOut(response.writeHead(500), '<Error/>'.repeat(10_000)),
  },
];

/**
 * Reads storages of servers that never stop answering, each in a separate process, and prints the resource use.
 *
 * @returns whether every reading ended within its time and memory
 */
export async function benchStorages(): Promise<boolean> {
  const rows: string[][] = [];
  let isBounded = true;
  for (const { kind, name, answer } of SERVERS) {
    let count = 0;
    const sockets = new Set<Socket>();
    const server = await listenHostile(({ method, socket }, response) => {
      sockets.add(socket);
      answer(response, (count += 1), method === 'HEAD');
    });
    const { problem, tookMs, peakBytes } = await look({ kind, url: server.url });
    server.stop();
    const sentBytes = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    isBounded &&= tookMs < MOST_MS && peakBytes < MOST_BYTES && sentBytes < MOST_SENT_BYTES;
    rows.push([name, problem, tookMs.toFixed(0), mib(peakBytes), mib(sentBytes), String(count)]);
  }
  const columns = ['said', 'ms', 'memory, MiB', 'sent, MiB', 'requests'];
  printTable(['A storage that never stops answering', ...columns], rows);
  console.log(`Limits: ${mib(MOST_BYTES)} MiB, ${mib(MOST_SENT_BYTES)} MiB sent, ${MOST_MS / 1000} s each.`);
  return isBounded;
}

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

async function look(order: LookOrder): Promise<LookReport> {
  const child = fork(SCRIPT, [JSON.stringify(order)], { execArgv: ['--import', 'tsx'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  const [report] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  clearTimeout(timer);
  const isReport = typeof report === 'object' && report !== null;
  return isReport ? (report as LookReport) : { problem: 'no end', tookMs: MOST_MS, peakBytes: MOST_BYTES };
}
