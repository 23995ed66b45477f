import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Packs the built programs, and returns the path of the tarball. */
export async function pack(folder: string): Promise<string> {
  const script = join(ROOT, 'scripts/package-npm.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, folder], { cwd: ROOT });
  return stdout.trim();
}

/** Makes an empty folder outside the repository. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'installed-'));
}

/**
 * Installs a tarball with npm's layout, without a registry: exactly the packages of its shrinkwrap are copied from
 * the repository's node_modules.
 *
 * @returns the program that npm would link as `where-my-pix`
 */
export async function installOffline(tarball: string, folder: string): Promise<string> {
  const own = join(folder, 'node_modules/where-my-pix');
  await mkdir(own, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', own, '--strip-components=1']);
  const { packages } = JSON.parse(await readFile(join(own, 'npm-shrinkwrap.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  // The shrinkwrap also has other systems' packages; nested ones come with their parents.
  const there = Object.keys(packages).filter(
    (path) => /^node_modules\/[^/]+(?:\/[^/]+)?$/.test(path) && existsSync(join(ROOT, path)),
  );
  const copied = join(folder, 'packages.tar');
  await run('tar', ['-cf', copied, '-C', ROOT, ...there]);
  await run('tar', ['-xf', copied, '-C', folder]);
  await rm(copied);
  return programOf(own);
}

/** Returns the program that a package's folder names as its binary. */
export async function programOf(own: string): Promise<string> {
  const { bin } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  return join(own, bin['where-my-pix'] ?? '');
}
