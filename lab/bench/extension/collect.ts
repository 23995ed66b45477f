/**
 * Time and memory for collecting the images of a page with 2,000: `npm run bench -- collect`; twice with `--short`.
 *
 * Elapsed time is measured in the extension's worker: both injections, walking the page, and returning the result.
 * CPU time is that of the page's main thread, which other processes do not affect. Memory is the page's JavaScript
 * heap, right after collecting and after garbage collection.
 */
import { parseArgs } from 'node:util';
import { LARGE_PAGE } from '../../../tests/e2e/extension/pages/large-page.ts';
import { startPageServer } from '../../../tests/e2e/extension/pages/page-server.ts';
import { startCollector } from '../../../tests/e2e/extension/pages/start-collector.ts';
import { PAGE_IMAGE_THRESHOLD_PX } from '../../../extension/limits.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const RUNS = values.short ? 2 : 10;

const server = await startPageServer([LARGE_PAGE]);
const collector = await startCollector();
const url = `${server.origin}/${LARGE_PAGE.name}`;
const page = await collector.browser.newPage();
await page.goto(url, { waitUntil: 'load' });
const session = await page.createCDPSession();

await session.send('Performance.enable', { timeDomain: 'threadTicks' });

const times: number[] = [];
const work: number[] = [];
const idle = await heapMebibytes(true);
let highest = idle;
let count = 0;
let length = 0;
for (let run = 0; run < RUNS; run += 1) {
  const before = await taskMs();
  const answer = await collector.collect(url, PAGE_IMAGE_THRESHOLD_PX);
  if ('failure' in answer) throw new Error(answer.failure.code);
  times.push(answer.ms);
  work.push((await taskMs()) - before);
  count = answer.images.length;
  length = JSON.stringify(answer.images).length;
  highest = Math.max(highest, await heapMebibytes(false));
}
const after = await heapMebibytes(true);
console.info(
  `${count} images, ${Math.round(length / 1024)} KB as JSON, ${await page.evaluate(() => document.querySelectorAll('*').length)} elements`,
);
console.info(`waiting: ${summary(times)}`);
console.info(`work of the page: ${summary(work)}`);
console.info(`page heap ${mib(idle)} before, ${mib(highest)} at most, ${mib(after)} after ${RUNS} runs`);

await collector.stop();
await server.stop();

async function heapMebibytes(isCollected: boolean): Promise<number> {
  if (isCollected) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / (1024 * 1024);
}

/** CPU time of the page's main thread since it started, in milliseconds. */
async function taskMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function summary(ms: readonly number[]): string {
  const sorted = ms.toSorted((one, other) => one - other).map(Math.round);
  return `first ${Math.round(ms[0] ?? 0)} ms, fastest ${sorted[0]} ms, median ${sorted[RUNS / 2]} ms, slowest ${sorted.at(-1)} ms of ${RUNS}`;
}

function mib(value: number): string {
  return `${value.toFixed(1)} MiB`;
}
