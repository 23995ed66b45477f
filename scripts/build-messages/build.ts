import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueProblems } from './catalogue-problems.ts';
import { chromeLocales, compiledFiles } from './compiled-files.ts';
import { readCatalogue } from './read-catalogue.ts';

const PROJECT = join(import.meta.dirname, '../..');
const MESSAGES = join(PROJECT, 'shared/messages');

/**
 * Checks the texts of all languages and writes the files that the programs load. Existing files with the same content
 * are left alone.
 *
 * @throws {Error} listing all problems in the texts
 */
export function buildMessages(): void {
  const catalogue = readCatalogue(MESSAGES);
  const problems = catalogueProblems(catalogue);
  if (problems.length > 0) throw new Error(`shared/messages:\n${problems.join('\n')}`);
  writeAll(join(MESSAGES, 'compiled'), compiledFiles(catalogue));
  writeAll(join(PROJECT, 'extension/_locales'), chromeLocales(catalogue));
}

/** Makes a folder contain exactly these files. */
function writeAll(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isOurs = files.has(path.slice(folder.length + 1).replaceAll('\\', '/'));
    if (entry.isFile() && !isOurs) rmSync(path);
  }
}
