import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineHost, engineNetworks, engineParts } from '#engine/engine-parts.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';
import type { EngineParts, Networks } from '#engine/describing/observe.ts';
import { modelLoader } from './litert.ts';
import { modelPath } from './model-path.ts';

/**
 * Loads all parts of the engine into this thread.
 *
 * @throws {Error} naming the file that is missing or whose SHA-256 differs from the manifest
 */
export async function loadEngineParts(modelsFolder: string): Promise<EngineParts> {
  const { manifest, files } = await readModels(modelsFolder);
  return engineParts(manifest, files, await hostOf(modelsFolder));
}

async function hostOf(modelsFolder: string): Promise<EngineHost> {
  return {
    loadModel: await modelLoader(modelsFolder),
    textOf: (bytes) => new TextDecoder().decode(bytes),
  };
}

/** A text for each network that changes when the network does. */
export type NetworkKeys = Readonly<Record<'frozen' | 'tuned' | 'detector', string>>;

/** Loads the networks without the heads, for training, which produces the heads. */
export async function loadNetworks(modelsFolder: string): Promise<{ keys: NetworkKeys; networks: Networks }> {
  const { manifest, files } = await readModels(modelsFolder);
  const networks = await engineNetworks(manifest, files, await hostOf(modelsFolder));
  const [frozen, tuned] = manifest.classifiers.map(({ model }) => model);
  const keyOf = (name = '') => manifest.files[name]?.sha256.slice(0, 8) ?? '';
  return {
    keys: { frozen: keyOf(frozen), tuned: keyOf(tuned), detector: keyOf('detector.tflite') },
    networks,
  };
}

/**
 * Reads the models folder and checks every file against the manifest.
 *
 * @throws {Error} naming the file that is missing or whose SHA-256 differs from the manifest
 */
export async function readModels(
  modelsFolder: string,
): Promise<{ manifest: ModelManifest; files: ReadonlyMap<string, Uint8Array> }> {
  const manifestPath = join(modelsFolder, 'manifest.json');
  const text = await readFile(manifestPath, 'utf8').catch((cause: unknown) => {
    throw new Error(`${manifestPath} is missing. Run npm run build -- models.`, { cause });
  });
  const manifest = JSON.parse(text) as ModelManifest;
  const files = new Map<string, Uint8Array>();
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const path = modelPath(modelsFolder, name);
    const bytes = new Uint8Array(await readFile(path));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) {
      throw new Error(`${path} is damaged: its SHA-256 is ${found}, expected ${sha256}.`);
    }
    files.set(name, bytes);
  }
  return { manifest, files };
}
