/**
 * Mutation testing: makes small changes to the code, one at a time, and runs the tests against each: `npm run
 * mutation [-- <files or folders…>] [--at-once 2] [--minutes 60] [--thorough]`. Takes a night; not part of the tests.
 *
 * Runs the tests that import the file directly, and with `--thorough` also those that import it indirectly.
 *
 * Prints for each file how many mutants were killed, and each survivor: either a test is missing, or the change makes
 * no difference.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Mutant, mutantsOf } from './mutation/mutants.ts';
import { testsOf } from './mutation/tests-of.ts';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const CONFIG = join(import.meta.dirname, 'mutation/vitest.config.ts');
/** The timeout of a run; a timeout counts as killed. */
const PATIENCE_MS = 60_000;

const WHERE = [
  'shared/core',
  'shared/pipeline',
  'cli/into',
  'server/store/batch-store.ts',
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
    thorough: { type: 'boolean', default: false },
  },
});
const deadlineMs = performance.now() + Number(values.minutes) * 60_000;
const run = promisify(execFile);
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
  const mutants = mutantsOf(path, source);
  const { near, far } = testsOf(ROOT, path);
  const asked = values.thorough || near.length === 0 ? [near, far] : [near];
  const groups = asked.filter((tests) => tests.length > 0);
  if (mutants.length === 0 || groups.length === 0) {
    if (mutants.length > 0) console.log(`${file}: no test comes to it`);
    return;
  }
  for (const tests of groups) {
    if (!(await passes(path, tests))) throw new Error(`${file}: its tests fail without any change.`);
  }
  const survivors: Mutant[] = [];
  let tried = 0;
  const queue = mutants.values();
  const work = async () => {
    for (const mutant of queue) {
      if (performance.now() > deadlineMs) return;
      tried += 1;
      if (await survives(path, groups, mutant)) survivors.push(mutant);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  killedInAll += tried - survivors.length;
  triedInAll += tried;
  const left = tried < mutants.length ? `, ${mutants.length - tried} not tried` : '';
  console.log(`${file}: ${score(tried - survivors.length, tried)}${left}`);
  for (const mutant of survivors.toSorted((one, other) => one.start - other.start)) {
    console.log(`  ${shown(source, mutant)}`);
  }
}

async function survives(
  path: string,
  groups: readonly (readonly string[])[],
  mutant: Mutant,
): Promise<boolean> {
  for (const tests of groups) if (!(await passes(path, tests, mutant))) return false;
  return true;
}

async function passes(path: string, tests: readonly string[], mutant?: Mutant): Promise<boolean> {
  const env = { ...process.env, MUTATION: JSON.stringify({ path, tests, mutant }) };
  try {
    const how = ['run', '--config', CONFIG];
    await run(process.execPath, [VITEST, ...how], {
      cwd: ROOT,
      env,
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    });
    return true;
  } catch {
    return false;
  }
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
