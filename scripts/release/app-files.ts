import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PackageFiles } from '../package-extension/packed-extension.ts';

/** The built programs that run in Node, and what they load. */
const FOLDERS = ['dist/cli', 'dist/server', 'dist/site', 'dist/models'];

const FILES = ['package-lock.json', '.npmrc', 'LICENSE', 'README.md', 'CHANGELOG.md'];

/** What starts a release; the scripts of the repository need its sources. */
const SCRIPTS = { start: 'node dist/server/node.js', organize: 'node dist/cli/main.js' };

/**
 * Returns the files of a release for Node: `npm ci --omit=dev && npm start` runs it.
 *
 * @param project the repository's folder, built
 */
export function appFiles(project: string): PackageFiles {
  const paths = [...FOLDERS.flatMap((folder) => filesIn(join(project, folder))), ...at(project, FILES)];
  const files = paths.map((path): [string, Uint8Array] => [
    relative(project, path).split(sep).join('/'),
    readFileSync(path),
  ]);
  const own = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<string, unknown>;
  const packageJson = `${JSON.stringify({ ...own, scripts: SCRIPTS }, null, 2)}\n`;
  return new Map([...files, ['package.json', new TextEncoder().encode(packageJson)]]);
}

function at(project: string, names: readonly string[]): string[] {
  return names.map((name) => join(project, name));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
