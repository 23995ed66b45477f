import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The built programs and the files that they load. */
const FOLDERS = ['dist/cli', 'dist/server', 'dist/site', 'dist/models'];

/**
 * Left out of the package: source maps, gzip copies, the site's copies of the engine, which the server takes from
 * dist/models, and LiteRT, which is in its own package.
 */
const LEFT_OUT = [
  /\.map$/,
  /^dist\/site\/.+\.gz$/,
  /^dist\/site\/engine\/(?:people\/)?(?!people\/)[^/]+\/.+/,
  /^dist\/models\/litert_wasm_/,
];

/**
 * Returns the paths of the built files that belong to the npm package, with forward slashes, in alphabetical order. A
 * file of the site with a Brotli copy is packed only as that copy, which the server unpacks if necessary.
 *
 * @param project the repository's folder, built
 */
export function packageFiles(project: string): string[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(project, join(parentPath, name)).split(sep).join('/')),
  );
  const all = new Set(paths);
  const isPacked = (path: string) => path.startsWith('dist/site/') && all.has(`${path}.br`);
  return paths
    .filter((path) => !isPacked(path) && !LEFT_OUT.some((pattern) => pattern.test(path)))
    .toSorted();
}
