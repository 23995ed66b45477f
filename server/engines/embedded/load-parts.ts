import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineNetworks, engineParts } from '#engine/engine-parts.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';
import type { EngineParts, Networks } from '#engine/observe.ts';
import { modelLoader } from './litert.ts';

/**
 * Loads all parts of the engine into this thread.
 *
 * @throws {Error} naming the file that is missing or whose SHA-256 is not the manifest's
 */
export async function loadEngineParts(modelsFolder: string): Promise<EngineParts> {
  const { manifest, files } = await readModels(modelsFolder);
  return engineParts(manifest, files, {
    loadModel: await modelLoader(modelsFolder),
    textOf: (bytes) => new TextDecoder().decode(bytes),
  });
}

/** Loads the networks without the heads, for training, which produces the heads; `key` changes with the networks. */
export async function loadNetworks(
  modelsFolder: string,
): Promise<{ key: string; networks: Networks; files: ReadonlyMap<string, Uint8Array> }> {
  const { manifest, files } = await readModels(modelsFolder);
  const networks = await engineNetworks(manifest, files, { loadModel: await modelLoader(modelsFolder) });
  const key = [...manifest.classifiers.map(({ model }) => model), 'detector.tflite']
    .map((name) => manifest.files[name]?.sha256.slice(0, 8))
    .join('-');
  return { key, networks, files };
}

/**
 * Reads the folder of models and checks every file against the manifest.
 *
 * @throws {Error} naming the file that is missing or whose SHA-256 is not the manifest's
 */
export async function readModels(
  modelsFolder: string,
): Promise<{ manifest: ModelManifest; files: ReadonlyMap<string, Uint8Array> }> {
  const manifestPath = join(modelsFolder, 'manifest.json');
  const text = await readFile(manifestPath, 'utf8').catch((cause: unknown) => {
    throw new Error(`${manifestPath} is missing. Run npm run build:models.`, { cause });
  });
  const manifest = JSON.parse(text) as ModelManifest;
  const files = new Map<string, Uint8Array>();
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const bytes = new Uint8Array(await readFile(join(modelsFolder, name)));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) {
      throw new Error(`${join(modelsFolder, name)} is damaged: its SHA-256 is ${found}, expected ${sha256}.`);
    }
    files.set(name, bytes);
  }
  return { manifest, files };
}
