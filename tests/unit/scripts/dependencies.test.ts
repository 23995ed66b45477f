import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { dependenciesPage } from '../../../scripts/dependencies/dependencies-page.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PAGE = join(PROJECT, 'docs/dependencies.md');

it('docs/dependencies.md matches the lock file and node_modules', async () => {
  const page = await format(dependenciesPage(PROJECT), { ...(await resolveConfig(PAGE)), filepath: PAGE });
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
