/**
 * Runs every benchmark in turn and prints its tables: `npm run bench`, after `npm run build`. With `--short` each
 * takes seconds and only checks that it completes; its numbers mean nothing. The nightly job does that.
 */
import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../scripts/visitor/launch-browser.ts';
import { type Benchmark, BENCHMARKS } from './benchmarks.ts';

/** Far more than a short form takes on a slow machine. */
const SHORT_MS = 10 * 60_000;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

console.log(`# Benchmarks\n\n${await machine()}\n`);
const chosen = BENCHMARKS.filter(({ isWhole = true }) => isWhole || values.short);
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
    // A hanging one must not take the time of later ones.
    { stdio: 'inherit', ...(values.short ? { timeout: SHORT_MS } : {}) },
  );
  return status === 0;
}
