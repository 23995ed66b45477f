/**
 * Time for a new visitor with the sample pictures: `npm run bench -- samples`, after `npm run build`. From the click on
 * "Try it with sample pictures" until they are on the table, and from "Organize Photos" until the result appears,
 * with the engine already downloaded and without; the median of three visits each, or one with `--short`.
 */
import { parseArgs } from 'node:util';
import { startSite, WITHOUT_ENGINE } from '../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import { SAMPLES } from '../../../site/samples/samples.ts';
import { median, printTable } from '../markdown.ts';
import { launchMeasuredBrowser, pressButton } from './measured-page.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const VISITS = values.short ? 1 : 3;

const site = await startSite(WITHOUT_ENGINE);
const browser = await launchMeasuredBrowser();
try {
  const first: Visit[] = [];
  const later: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const visitor = await Visitor.arrive(browser, site.origin);
    await visitor.open('/upload');
    first.push(await organize(visitor));
    await visitor.pick('More actions', 'Organize more photos');
    later.push(await organize(visitor));
    await visitor.leave();
  }
  printTable(
    [`${SAMPLES.length} sample pictures, seconds`, 'on the table', 'from the click to the result'],
    [
      ['first visit, downloading the engine from this computer', ...medians(first)],
      ['with the engine on the device', ...medians(later)],
    ],
  );
} finally {
  await browser.close();
  await site.stop();
}

interface Visit {
  readonly onTableS: number;
  readonly organizedS: number;
}

async function organize(visitor: Visitor): Promise<Visit> {
  const startedMs = performance.now();
  await pressButton(visitor.page, 'Try it with sample pictures');
  await visitor.sees(`${SAMPLES.length} files selected`);
  const onTableMs = performance.now();
  await pressButton(visitor.page, 'Organize Photos');
  await visitor.find('[data-view="result"]');
  const doneMs = performance.now();
  return { onTableS: (onTableMs - startedMs) / 1000, organizedS: (doneMs - onTableMs) / 1000 };
}

function medians(visits: readonly Visit[]): string[] {
  return [visits.map(({ onTableS }) => onTableS), visits.map(({ organizedS }) => organizedS)].map((seconds) =>
    median(seconds).toFixed(1),
  );
}
