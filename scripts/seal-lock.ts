/**
 * `npm run lock:seal`: adds the integrity hashes missing from the lock files of the product and the laboratory. npm
 * omits them for a package taken from node_modules instead of the registry. The lock files' test fails without them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
}

interface Lock {
  readonly packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';
const PROJECT = join(import.meta.dirname, '..');

for (const path of ['package-lock.json', 'lab/package-lock.json']) seal(path);

function seal(path: string): void {
  const lock = JSON.parse(readFileSync(join(PROJECT, path), 'utf8')) as Lock;
  const unsealed = Object.entries(lock.packages).filter(([at, { integrity }]) => at && !integrity);
  for (const [at, { name = nameAt(at), version = '', ...rest }] of unsealed) {
    const integrity = publishedIntegrity(`${name}@${version}`);
    lock.packages[at] = { ...(name === nameAt(at) ? {} : { name }), version, integrity, ...rest };
    console.log(`${name}@${version} ${integrity}`);
  }
  writeFileSync(join(PROJECT, path), `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${path}: ${unsealed.length} hashes added`);
}

function nameAt(at: string): string {
  return at.slice(at.lastIndexOf(FOLDER) + FOLDER.length);
}

/** Returns the hash that the registry publishes for a version. */
function publishedIntegrity(spec: string): string {
  const shell = process.platform === 'win32';
  return execFileSync('npm', ['view', spec, 'dist.integrity'], { encoding: 'utf8', shell }).trim();
}
