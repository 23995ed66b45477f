/**
 * `npm run organize`: runs the built command line, and rebuilds it first if a source is newer. This file is
 * JavaScript, because compiling TypeScript on each call took longer than organizing a small batch.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isOlder } from './is-older.js';

const PROJECT = new URL('..', import.meta.url);
const BUILT = new URL('dist/cli/main.js', PROJECT);
const SOURCES = ['cli', 'server', 'shared', 'scripts', 'package-lock.json', 'vite.cli.config.ts'];
const BUILDS = [
  ['--import', 'tsx', 'scripts/build-messages.ts'],
  ['--import', 'tsx', 'scripts/build-models.ts'],
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'],
];

const paths = SOURCES.map((source) => fileURLToPath(new URL(source, PROJECT)));
if (isOlder(fileURLToPath(BUILT), paths)) {
  for (const build of BUILDS) {
    // Standard output is for results.
    execFileSync(process.execPath, build, { cwd: PROJECT, stdio: ['ignore', 2, 2] });
  }
}
await import(BUILT.href);
