import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BENCHMARKS } from '../../bench/benchmarks.ts';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
const BENCH = join(ROOT, 'lab/bench');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a file needs to be a benchmark: its own options, one of which is the short form. */
const SHORT_FORM = "short: { type: 'boolean', default: false }";

it('lists every benchmark, and each has a short form', () => {
  const there = readdirSync(BENCH, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith('.ts'))
    .filter((path) => readFileSync(join(BENCH, path), 'utf8').includes(SHORT_FORM));
  expect(BENCHMARKS.map(({ script }) => script).toSorted()).toEqual(there.toSorted());
});

it('gives each benchmark its own name', () => {
  const names = BENCHMARKS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/benchmarks.md', 'deploy/SCALE.md'])(
  '%s names only benchmarks and scripts that exist',
  (page) => {
    const named = [...read(page).matchAll(/npm --prefix lab run (?:bench -- ([a-z-]+)|([a-z:-]+))/g)];
    const unknown = named.filter(([, benchmark, script = '']) =>
      benchmark
        ? !BENCHMARKS.some(({ name }) => name === benchmark)
        : !Object.hasOwn(packageJson.scripts, script),
    );
    expect(unknown.map(([command]) => command)).toEqual([]);
  },
);

it('runs the short forms every night', () => {
  expect(packageJson.scripts.nightly).toContain('npm run bench -- --short');
  expect(read('package.json')).toContain('npm --prefix lab run nightly');
  expect(read('.github/workflows/nightly.yml')).toContain('npm run nightly');
});
