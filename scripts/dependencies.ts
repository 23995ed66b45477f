/** `npm run docs:dependencies`: writes docs/dependencies.md from the lock file and node_modules. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { dependenciesPage } from './dependencies/dependencies-page.ts';

const PROJECT = join(import.meta.dirname, '..');
const path = join(PROJECT, 'docs/dependencies.md');
const config = await resolveConfig(path);
writeFileSync(path, await format(dependenciesPage(PROJECT), { ...config, filepath: path }));
