/** Hostile files on the command line and on the upload page; see bench.ts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { completion, startFakeChatServer } from '../../../scripts/visitor/fake-chat-server.ts';
import { treeMemory, watchMemory } from '../../../tests/fakes/tree-memory.ts';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import {
  flatAvif,
  HOSTILE_PICTURES,
  SMALL_TIFFS,
  smallTiff,
  withTail,
} from '../../../tests/fixtures/hostile-pictures.ts';
import { printTable } from '../markdown.ts';
import { startToldSite } from '../start-told-site.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');
const MIB = 2 ** 20;
const MOST = { commandLineBytes: 1.5 * 2 ** 30, sigtermMs: 1000, smallTiffBytes: 300 * MIB } as const;
/** Files that decoders start on; each takes seconds, the others no time. */
const DECODED = 4;
/** How long a page has to become quiet, and to decode a picture for its thumbnail. */
const SETTLE_MS = 1500;
const SHOWN_MS = 4000;
/** When the program is stopped, in milliseconds after its start. */
const STOPPED_AFTER_MS = [1500, 4000, 8000, 12_000];

/**
 * Runs the command line on hostile files and on a hostile table, and stops it midway. Prints its resource use.
 *
 * @returns whether it exceeded its limits
 */
export async function commandLineUnderAbuse(isShort: boolean): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
  try {
    const count = isShort ? 32 : 640;
    await writeHostile(join(folder, 'heap'), count, isShort ? 3000 : 6300);
    const heap = await run(folder, 'heap');
    await mkdir(join(folder, 'table'));
    await copyFile(join(folder, 'heap/photo.png'), join(folder, 'table/photo.png'));
    await writeFile(join(folder, 'table/notes.csv'), `"${'a'.repeat(10_000_000)}`);
    const table = await run(folder, 'table');
    const latencies: number[] = [];
    for (const afterMs of isShort ? [] : STOPPED_AFTER_MS) {
      latencies.push((await run(folder, 'heap', afterMs)).stoppedMs);
    }
    const row = (name: string, { tookMs, peakBytes, told, printed }: Awaited<ReturnType<typeof run>>) => [
      name,
      (tookMs / 1000).toFixed(0),
      (peakBytes / MIB).toFixed(0),
      String(told),
      String(printed),
    ];
    printTable(
      ['Command line', 's', 'memory of all processes, MiB', 'files listed', 'characters on stderr'],
      [
        row(`${count} hostile files and a photo`, heap),
        row('a table of one quotation mark, and a photo', table),
      ],
    );
    const slowest = Math.max(0, ...latencies);
    console.log(`Time to exit after SIGTERM: ${latencies.map((ms) => ms.toFixed(0)).join(', ')} ms.\n`);
    const isNamed = heap.told === count + 1 && table.told === 1;
    return !isNamed || heap.peakBytes > MOST.commandLineBytes || slowest > MOST.sigtermMs;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Organizes hostile files and photos on the upload page, and prints the browser's resource use. */
export async function pageUnderAbuse(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
  const engine = await startFakeChatServer();
  engine.respond = async () => completion(JSON.stringify({ description: 'A red car.' }));
  const site = await startToldSite(engine);
  const browser = await launchBrowser();
  try {
    const paths = await writeHostile(folder, HOSTILE_PICTURES.length + DECODED, 9000);
    const visitor = await Visitor.arrive(browser, site.origin);
    visitor.page.setDefaultTimeout(0);
    await visitor.signIn('bench@example.org');
    const pid = browser.process()?.pid ?? 0;
    const idleBytes = treeMemory(pid);
    const startedMs = performance.now();
    const peak = watchMemory(pid);
    await visitor.choose(paths);
    await visitor.sees(`${paths.length} files selected`);
    await visitor.press('Organize Photos');
    await visitor.page.waitForFunction(() => / photos? placed in/.test(document.body.innerText), {
      polling: 250,
    });
    const tookMs = performance.now() - startedMs;
    const peakBytes = peak.stop();
    const text = await visitor.text();
    const unnamed = paths.map((path) => basename(path)).filter((name) => !text.includes(name));
    printTable(
      ['Upload page', 's', 'memory of the browser, MiB', 'above its start, MiB'],
      [
        [
          `${paths.length - 1} hostile files and a photo`,
          (tookMs / 1000).toFixed(0),
          (peakBytes / MIB).toFixed(0),
          ((peakBytes - idleBytes) / MIB).toFixed(0),
        ],
      ],
    );
    console.log(`Placed, so not listed on the page: ${unnamed.join(', ')}.\n`);
    return false;
  } finally {
    await browser.close();
    await Promise.all([site.stop(), engine.close(), rm(folder, { recursive: true })]);
  }
}

/**
 * Shows TIFFs of 300 × 300 pixels on the upload page that would unpack to a gigabyte, and prints the browser's resource
 * use.
 *
 * @returns whether one of them took more memory than such a small picture may
 */
export async function smallTiffsUnderAbuse(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-bench-'));
  const engine = await startFakeChatServer();
  const site = await startToldSite(engine);
  const rows: string[][] = [];
  let isExceeded = false;
  try {
    for (const kind of SMALL_TIFFS) {
      const path = join(folder, `${kind}.tiff`);
      await writeFile(path, smallTiff(kind));
      const browser = await launchBrowser();
      const visitor = await Visitor.arrive(browser, site.origin);
      await visitor.open('/upload');
      const pid = browser.process()?.pid ?? 0;
      await wait(SETTLE_MS);
      const idleBytes = treeMemory(pid);
      const peak = watchMemory(pid);
      await visitor.choose([path]);
      await visitor.sees('1 file selected');
      await wait(SHOWN_MS);
      const grownBytes = peak.stop() - idleBytes;
      isExceeded ||= grownBytes > MOST.smallTiffBytes;
      rows.push([kind, (grownBytes / MIB).toFixed(0)]);
      await browser.close();
    }
    printTable(['TIFF of 300 × 300 pixels', 'memory of the browser above its start, MiB'], rows);
    return isExceeded;
  } finally {
    await Promise.all([site.stop(), engine.close(), rm(folder, { recursive: true })]);
  }
}

/**
 * Writes this many distinct hostile files, and a photo.
 *
 * @returns the paths of all of them
 */
async function writeHostile(folder: string, count: number, avifEdgePx: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const kinds = [...HOSTILE_PICTURES, { name: 'flat.avif', make: () => flatAvif(avifEdgePx) }];
  const made = await Promise.all(kinds.map(async ({ name, make }) => ({ name, bytes: await make() })));
  const isDecoded = (name: string) => /within|flat|nested|empty-codes|more-than/.test(name);
  const refused = made.filter(({ name }) => !isDecoded(name));
  const decoded = made.filter(({ name }) => isDecoded(name));
  const few = Array.from({ length: DECODED }, () => decoded).flat();
  const many = Array.from({ length: Math.ceil(count / refused.length) }, () => refused).flat();
  const paths: string[] = [];
  for (const [at, { name, bytes }] of [...few, ...many].slice(0, count).entries()) {
    paths.push(join(folder, `${at}-${name}`));
    await writeFile(paths.at(-1)!, withTail(bytes, at));
  }
  const photo = join(folder, 'photo.png');
  await sharp({ create: { width: 640, height: 480, channels: 3, background: 'navy' } })
    .png()
    .toFile(photo);
  return [...paths, photo];
}

/** @param stopAfterMs when the program is told to end */
async function run(cwd: string, input: string, stopAfterMs?: number) {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [COMMAND_LINE, input, '--json', '--dry-run'], { cwd });
  const peak = watchMemory(child.pid ?? 0);
  let [lines, printed] = ['', 0];
  child.stdout.on('data', (piece: Buffer) => (lines += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (printed += piece.length));
  const ended = once(child, 'close');
  let toldMs = 0;
  if (stopAfterMs !== undefined) {
    await Promise.race([ended, wait(stopAfterMs)]);
    toldMs = performance.now();
    child.kill('SIGTERM');
  }
  await ended;
  const endedMs = performance.now();
  const told = lines.split('\n').filter((line) => line !== '').length;
  const [tookMs, stoppedMs] = [endedMs - startedMs, endedMs - toldMs];
  return { tookMs, stoppedMs, told, printed, peakBytes: peak.stop() };
}
