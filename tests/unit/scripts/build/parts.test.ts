import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { COMMON_INPUTS } from '../../../../scripts/build/input-digest.ts';
import { PART_NAMES } from '../../../../scripts/build/part.ts';
import { PARTS } from '../../../../scripts/build/parts.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The TypeScript files of an input. */
function filesOf(input: string): string[] {
  if (!statSync(join(ROOT, input)).isDirectory()) return /\.tsx?$/.test(input) ? [input] : [];
  return readdirSync(join(ROOT, input), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => `${input}/${path}`);
}

/** Returns our files that a file imports and uses at run time. */
function importsOf(from: string): string[] {
  const source = readFileSync(join(ROOT, from), 'utf8');
  const { module } = parseSync(from, source);
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return requests.flatMap((request) => {
    if (request.startsWith('.')) return [posix.join(posix.dirname(from), request)];
    const [, room = '', path = ''] = /^#([a-z]+)\/(.+)$/.exec(request) ?? [];
    if (room === 'words') return [`shared/messages/compiled/en/${path}`];
    return room === '' ? [] : [room === 'server' ? `server/${path}` : `shared/${room}/${path}`];
  });
}

it.each(PART_NAMES)('the part %s names every file that it is made from', (name) => {
  const inputs = [...COMMON_INPUTS, ...PARTS[name].inputs];
  const isKnown = (path: string) => inputs.some((input) => path === input || path.startsWith(`${input}/`));
  const missing = PARTS[name].inputs
    .flatMap(filesOf)
    .flatMap((from) => importsOf(from).map((to) => ({ from, to })))
    .filter(({ to }) => existsSync(join(ROOT, to)) && !isKnown(to));
  expect(missing).toEqual([]);
});

it.each(PART_NAMES)('the inputs of the part %s exist', (name) => {
  expect(PARTS[name].inputs.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
