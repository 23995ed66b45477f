/**
 * Mutation testing: makes small changes to the code, one at a time, and runs the tests against each: `npm run
 * mutation [-- <files or folders…>] [--at-once 2] [--minutes 60] [--sample 40] [--thorough]`. Takes a night; not part
 * of the tests.
 *
 * Runs the tests that import the file, then against what survived those that import what uses it, and with `--thorough` all
 * that come to it. With `--sample` each file gets at most so many mutants, always the same ones.
 *
 * Prints for each file how many mutants were killed, and each survivor: either a test is missing, or the change makes
 * no difference.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf } from './mutation/mutants.ts';
import { testsOf } from './mutation/tests-of.ts';
import { MutantTrials } from './mutation/try-mutants.ts';

const ROOT = join(import.meta.dirname, '..');

const WHERE = [
  'shared/core',
  'shared/pipeline',
  'cli/destinations',
  'server/store/batch-store.ts',
  'server/store/founding-seats.ts',
  'server/store/lease-photos.ts',
  'server/store/deleted-subjects.ts',
  'server/sealed-analysis.ts',
  'server/identity',
];
/** Data files (texts and constants): tests of them would only repeat the values. */
const DATA = /category-table|lazy-table|limits|failure\.ts|batch-event|ports/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'at-once': { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    sample: { type: 'string', default: 'Infinity' },
    thorough: { type: 'boolean', default: false },
  },
});
const deadlineMs = performance.now() + Number(values.minutes) * 60_000;
let killedInAll = 0;
let triedInAll = 0;

for (const path of (positionals.length > 0 ? positionals : WHERE).flatMap(filesAt)) await mutate(path);
console.log(`All: ${score(killedInAll, triedInAll)}`);

function filesAt(place: string): string[] {
  const path = join(ROOT, place);
  if (statSync(path).isFile()) return [place];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !DATA.test(file))
    .map((file) => join(place, file))
    .toSorted();
}

async function mutate(file: string): Promise<void> {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  const mutants = sampleOf(mutantsOf(path, source), Number(values.sample));
  const { near, next, far } = testsOf(ROOT, path);
  if (mutants.length === 0 || near.length === 0) {
    if (mutants.length > 0) console.log(`${file}: no test comes to it`);
    return;
  }
  const leftOut = new Set<string>();
  const { tried, survivors: doubtful } = await trial(path, near, mutants, leftOut);
  let survivors = doubtful;
  for (const tests of values.thorough ? [next, far] : [next]) {
    if (survivors.length === 0 || tests.length === 0) continue;
    const again = await trial(path, tests, survivors, leftOut);
    // What was not tried again for want of time has survived.
    survivors = [...again.survivors, ...survivors.slice(again.tried)];
  }
  killedInAll += tried - survivors.length;
  triedInAll += tried;
  const left = tried < mutants.length ? `, ${mutants.length - tried} not tried` : '';
  const slow = leftOut.size > 0 ? `, without ${[...leftOut].join(', ')} (slow)` : '';
  console.log(`${file}: ${score(tried - survivors.length, tried)}${left}${slow}`);
  for (const mutant of survivors.toSorted((one, other) => one.start - other.start)) {
    console.log(`  ${shown(source, mutant)}`);
  }
}

/** Runs tests against mutants in their order. @param leftOut is filled with the tests that were too slow */
async function trial(
  path: string,
  tests: readonly string[],
  mutants: readonly Mutant[],
  leftOut: Set<string>,
): Promise<{ readonly tried: number; readonly survivors: readonly Mutant[] }> {
  const survivors: Mutant[] = [];
  const queue = mutants.values();
  let tried = 0;
  const work = async () => {
    if (performance.now() > deadlineMs) return;
    const trials = await MutantTrials.start({ path, tests }).catch((error: Error) => {
      console.log(error.message);
      return undefined;
    });
    if (!trials) return;
    for (const test of trials.leftOut) leftOut.add(relative(ROOT, test));
    for (const mutant of queue) {
      if (performance.now() > deadlineMs) break;
      tried += 1;
      if (await trials.survives(mutant)) survivors.push(mutant);
    }
    trials.stop();
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  return { tried, survivors };
}

/** At most so many mutants, spread over the file: the order of their hashes is arbitrary, and always the same. */
function sampleOf(mutants: readonly Mutant[], most: number): readonly Mutant[] {
  if (mutants.length <= most) return mutants;
  return mutants.toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1)).slice(0, most);
}

function hashOf({ start, end, text }: Mutant): string {
  return createHash('sha256').update(`${start} ${end} ${text}`).digest('hex');
}

function score(killed: number, tried: number): string {
  const percent = tried === 0 ? 100 : (100 * killed) / tried;
  return `${killed} of ${tried} killed (${percent.toFixed(1)} %)`;
}

/** A mutant's line number and change, for the report. */
function shown(source: string, { start, end, text }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end);
  const what = source.slice(start, end).replaceAll(/\s+/g, ' ');
  const context = source.slice(from, to).replaceAll(/\s+/g, ' ').trim();
  return `line ${line}: ${what.slice(0, 60)} -> ${text || 'nothing'}   in   ${context.slice(0, 100)}`;
}
