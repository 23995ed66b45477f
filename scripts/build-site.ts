import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#messages/language.ts';
import { copyEngine } from './copy-engine.ts';
import { compressFiles } from './prerender/compress-files.ts';

// Builds the site once per language, so that `#words/` are plain modules and a page has one language's words. All
// builds write to the same folder, where files with the same content have the same name. English comes last, because
// each build overwrites the root's index.html.

const PROJECT = join(import.meta.dirname, '..');
const SITE = join(PROJECT, 'dist/site');

rmSync(SITE, { recursive: true, force: true });
for (const language of [...LANGUAGES].toSorted(
  (a, b) => Number(a === DEFAULT_LANGUAGE) - Number(b === DEFAULT_LANGUAGE),
)) {
  run(language, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'vite.site.config.ts',
    '--logLevel',
    'warn',
  ]);
  run(language, ['--conditions', language, '--import', 'tsx', 'scripts/prerender.ts']);
}
await compressFiles(SITE);
copyEngine(join(PROJECT, 'dist/models'), join(SITE, 'engine'), { compressed: true });

function run(language: string, args: readonly string[]): void {
  execFileSync(process.execPath, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language },
  });
}
