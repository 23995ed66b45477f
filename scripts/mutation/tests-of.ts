import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const ALIAS = /^#(core|protocol|engine|pipeline|codec|browser|ui)\//;

/** Tests that are too slow to run for every mutant, and test other things. */
const SLOW =
  /bench|postgres|store\/billing|hostile-text|clean-text|many-copies|embedded|hostile-photos|fuzz\/(?:api|zip)|contract\/engine|package-extension|engine\/describe/;

/**
 * The tests that load a source: `near` are those with the fewest imports between, `next` have one more, since many sources
 * are tested through the one that uses them, and `far` are all others.
 */
export interface TestsOf {
  readonly near: readonly string[];
  readonly next: readonly string[];
  readonly far: readonly string[];
}

/**
 * Finds the unit, contract and fuzz tests of a source by the imports.
 *
 * @param root of the repository
 * @param path of the source, absolute
 */
export function testsOf(root: string, path: string): TestsOf {
  const tests = ['unit', 'contract', 'fuzz'].flatMap((kind) =>
    readdirSync(join(root, 'tests', kind), { recursive: true, encoding: 'utf8' })
      .filter((test) => test.endsWith('.test.ts') && !SLOW.test(`${kind}/${test}`))
      .map((test) => join('tests', kind, test)),
  );
  const found = tests
    .map((test) => ({ test, steps: stepsBetween(root, join(root, test), path) }))
    .filter(({ steps }) => steps < Infinity);
  const fewest = Math.min(...found.map(({ steps }) => steps));
  const named = (isAsked: (more: number) => boolean) =>
    found.filter(({ steps }) => isAsked(steps - fewest)).map(({ test }) => test);
  return {
    near: named((more) => more === 0),
    next: named((more) => more === 1),
    far: named((more) => more > 1),
  };
}

/** The fewest imports that lead from one file to another; Infinity if none do. */
function stepsBetween(root: string, from: string, to: string): number {
  const seen = new Set([from]);
  let paths = [from];
  for (let steps = 0; paths.length > 0; steps += 1) {
    if (paths.includes(to)) return steps;
    paths = [...new Set(paths.flatMap((path) => importsOf(root, path)))].filter((path) => !seen.has(path));
    for (const path of paths) seen.add(path);
  }
  return Infinity;
}

const known = new Map<string, readonly string[]>();

/** The project files that a file imports. */
function importsOf(root: string, path: string): readonly string[] {
  const before = known.get(path);
  if (before) return before;
  if (!/\.tsx?$/.test(path)) return [];
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const requests = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const paths = requests.flatMap((request) => {
    if (request.startsWith('.')) return [join(dirname(path), request)];
    if (request.startsWith('#server/')) return [join(root, request.slice(1))];
    return ALIAS.test(request) ? [join(root, 'shared', request.slice(1))] : [];
  });
  known.set(path, paths);
  return paths;
}
