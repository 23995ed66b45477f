/**
 * `npm run package [-- folder]`: packs the built programs for npm, as `where-my-pix-<version>.tgz` in dist or that
 * folder. The package's folder, dist/package, stays for `npm pack --dry-run` and the container image.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { packageFiles } from './package-npm/package-files.ts';
import { runTimePackages } from './package-npm/run-time-packages.ts';
import { type LockFile, shrinkwrapOf } from './package-npm/shrinkwrap.ts';

const PROJECT = join(import.meta.dirname, '..');
const STAGE = join(PROJECT, 'dist/package');
const SHELLS = ['bash', 'zsh', 'fish'];
const folder = resolve(process.argv[2] ?? join(PROJECT, 'dist'));

const files = packageFiles(PROJECT);
rmSync(STAGE, { recursive: true, force: true });
for (const path of files) copy(path, path);
for (const name of ['LICENSE', 'CHANGELOG.md']) copy(name, name);
copy('cli/PACKAGE.md', 'README.md');

const programs = files.filter((path) => /^dist\/(?:cli|server)\/.+\.js$/.test(path));
const versions: Readonly<Record<string, string>> = packageJson.dependencies;
const sources = new Map(programs.map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')]));
const { name, version, description, license, type, engines, peerDependencies, peerDependenciesMeta } =
  packageJson;
const names = runTimePackages(sources, new Set(Object.keys(versions))).filter(
  (loaded) => !Object.hasOwn(peerDependencies, loaded),
);
const dependencies = Object.fromEntries(names.map((loaded) => [loaded, versionOf(loaded)]));
const own = {
  name,
  version,
  description,
  keywords: ['photos', 'organize', 'cli', 'vision', 'self-hosted'],
  license,
  type,
  bin: { [name]: 'dist/cli/main.js' },
  engines,
  dependencies,
  peerDependencies,
  peerDependenciesMeta,
};
writeJson('package.json', own);
const lock = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as LockFile;
writeJson('npm-shrinkwrap.json', shrinkwrapOf(lock, { name, version, dependencies }));

mkdirSync(join(STAGE, 'completions'));
for (const shell of SHELLS) {
  const script = execFileSync(
    process.execPath,
    ['dist/cli/main.js', 'completions', shell, '--language', 'en'],
    {
      cwd: PROJECT,
    },
  );
  writeFileSync(join(STAGE, 'completions', `${name}.${shell}`), script);
}

mkdirSync(folder, { recursive: true });
execFileSync('npm', ['pack', '--pack-destination', folder, '--loglevel', 'error', '--json'], {
  cwd: STAGE,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
console.log(join(folder, `${name}-${version}.tgz`));

function copy(from: string, to: string): void {
  mkdirSync(dirname(join(STAGE, to)), { recursive: true });
  cpSync(join(PROJECT, from), join(STAGE, to));
}

function writeJson(path: string, value: object): void {
  writeFileSync(join(STAGE, path), `${JSON.stringify(value, null, 2)}\n`);
}

function versionOf(dependency: string): string {
  const found = versions[dependency];
  if (!found)
    throw new Error(`The built programs load ${dependency}, which is not a dependency in package.json.`);
  return found;
}
