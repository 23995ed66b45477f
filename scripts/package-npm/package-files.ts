import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The built programs, and what they load. */
const FOLDERS = ['dist/cli', 'dist/server', 'dist/site', 'dist/models'];

/**
 * What the package leaves out: source maps, the gzip copies next to the Brotli copies, and the site's copies of the engine,
 * which the server takes from dist/models. Those of the networks for faces stay.
 */
const LEFT_OUT = [/\.map$/, /^dist\/site\/.+\.gz$/, /^dist\/site\/engine\/(?!people\/)[^/]+\/.+/];

/**
 * Returns the paths of the built files that belong to the npm package, with forward slashes, in alphabetical order.
 *
 * @param project the repository's folder, built
 */
export function packageFiles(project: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(project, join(parentPath, name)).split(sep).join('/')),
  )
    .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
    .toSorted();
}
