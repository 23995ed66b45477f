import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BENCHMARKS } from '../../bench/benchmarks.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

it('includes every benchmark in package.json in the full run', () => {
  const named = Object.entries(scripts).flatMap(([name, command]) =>
    name.startsWith('bench:') ? [command.replace(/^tsx tests\/bench\//, '')] : [],
  );
  expect(BENCHMARKS.map(({ script }) => script).toSorted()).toEqual(named.toSorted());
});

it.each(BENCHMARKS)('$title has a short form', ({ script }) => {
  expect(read(`tests/bench/${script}`)).toContain("short: { type: 'boolean', default: false }");
});

it('runs the short forms every night', () => {
  expect(scripts['nightly']).toContain('npm run bench -- --short');
  expect(read('.github/workflows/nightly.yml')).toContain('npm run nightly');
});
