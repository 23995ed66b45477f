import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './part.ts';

/** What every part depends on: the build itself, and the installed packages. */
export const COMMON_INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
  'scripts/build.ts',
  'scripts/build',
  'scripts/bundling',
] as const;

/**
 * Digests the inputs of parts by their content. Times of files are not used: they don't show a deleted file, nor
 * another branch. Each file is read once.
 */
export class InputDigest {
  readonly #project: string;
  readonly #digests = new Map<string, string>();

  constructor(project: string) {
    this.#project = project;
  }

  /** @param needed the ids of the last builds of the parts that it needs */
  of({ inputs, outputs = [], variables = [] }: DigestedPart, needed: readonly string[]): string {
    const names = Object.keys(process.env).filter((name) =>
      variables.some((each) => (each.endsWith('_') ? name.startsWith(each) : name === each)),
    );
    return sha256(
      JSON.stringify([
        [process.version, process.platform, process.arch],
        names.toSorted().map((name) => [name, process.env[name]]),
        needed,
        [...COMMON_INPUTS, ...inputs].map((path) => [path, this.#digestOf(path, outputs)]),
      ]),
    );
  }

  /** Digests a file, or a folder's files with their names, without the part's own. A missing file has a digest too. */
  #digestOf(path: string, outputs: readonly string[]): string {
    const full = join(this.#project, path);
    const found = statSync(full, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      const names = readdirSync(full).filter((name) => !outputs.includes(`${path}/${name}`));
      return sha256(
        JSON.stringify(names.toSorted().map((name) => [name, this.#digestOf(`${path}/${name}`, outputs)])),
      );
    }
    const digest = this.#digests.get(path) ?? sha256(found ? readFileSync(full) : 'missing');
    this.#digests.set(path, digest);
    return digest;
  }
}

type DigestedPart = Pick<Part, 'inputs' | 'outputs' | 'variables'>;

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
