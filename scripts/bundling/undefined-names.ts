import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const OXLINT = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
const CONFIG = join(import.meta.dirname, 'built.oxlintrc.json');

/**
 * Returns the names that scripts in a folder use and nothing defines, one line each with its file.
 *
 * @throws {Error} if the linter can't check them
 */
export function undefinedNames(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Git ignores what is built, and so does the linter unless it is given each file.
  const scripts = paths.filter((path) => /\.m?js$/.test(path)).toSorted();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [OXLINT, '--config', CONFIG, '--format', 'json', ...scripts],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 },
  );
  const report = parsed(stdout);
  if (report?.number_of_files !== scripts.length) {
    throw new Error(
      `The linter checked ${report?.number_of_files ?? 0} of ${scripts.length} files. ${stderr}`,
    );
  }
  return report.diagnostics.map(({ filename, message }) => `${filename}: ${message}`);
}

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly { readonly filename: string; readonly message: string }[];
}

function parsed(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}
