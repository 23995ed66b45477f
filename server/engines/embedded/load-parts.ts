import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readClassLayer } from '#engine/class-layer.ts';
import { readHead, type HeadHeader } from '#engine/head.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';
import type { EngineParts } from '#engine/observe.ts';
import { loadRuntime, loadTensorModel, RUNTIME_SCRIPT } from './litert.ts';

/**
 * Loads everything the engine is made of into this thread.
 *
 * @throws {Error} naming the file that is missing or whose SHA-256 is not the manifest's
 */
export async function loadEngineParts(modelsFolder: string): Promise<EngineParts> {
  const { parts, files } = await loadNetworks(modelsFolder);
  const header = JSON.parse(new TextDecoder().decode(files.get('head.json'))) as HeadHeader;
  return { ...parts, head: readHead(header, files.get('head.bin')!) };
}

/** The same without the head, which training has yet to make; `key` changes when the networks do. */
export async function loadNetworks(
  modelsFolder: string,
): Promise<{ key: string; parts: Omit<EngineParts, 'head'>; files: ReadonlyMap<string, Uint8Array> }> {
  const { manifest, files } = await readModels(modelsFolder);
  const runtime = await loadRuntime(join(modelsFolder, RUNTIME_SCRIPT));
  const parts = {
    classifier: await loadTensorModel(runtime, files.get('classifier.tflite')!),
    featureScale: manifest.featureScale,
    classLayer: readClassLayer(files.get('classes.bin')!, manifest.featureScale, manifest.classWeightScale),
    detector: await loadTensorModel(runtime, files.get('detector.tflite')!),
    anchors: new Float32Array(files.get('anchors.bin')!.slice().buffer),
  };
  const hashes = ['classifier.tflite', 'detector.tflite'].map((name) =>
    manifest.files[name]?.sha256.slice(0, 8),
  );
  return { key: hashes.join('-'), parts, files };
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
