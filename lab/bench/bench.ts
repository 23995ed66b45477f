/**
 * Runs one benchmark, `npm run bench -- <name> [options]`, or every one in turn, `npm run bench`, and prints tables.
 * Needs the built product. With `--short` each takes seconds and only checks that it completes; its numbers mean
 * nothing. The nightly job does that.
 */
import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../scripts/visitor/launch-browser.ts';
import { type Benchmark, BENCHMARKS } from './benchmarks.ts';

/** Far more than a short form takes on a slow machine. */
const SHORT_MS = 10 * 60_000;

const [name = '', ...options] = process.argv.slice(2);
if (name === '' || name.startsWith('--')) await runAll();
else runOne(name, options);

async function runAll(): Promise<void> {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
  console.log(`# Benchmarks\n\n${await machine()}\n`);
  const chosen = BENCHMARKS.filter(({ isWhole = true }) => isWhole || values.short);
  const failed = chosen.filter((benchmark) => {
    console.log(`## ${benchmark.title}\n`);
    // A hanging one must not take the time of later ones.
    return !(values.short ? succeeds(benchmark, ['--short'], SHORT_MS) : succeeds(benchmark, []));
  });
  if (failed.length > 0) {
    console.error(`Failed: ${failed.map(({ title }) => title).join(', ')}`);
    process.exitCode = 1;
  }
}

function runOne(wanted: string, args: readonly string[]): void {
  const benchmark = BENCHMARKS.find((each) => each.name === wanted);
  if (!benchmark) console.error(`Name one of ${BENCHMARKS.map((each) => each.name).join(', ')}`);
  if (!benchmark || !succeeds(benchmark, args)) process.exitCode = 1;
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

/** @param timeout milliseconds; no limit by default */
function succeeds({ script }: Benchmark, args: readonly string[], timeout = 0): boolean {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: 'inherit',
    timeout,
  });
  return status === 0;
}
