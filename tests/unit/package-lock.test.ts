import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface LockedPackage {
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each([
  ['the product', 'package-lock.json', 500],
  ['the laboratory', 'lab/package-lock.json', 200],
])('the lock file of %s', (_whose, path, fewest) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> };

  it('has the SHA-512 of every package', () => {
    const installed = Object.entries(packages).filter(([path]) => path);
    expect(installed.length).toBeGreaterThan(fewest);
    const unsealed = installed.filter(
      ([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity),
    );
    expect(unsealed.map(([path]) => path)).toEqual([]);
  });

  it('has no download address, so that any registry may serve it', () => {
    expect(text).not.toContain('"resolved"');
  });

  it('locks every package that has binaries for Linux, macOS and Windows', () => {
    const locked = Object.keys(packages);
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });
});

/** Files that may configure npm or name where packages come from. */
const CONFIGURATION = /^(?:\.npmrc|\.yarnrc.*|Dockerfile.*|.*\.(?:json|ya?ml|sh|ts|md|cjs))$/;
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.git', '.data', 'compiled']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return CONFIGURATION.test(entry.name) ? [path] : [];
  });
}

it('no file in the repository names a package registry', () => {
  // In two parts, so that this file does not find itself.
  const registry = ['registry', 'npmjs'].join('.');
  const files = filesIn(ROOT);
  expect(files).toEqual(expect.arrayContaining([join(ROOT, '.npmrc'), join(ROOT, 'package-lock.json')]));
  const naming = files.filter((path) => {
    const content = readFileSync(path, 'utf8');
    return content.includes(registry) || /^(?:@[\w-]+:)?registry\s*=/m.test(content);
  });
  expect(naming).toEqual([]);
});
