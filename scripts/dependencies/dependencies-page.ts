import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WHY, WHY_NOT } from './why-table.ts';

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly devDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const MEGABYTE = 1024 * 1024;

/**
 * Returns `docs/dependencies.md`: each direct dependency with version and license from the lock files and the reason;
 * for the product's, also the size of its own files in node_modules. The laboratory need not be installed.
 *
 * @param project the repository's folder, installed
 * @throws {Error} naming a dependency without a reason or a license, or a reason without a dependency
 */
export function dependenciesPage(project: string): string {
  const lock = readLock(project);
  const labLock = readLock(join(project, 'lab'));
  const { dependencies = {}, devDependencies = {} } = lock.packages[''] ?? {};
  const direct = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const ofLab = Object.keys(labLock.packages['']?.devDependencies ?? {});
  const unused = Object.keys(WHY).filter((name) => !direct.has(name) && !ofLab.includes(name));
  if (unused.length > 0)
    throw new Error(`why-table.ts lists packages that are not installed: ${unused.join(', ')}`);
  const table = (names: readonly string[]) =>
    [
      '| Package | Version | License | Why | Size |',
      '| --- | --- | --- | --- | ---: |',
      ...names.map((name) => `${rowOf(name, lock)} ${megabytesOf(name, project)} |`),
    ].join('\n');
  const all = Object.keys(lock.packages).length - 1;
  return `# Dependencies

${direct.size} packages are named in \`package.json\`; with theirs, the lock file has ${all}, those for other systems included. Size is that of a package's own files in \`node_modules\`, in megabytes of 1024 × 1024 bytes. \`npm run docs:dependencies\` writes this page, and a test checks it.

Every build has the license texts of what it contains or loads: \`licenses.txt\` in \`dist/site\` and \`dist/extension\`, \`LICENSES.txt\` in \`dist/server\`, \`dist/cli\` and \`dist/models\`.

## In the product

${table(Object.keys(dependencies))}

## For building and testing

\`tesseract.js-core\` is in the product too: the build copies it to \`dist/models\`.

The command line looks at videos only where people have installed \`@napi-rs/webcodecs\` next to it. It is an optional peer dependency of the npm package, and nothing that we publish contains it. Its own code is MIT. Its binaries, 66 MB for each system, link FFmpeg with x264 and x265, which puts them under the GPL, version 3; its authors say so in [LICENSES.md](https://github.com/Brooooooklyn/webcodecs-node/blob/main/LICENSES.md). Version 1.4.2 requires Node.js 22.20.

${table(Object.keys(devDependencies))}

## In the laboratory

\`lab/package.json\` names these; \`npm ci\` at the top level doesn't install them.

| Package | Version | License | Why |
| --- | --- | --- | --- |
${ofLab.map((name) => rowOf(name, labLock)).join('\n')}

## Measured and left out

Sizes are what a module with only this import adds to a page: \`esbuild --bundle --minify\` without React, then \`gzip -9\`.

${Object.entries(WHY_NOT)
  .map(([name, why]) => `- \`${name}\`: ${why}`)
  .join('\n')}
`;
}

function readLock(folder: string): Lock {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
}

function rowOf(name: string, { packages }: Lock): string {
  const { version, license } = packages[`node_modules/${name}`] ?? {};
  const why = WHY[name];
  if (!version || !license || !why) throw new Error(`${name} has no version, license or reason.`);
  return `| \`${name}\` | ${version} | ${license} | ${why} |`;
}

function megabytesOf(name: string, project: string): string {
  return (sizeOf(join(project, 'node_modules', name)) / MEGABYTE).toFixed(1);
}

/** Returns the bytes of a package's own files, without nested packages. */
function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += entry.name === 'node_modules' ? 0 : sizeOf(path);
    else if (entry.isFile()) bytes += statSync(path).size;
  }
  return bytes;
}
