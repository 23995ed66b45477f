/**
 * `npm run organize`: runs the built command line, and rebuilds it first if a source is newer. This file is
 * JavaScript, because compiling TypeScript on each call took longer than organizing a small batch.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isOlder } from './is-older.js';

const PROJECT = new URL('..', import.meta.url);
const BUILT = new URL('dist/cli/main.js', PROJECT);
/** Written when the build finds the program to be current. */
const STAMP = new URL('dist/.built/cli.json', PROJECT);
const SOURCES = ['cli', 'server', 'shared', 'scripts', 'package-lock.json', 'vite.cli.config.ts'];

const paths = SOURCES.map((source) => fileURLToPath(new URL(source, PROJECT)));
if (isOlder(fileURLToPath(STAMP), paths) || !existsSync(BUILT)) {
  const build = ['--import', 'tsx', 'scripts/build.ts', 'models', 'cli'];
  // Standard output is for results.
  execFileSync(process.execPath, build, { cwd: PROJECT, stdio: ['ignore', 2, 2] });
}
await import(BUILT.href);
