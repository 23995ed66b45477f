import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelManifest } from '#engine/model-manifest.ts';

/** The engine's files, if the site has none of its own. */
export interface EngineFiles {
  /** dist/models. */
  readonly folder: string;
  /** Their paths on the site: `/engine/<version>/<file>`. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Returns the location of a site's engine files if its own folder leaves them out, as the npm package does: they are
 * the same bytes as the embedded engine's.
 *
 * @param site the built site; `models` is next to it
 * @returns undefined if the site has its own, or has no engine
 */
export function sharedEngineFiles(site: string): EngineFiles | undefined {
  const manifest = join(site, 'engine', 'manifest.json');
  const folder = join(site, '..', 'models');
  if (!existsSync(manifest) || !existsSync(folder)) return undefined;
  const { version, files } = JSON.parse(readFileSync(manifest, 'utf8')) as ModelManifest & {
    readonly version: string;
  };
  if (existsSync(join(site, 'engine', version))) return undefined;
  return { folder, paths: new Set(Object.keys(files).map((name) => `/engine/${version}/${name}`)) };
}
