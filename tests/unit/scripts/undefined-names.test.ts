import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undefinedNames } from '../../../scripts/bundling/undefined-names.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'built-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(join(folder, name), code);

it('finds a name that a built script calls without importing it', () => {
  write('fine.js', 'import { t } from "./t.js"; export const a = t(document.title);');
  write('wrong.mjs', 'export const damaged = (count) => said(translator([words]), count);');
  const found = undefinedNames(folder);
  expect(found).toHaveLength(3);
  for (const name of ['said', 'translator', 'words']) {
    expect(found.some((line) => line.startsWith('wrong.mjs') && line.includes(`'${name}'`))).toBe(true);
  }
});

it('fails if a script can’t be read as JavaScript', () => {
  write('cut-off.js', 'export const a = (');
  expect(undefinedNames(folder)).toHaveLength(1);
});
