/**
 * `npm run release`: builds a release into dist/release: the extension's ZIPs for Chrome and Firefox, the npm package
 * and, on request, the container image.
 *
 *   --tag v0.1.0   fails unless the tag matches package.json, and uses its notes; otherwise those of Unreleased
 *   --image        also builds the container image, and saves it (needs Docker)
 *   --publish      creates the release on GitHub with these files (needs gh and --tag)
 *   --no-build     uses the existing dist/
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { changesOf, versionOfTag } from './release/changelog.ts';
import { writeChecksums } from './release/checksums.ts';

const PROJECT = join(import.meta.dirname, '..');
const OUT = join(PROJECT, 'dist/release');
const { name } = packageJson;

const { values: options } = parseArgs({
  options: {
    tag: { type: 'string' },
    image: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
if (options.publish && !options.tag) throw new Error('--publish needs --tag.');
const version = options.tag ? versionOfTag(options.tag, packageJson.version) : packageJson.version;
// First, because a release without notes should fail before it takes minutes.
const notes = changesOf(
  readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8'),
  options.tag ? version : 'Unreleased',
);

// A workflow passes an unset variable as an empty text.
if (!process.env['VITE_SITE_URL']) delete process.env['VITE_SITE_URL'];

if (!options['no-build']) run('npm', ['run', 'build']);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
run(process.execPath, ['--import', 'tsx', 'scripts/package-extension.ts', OUT]);
run(process.execPath, ['--import', 'tsx', 'scripts/package-extension.ts', OUT, '--firefox']);
run(process.execPath, ['--import', 'tsx', 'scripts/package-npm.ts', OUT]);
if (options.image) {
  const image = `${name}:${version}`;
  run('docker', ['build', '--file', 'deploy/Dockerfile', '--tag', image, '.']);
  run('docker', ['save', '--output', join(OUT, `${name}-${version}-image.tar`), image]);
}
const lines = await writeChecksums(OUT);
const notesFile = join(PROJECT, 'dist/release-notes.md');
writeFileSync(notesFile, `${notes}\n\n## Checksums\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
console.log(lines.join('\n'));

if (options.publish && options.tag) {
  const files = [...lines.map((line) => line.slice(line.indexOf('  ') + 2)), 'SHA256SUMS'];
  const paths = files.map((file) => join(OUT, file));
  if (!paths.every(existsSync)) throw new Error('A file of the release is missing.');
  run('gh', ['release', 'create', options.tag, '--verify-tag', '--notes-file', notesFile, ...paths]);
}

function run(command: string, args: readonly string[]): void {
  const shell = process.platform === 'win32' && command === 'npm';
  execFileSync(command, args, { cwd: PROJECT, stdio: 'inherit', shell });
}
