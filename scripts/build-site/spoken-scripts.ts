import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path/posix';
import { hasWordMark, withWords } from './word-mark.ts';

/** Built files by their paths in the site. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

interface SpokenSite {
  /** The files of this language: those with its words, and those that refer to such files. */
  readonly files: ReadonlyMap<string, string>;
  /** Returns a text with the names that its files have in this language. */
  readonly renamed: (text: string) => string;
}

interface Script {
  readonly code: string;
  /** Its words differ by language, or those of a file that it may load. */
  readonly isSpoken: boolean;
  /** The paths of all scripts that it may load, and its own. */
  readonly reached: readonly string[];
}

const NAMED = /[\w.-]+\.js\b/g;
/** The hash at the end of a built file's name. */
const HASH = /-[\w-]{8}\.js$/;

/** The scripts of a build for all languages, and how they refer to each other. */
export class SpokenScripts {
  readonly #scripts = new Map<string, Script>();
  /** The paths of the scripts, by their names. */
  readonly #paths = new Map<string, string>();

  /** @throws {Error} if a script with words has no hash in its name, or two have the same name */
  constructor(files: BuiltFiles) {
    const codes = new Map<string, string>();
    for (const [path, content] of files) {
      if (!path.endsWith('.js')) continue;
      codes.set(path, typeof content === 'string' ? content : Buffer.from(content).toString());
      if (this.#paths.has(basename(path))) throw new Error(`Two files are named ${basename(path)}.`);
      this.#paths.set(basename(path), path);
    }
    const named = new Map([...codes].map(([path, code]) => [path, this.#namedIn(code)]));
    for (const [path, code] of codes) {
      const reached = reachedFrom(path, named);
      const isSpoken = reached.some((each) => hasWordMark(codes.get(each) ?? ''));
      if (isSpoken && !HASH.test(path)) throw new Error(`${path} has words, and no hash in its name.`);
      this.#scripts.set(path, { code, isSpoken, reached });
    }
  }

  /** Whether a file is the same in all languages. */
  isShared(path: string): boolean {
    return !this.#scripts.get(path)?.isSpoken;
  }

  /**
   * Returns the scripts of one language. A script's name has a hash of its content and that of all scripts that it may
   * load, so that the same name always means the same bytes.
   *
   * @param expressionOf returns the JavaScript for a mark's name
   */
  in(expressionOf: (name: string) => string): SpokenSite {
    const spoken = [...this.#scripts].filter(([, { isSpoken }]) => isSpoken);
    const codes = new Map(spoken.map(([path, { code }]) => [path, withWords(code, expressionOf)]));
    const hashes = new Map([...codes].map(([path, code]) => [path, hashOf(path, code)]));
    const names = new Map(
      spoken.map(([path, { reached }]) => {
        // With its own path: scripts that lead to each other reach the same ones.
        const hash = hashOf(path, ...reached.map((each) => hashes.get(each) ?? each)).slice(0, 8);
        return [basename(path), basename(path).replace(HASH, `-${hash}.js`)];
      }),
    );
    const renamed = (text: string) => text.replace(NAMED, (name) => names.get(name) ?? name);
    const files = [...codes].map(([path, code]): [string, string] => [
      join(dirname(path), names.get(basename(path)) ?? ''),
      renamed(code),
    ]);
    return { files: new Map(files), renamed };
  }

  #namedIn(code: string): string[] {
    return Array.from(code.matchAll(NAMED), ([name]) => this.#paths.get(name) ?? '').filter(Boolean);
  }
}

/** Returns the paths in alphabetical order. */
function reachedFrom(start: string, named: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([start]);
  for (const path of found) for (const next of named.get(path) ?? []) found.add(next);
  return [...found].toSorted();
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
