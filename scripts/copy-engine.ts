import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The networks for faces, which have a folder of their own in both places. */
const PEOPLE = 'people';

/**
 * Writes what browsers read first about the engine, in dist/site: `manifest.json` with the version, and the licenses.
 * The server takes the files themselves from dist/models.
 */
export function describeEngine(models: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const set of setsOf(models, folder)) describe(set);
}

/**
 * Copies the engine's files for browsers, and describes them: a set is in a folder named after its version, whose
 * files never change.
 *
 * @param models dist/models, as `npm run build` writes it
 * @returns the copies' paths
 */
export function copyEngine(models: string, folder: string): readonly string[] {
  return setsOf(models, folder).flatMap((set) => {
    describe(set);
    const target = join(set.folder, set.manifest.version);
    mkdirSync(target, { recursive: true });
    return Object.keys(set.manifest.files).map((name) => {
      cpSync(join(set.models, name), join(target, name));
      return join(target, name);
    });
  });
}

interface EngineSet {
  readonly models: string;
  readonly folder: string;
  readonly manifest: DeviceManifest;
}

function setsOf(models: string, folder: string): readonly EngineSet[] {
  const all = JSON.parse(readFileSync(join(models, 'manifest.json'), 'utf8')) as ModelManifest;
  const people = join(models, PEOPLE);
  const faces = JSON.parse(readFileSync(join(people, 'manifest.json'), 'utf8')) as FaceManifest;
  return [
    { models, folder, manifest: deviceManifest(all) },
    {
      models: people,
      folder: join(folder, PEOPLE),
      manifest: deviceManifest({ ...faces, classifiers: [] }),
    },
  ];
}

function deviceManifest(all: ModelManifest): DeviceManifest {
  const files = Object.fromEntries(Object.entries(all.files).filter(([name]) => !NOT_FOR_BROWSERS.has(name)));
  return { ...all, files, version: all.recipe.slice(0, VERSION_LENGTH) };
}

function describe({ models, folder, manifest }: EngineSet): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(models, 'LICENSES.txt'), join(folder, 'LICENSES.txt'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
