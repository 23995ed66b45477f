import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How built files refer to each other: scripts in the same folder, and workers, styles, fonts and WebAssembly by
 * path.
 */
const NAMED = /(?:\/assets\/|["'`]\.\/|["'`]assets\/)([\w.-]+\.(?:js|css|wasm|woff2))/g;

/**
 * Returns all files that a page may load, including those loaded only when needed, such as decoders and workers:
 * everything that its files name, and what those name.
 *
 * @param page the page's HTML file
 */
export function filesNamedBy(page: string, folder: string): string[] {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(NAMED)) {
      const path = `/assets/${name}`;
      if (found.has(path) || !existsSync(join(folder, path))) continue;
      found.add(path);
      if (path.endsWith('.js')) visit(readFileSync(join(folder, path), 'utf8'));
    }
  };
  visit(readFileSync(page, 'utf8'));
  return [...found].toSorted();
}
