/**
 * Lighthouse's mobile test for every public route of the built site, the median of three runs: `npm run bench --
 * lighthouse [--times 3] [--paths /,/pricing]`; with `--short` one run of Home. Fails if a category whose score does
 * not vary is below 100; performance depends on the machine, so it is only reported.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { startSite } from '../../../scripts/visitor/start-site.ts';
import { PUBLIC_PATHS } from '../../../tests/e2e/site/support/public-paths.ts';
import { type LighthouseRun, runLighthouse } from './run-lighthouse.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    paths: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const SAME_EVERY_TIME = ['accessibility', 'best-practices', 'seo'] as const;
const CATEGORIES = ['performance', ...SAME_EVERY_TIME] as const;

const paths = values.paths?.split(',') ?? (values.short ? ['/'] : PUBLIC_PATHS);
const times = values.short ? 1 : Number(values.times);
const site = await startSite();
const browser = await launchBrowser();
console.log(
  '| route | performance | accessibility | best practices | SEO | shift | largest paint | blocked |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
const faults: string[] = [];
try {
  for (const path of paths) {
    const runs: LighthouseRun[] = [];
    for (let time = 0; time < times; time += 1) {
      const run = await runLighthouse(browser, site.origin + path, CATEGORIES);
      runs.push(run);
      faults.push(...run.complaints.map((complaint) => `${path}: ${complaint}`));
      for (const category of SAME_EVERY_TIME) {
        const score = run.scores[category];
        if (score !== 100) faults.push(`${path}: ${category} is ${score}`);
      }
    }
    const of = (figure: (run: LighthouseRun) => number) => median(runs.map(figure));
    const scores = CATEGORIES.map((category) => of((run) => run.scores[category] ?? 0));
    const shift = of((run) => run.layoutShift);
    const paint = `${of((run) => run.largestPaintMs)} ms`;
    const blocked = `${of((run) => run.blockedMs)} ms`;
    console.log(`| ${[path, ...scores, shift, paint, blocked].join(' | ')} |`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (faults.length > 0) {
  console.error([...new Set(faults)].join('\n'));
  process.exitCode = 1;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((first, second) => first - second)[Math.floor(figures.length / 2)] ?? 0;
}
