import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DeviceManifest } from '#browser/device/device-manifest.ts';
import type { FaceManifest } from '#engine/faces/face-files.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';

/**
 * Files of dist/models that browsers don't need: the scripts are part of our workers, and the labels are in the
 * weights.
 */
export const NOT_FOR_BROWSERS = new Set([
  'litert_wasm_compat_internal.js',
  'tesseract-core-simd-lstm.js',
  'classes.txt',
  'objects.txt',
  'LICENSES.txt',
]);

/** Characters of the recipe's hash in a version's name. */
const VERSION_LENGTH = 16;

interface CopyOptions {
  /** Whether each file gets a gzip copy, for servers with precompressed files. */
  readonly compressed: boolean;
}

/**
 * Copies the engine's files for browsers: `manifest.json`, the licenses, and a folder named after the version, whose
 * files never change. The networks for faces have the same in `people/`.
 *
 * @param models dist/models, as `npm run build:models` writes it
 */
export function copyEngine(models: string, folder: string, options: CopyOptions): void {
  const all = JSON.parse(readFileSync(join(models, 'manifest.json'), 'utf8')) as ModelManifest;
  copySet(models, folder, all, options);
  const people = join(models, 'people');
  const faces = JSON.parse(readFileSync(join(people, 'manifest.json'), 'utf8')) as FaceManifest;
  copySet(people, join(folder, 'people'), { ...faces, classifiers: [] }, options);
}

function copySet(from: string, folder: string, all: ModelManifest, { compressed }: CopyOptions): void {
  const files = Object.fromEntries(Object.entries(all.files).filter(([name]) => !NOT_FOR_BROWSERS.has(name)));
  const manifest: DeviceManifest = { ...all, files, version: all.recipe.slice(0, VERSION_LENGTH) };
  const target = join(folder, manifest.version);
  mkdirSync(target, { recursive: true });
  for (const name of Object.keys(files)) {
    cpSync(join(from, name), join(target, name));
    if (compressed) writeFileSync(join(target, `${name}.gz`), gzipSync(readFileSync(join(from, name))));
  }
  cpSync(join(from, 'LICENSES.txt'), join(folder, 'LICENSES.txt'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
