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
 * Returns `docs/dependencies.md`: each direct dependency with version and license from the lock file, the reason, and
 * the size of its own files in node_modules.
 *
 * @param project the repository's folder, installed
 * @throws {Error} naming a dependency without a reason or a license, or a reason without a dependency
 */
export function dependenciesPage(project: string): string {
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock;
  const { dependencies = {}, devDependencies = {} } = lock.packages[''] ?? {};
  const direct = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const unused = Object.keys(WHY).filter((name) => !direct.has(name));
  if (unused.length > 0)
    throw new Error(`why-table.ts lists packages that are not installed: ${unused.join(', ')}`);
  const table = (names: readonly string[]) =>
    [
      '| Package | Version | License | Why | Size |',
      '| --- | --- | --- | --- | ---: |',
      ...names.map((name) => rowOf(name, lock, project)),
    ].join('\n');
  const all = Object.keys(lock.packages).length - 1;
  return `# Dependencies

${direct.size} packages are named in \`package.json\`; with theirs, the lock file has ${all}, those for other systems included. Size is that of a package's own files in \`node_modules\`, in megabytes of 1024 × 1024 bytes. \`npm run docs:dependencies\` writes this page, and a test checks it.

Every build has the license texts of what it contains or loads: \`licenses.txt\` in \`dist/site\` and \`dist/extension\`, \`LICENSES.txt\` in \`dist/server\`, \`dist/cli\` and \`dist/models\`.

## In the product

${table(Object.keys(dependencies))}

## For building and testing

\`tesseract.js-core\` is in the product too: the build copies it to \`dist/models\`.

${table(Object.keys(devDependencies))}

## Measured and left out

Sizes are what a module with only this import adds to a page: \`esbuild --bundle --minify\` without React, then \`gzip -9\`.

${Object.entries(WHY_NOT)
  .map(([name, why]) => `- \`${name}\`: ${why}`)
  .join('\n')}
`;
}

function rowOf(name: string, { packages }: Lock, project: string): string {
  const at = `node_modules/${name}`;
  const { version, license } = packages[at] ?? {};
  const why = WHY[name];
  if (!version || !license || !why) throw new Error(`${name} has no version, license or reason.`);
  return `| \`${name}\` | ${version} | ${license} | ${why} | ${(sizeOf(join(project, at)) / MEGABYTE).toFixed(1)} |`;
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
