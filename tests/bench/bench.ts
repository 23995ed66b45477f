/**
 * Runs every benchmark in turn and prints its tables: `npm run bench`, after `npm run build`. With `--short`
 * each takes seconds and only checks that it completes; its figures are not meaningful.
 */
import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../e2e/launch-browser.ts';

interface Benchmark {
  readonly title: string;
  readonly script: string;
  /** False if browser tests already check that it completes. */
  readonly hasShort: boolean;
}

const BENCHMARKS: readonly Benchmark[] = [
  { title: 'The ZIP', script: 'archive/bench.ts', hasShort: true },
  { title: 'Decoding', script: 'decode/bench.ts', hasShort: true },
  { title: 'A batch', script: 'pipeline/bench.ts', hasShort: true },
  { title: 'The upload page', script: 'site/upload.ts', hasShort: true },
  { title: 'The embedded engine', script: 'engine/bench.ts', hasShort: true },
  { title: 'The server under load', script: 'load/bench.ts', hasShort: true },
  { title: 'The server under abuse', script: 'abuse/bench.ts', hasShort: true },
  { title: 'Lighthouse on a phone', script: 'site/lighthouse.ts', hasShort: false },
  { title: 'Images of a page', script: 'extension/collect.ts', hasShort: false },
  { title: 'The side panel', script: 'extension/panel.ts', hasShort: false },
  { title: 'The popup', script: 'extension/popup.ts', hasShort: false },
];

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

console.log(`# Benchmarks\n\n${await machine()}\n`);
const chosen = BENCHMARKS.filter(({ hasShort }) => hasShort || !values.short);
const failed = chosen.filter((benchmark) => !succeeds(benchmark));
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ title }) => title).join(', ')}`);
  process.exitCode = 1;
}

/** Describes the machine. */
async function machine(): Promise<string> {
  const browser = await launchBrowser();
  const version = await browser.version();
  await browser.close();
  const cores = cpus();
  const memoryGiB = Math.round(totalmem() / 1024 ** 3);
  return `${cores.length} cores (${cores[0]?.model.trim()}), ${memoryGiB} GiB, Node ${process.version}, ${version}`;
}

function succeeds({ title, script }: Benchmark): boolean {
  console.log(`## ${title}\n`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path, ...(values.short ? ['--short'] : [])],
    {
      stdio: 'inherit',
    },
  );
  return status === 0;
}
