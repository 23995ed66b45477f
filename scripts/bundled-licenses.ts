import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundledData } from './bundled-licenses/bundled-data.ts';
import { type BundledPackage, packageNamed, packageOf } from './bundled-licenses/bundled-package.ts';
import { loadedPackages } from './bundled-licenses/loaded-packages.ts';
import { licensesText } from './bundled-licenses/licenses-text.ts';
import { HELPERS, INSIDE_TABLE, STYLES } from './bundled-licenses/inside-table.ts';

const PROJECT = join(import.meta.dirname, '..');

/** The file that the pages link to. */
const FILE = 'licenses.txt';

export interface BundledLicenses {
  /** For builds whose output becomes part of another build: workers and separately built scripts. */
  readonly gather: () => Plugin;
  /** For the build that writes the file, by default `licenses.txt`. */
  readonly write: (fileName?: string) => Plugin;
}

/**
 * Writes the licenses of everything in a build: packages by the modules left after tree shaking, including those of
 * workers, and fonts, WebAssembly and data by their source files. For Node programs, also the packages loaded from
 * node_modules, with their dependencies.
 *
 * @throws {Error} from the build, naming a package whose license text was not found
 */
export function bundledLicenses(): BundledLicenses {
  const packages = new Map<string, BundledPackage>();
  const add = (found: BundledPackage | undefined) => {
    if (!found || packages.has(found.folder)) return;
    packages.set(found.folder, found);
    for (const name of INSIDE_TABLE[found.name] ?? []) add(packageNamed(name, found.folder));
  };
  /** @param root the folder that copied files' names are relative to */
  const gatherFrom = (bundle: Rolldown.OutputBundle, root: string) => {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') {
        for (const id of output.moduleIds) {
          add(packageOf(id, PROJECT));
          for (const work of bundledData(id, PROJECT)) add(work);
        }
        for (const found of loadedPackages([...output.imports, ...output.dynamicImports], PROJECT))
          add(found);
        for (const [helper, name] of HELPERS)
          if (output.moduleIds.some((id) => id.startsWith(helper))) add(packageNamed(name, PROJECT));
      } else {
        for (const path of output.originalFileNames) {
          add(packageOf(join(root, path), PROJECT));
          for (const work of bundledData(join(root, path), PROJECT)) add(work);
        }
        for (const [banner, name] of STYLES)
          if (output.fileName.endsWith('.css') && String(output.source).includes(banner))
            add(packageNamed(name, PROJECT));
      }
    }
  };
  return {
    gather: () => ({
      name: 'gather-licenses',
      apply: 'build',
      generateBundle(_options, bundle) {
        gatherFrom(bundle, this.environment.config.root);
      },
    }),
    write: (fileName = FILE) => ({
      name: 'write-licenses',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          gatherFrom(bundle, this.environment.config.root);
          const own = readFileSync(join(PROJECT, 'LICENSE'), 'utf8');
          const source = licensesText(own, [...packages.values()]);
          this.emitFile({ type: 'asset', fileName, source });
        },
      },
    }),
  };
}
