/**
 * The process of `npm run mutation` that runs tests. It starts Vitest once, and then runs the tests of one source
 * against each mutant that it receives. The file on disk stays the same: the mutation is applied when a test loads it.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Mutant } from './mutants.ts';

/** The input of the process: the source and its tests. */
export interface Assignment {
  readonly path: string;
  readonly tests: readonly string[];
}

/** The answer to each mutant, and first of all to the unchanged source. */
export interface Outcome {
  readonly hasPassed: boolean;
  readonly durationMs: number;
  /** The tests left out for being slow. */
  readonly leftOut: readonly string[];
}

/** Test files that take longer are left out, if there are others. */
const SLOW_MS = 30_000;

const { path, tests } = JSON.parse(process.env['MUTATION'] ?? '') as Assignment;
let mutant: Mutant | undefined;
/** The time of each test file without a mutation: fast tests run first, because the first failure ends a run. */
const durationsMs = new Map<string, number>();

function knownMs({ moduleId }: TestSpecification): number {
  return durationsMs.get(moduleId) ?? 0;
}

class FastestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => knownMs(one) - knownMs(other)));
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    watch: false,
    root: process.cwd(),
    include: [...tests],
    reporters: [{}],
    bail: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 1,
    pool: 'threads',
    isolate: false,
    provide: { fuzz: { runs: 100, seed: 1 } },
    tags: [{ name: 'nightly' }],
    sequence: { sequencer: FastestFirst },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => {
          if (!mutant || id !== path) return undefined;
          const source = readFileSync(path, 'utf8');
          return source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
        },
      },
    ],
  },
);

const all = await vitest.globTestSpecifications();
const first = await runTests(all);
const slow = all.filter((test) => knownMs(test) > SLOW_MS);
const leftOut = slow.length < all.length ? slow : [];
const asked = all.filter((test) => !leftOut.includes(test));

process.on('message', (message: Mutant) => {
  mutant = message;
  void runTests(asked).then(answer);
});
answer({ ...first, durationMs: asked.reduce((sum, test) => sum + knownMs(test), 0) });

async function runTests(specifications: TestSpecification[]) {
  const startedMs = performance.now();
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (!mutant) for (const module of testModules) durationsMs.set(module.moduleId, durationOf(module));
  const hasPassed =
    unhandledErrors.length === 0 && testModules.every((module) => module.state() === 'passed');
  return { hasPassed, durationMs: performance.now() - startedMs };
}

function durationOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}

function answer(ran: { hasPassed: boolean; durationMs: number }): void {
  const outcome: Outcome = { ...ran, leftOut: leftOut.map(({ moduleId }) => moduleId) };
  process.send?.(outcome);
}
