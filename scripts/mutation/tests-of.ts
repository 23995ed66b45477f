import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const ALIAS = /^#(core|protocol|engine|pipeline|codec|browser|ui)\//;

/** Tests that are too slow to run for every mutant, and test other things. */
const SLOW =
  /bench|postgres|many-copies|embedded|hostile-photos|fuzz\/(?:api|zip)|contract\/engine|package-extension|engine\/describe/;

/** The tests that load a source: `near` import it directly, `far` indirectly. */
export interface TestsOf {
  readonly near: readonly string[];
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
  const near = tests.filter((test) => importsOf(root, join(root, test)).includes(path));
  const reached = tests.filter(
    (test) => !near.includes(test) && reaches(root, join(root, test), path, new Set()),
  );
  return { near, far: reached };
}

function reaches(root: string, from: string, to: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return importsOf(root, from).some((path) => path === to || reaches(root, path, to, seen));
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
