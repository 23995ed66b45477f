import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledPackage, folderNamed, packageNamed } from './bundled-package.ts';

interface Needs {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `zod` and `@hono/node-server` in `zod/v4` and `@hono/node-server/conninfo`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;

/**
 * Returns the packages that a program loads from node_modules, with their dependencies. Optional ones are included if
 * installed, which are those for this system. Those that people install themselves are left out.
 *
 * @param imports the imports of the program's files; built files and Node's own modules are skipped
 * @throws {Error} naming a package whose license text was not found
 */
export function loadedPackages(imports: readonly string[], project: string): BundledPackage[] {
  const found = new Map<string, BundledPackage>();
  const add = (name: string, from: string) => {
    const folder = folderNamed(name, from);
    if (found.has(folder)) return;
    found.set(folder, packageNamed(name, from));
    const needs = needsOf(folder);
    const optional = Object.keys(needs.optionalDependencies ?? {});
    for (const other of Object.keys(needs.dependencies ?? {}))
      if (!optional.includes(other)) add(other, folder);
    for (const other of optional.filter((one) => isInstalled(one, folder))) add(other, folder);
  };
  const { peerDependencies = {} } = needsOf(project);
  for (const path of imports) {
    const [name] = PACKAGE.exec(path) ?? [];
    if (name && Object.hasOwn(peerDependencies, name)) continue;
    if (name && existsSync(join(project, 'node_modules', name, 'package.json'))) add(name, project);
  }
  return [...found.values()];
}

function needsOf(folder: string): Needs {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Needs;
}

function isInstalled(name: string, from: string): boolean {
  try {
    return folderNamed(name, from) !== '';
  } catch {
    return false;
  }
}
