import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelManifest } from '#engine/model-manifest.ts';
import { modelPath } from '../engines/embedded/model-path.ts';

/** The networks for faces, which have a folder of their own in both places. */
const SETS = ['', 'people/'] as const;

/**
 * Returns the engine's files that a site's own folder leaves out, as the npm package does: they are the same bytes as
 * the embedded engine's.
 *
 * @param site the built site; `models` is next to it
 * @returns the files by their paths on the site, such as `/engine/<version>/anchors.bin`
 */
export function sharedEngineFiles(site: string): ReadonlyMap<string, string> {
  const entries = SETS.flatMap((set): [string, string][] => {
    const manifest = join(site, 'engine', set, 'manifest.json');
    const models = join(site, '..', 'models', set);
    if (!existsSync(manifest) || !existsSync(models)) return [];
    const { version, files } = JSON.parse(readFileSync(manifest, 'utf8')) as ModelManifest & {
      readonly version: string;
    };
    if (existsSync(join(site, 'engine', set, version))) return [];
    return Object.keys(files).map((name) => [`/engine/${set}${version}/${name}`, modelPath(models, name)]);
  });
  return new Map(entries);
}
