import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a built file is missing or older than one of its sources.
 *
 * @param {string} built
 * @param {readonly string[]} sources files, and folders with their contents
 */
export function isOlder(built, sources) {
  const builtMs = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isNewer = (path) => statSync(path).mtimeMs > builtMs;
  return sources.some((source) => {
    if (isNewer(source)) return true;
    if (!statSync(source).isDirectory()) return false;
    return readdirSync(source, { recursive: true }).some((path) => isNewer(join(source, path)));
  });
}
