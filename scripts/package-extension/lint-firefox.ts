/**
 * `npx tsx scripts/package-extension/lint-firefox.ts`: packs the extension for Firefox and runs Mozilla's
 * linter on the ZIP, which web-ext and addons.mozilla.org also use. npm downloads it, because 61 MB and 190 packages
 * are too large for a dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LINTER = 'addons-linter@10.14.0';
const PROJECT = join(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'where-my-pix-lint-'));
try {
  run(process.execPath, ['--import', 'tsx', 'scripts/package-extension.ts', folder, '--firefox']);
  const [zip = ''] = readdirSync(folder);
  run('npx', ['--yes', LINTER, join(folder, zip)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command: string, args: readonly string[]): void {
  const shell = process.platform === 'win32' && command === 'npx';
  execFileSync(command, args, { cwd: PROJECT, stdio: 'inherit', shell });
}
