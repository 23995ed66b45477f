import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readClassLayer } from '#engine/class-layer.ts';
import { readDetails, type DetailsHeader } from '#engine/details.ts';
import { readHead, type HeadHeader } from '#engine/head.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';
import type { Classifier, EngineParts, Networks } from '#engine/observe.ts';
import { readWordHead, type WordHeadHeader } from '#engine/word-head.ts';
import { loadRuntime, loadTensorModel, RUNTIME_SCRIPT } from './litert.ts';

/**
 * Loads all parts of the engine into this thread.
 *
 * @throws {Error} naming the file that is missing or whose SHA-256 is not the manifest's
 */
export async function loadEngineParts(modelsFolder: string): Promise<EngineParts> {
  const { networks, files } = await loadNetworks(modelsFolder);
  const head = readJson<HeadHeader>(fileOf(files, 'head.json'));
  const words = readJson<WordHeadHeader>(fileOf(files, 'words.json'));
  const details = readJson<DetailsHeader>(fileOf(files, 'details.json'));
  return {
    ...networks,
    head: readHead(head, fileOf(files, 'head.bin')),
    words: readWordHead(words, fileOf(files, 'words.bin')),
    details: readDetails(details, fileOf(files, 'details.bin')),
  };
}

/** Loads the networks without the heads, for training, which produces the heads; `key` changes with the networks. */
export async function loadNetworks(
  modelsFolder: string,
): Promise<{ key: string; networks: Networks; files: ReadonlyMap<string, Uint8Array> }> {
  const { manifest, files } = await readModels(modelsFolder);
  const runtime = await loadRuntime(join(modelsFolder, RUNTIME_SCRIPT));
  const classifiers: Classifier[] = [];
  for (const { model, classes, edgePx, featureScale, classWeightScale } of manifest.classifiers) {
    classifiers.push({
      model: await loadTensorModel(runtime, fileOf(files, model)),
      edgePx,
      featureScale,
      layer: readClassLayer(fileOf(files, classes), featureScale, classWeightScale),
    });
  }
  const detector = await loadTensorModel(runtime, fileOf(files, 'detector.tflite'));
  const anchors = new Float32Array(fileOf(files, 'anchors.bin').slice().buffer);
  const key = [...manifest.classifiers.map(({ model }) => model), 'detector.tflite']
    .map((name) => manifest.files[name]?.sha256.slice(0, 8))
    .join('-');
  return { key, networks: { classifiers, detector, anchors }, files };
}

/** Parses a file that our build wrote and whose hash was checked; it needs no schema. */
function readJson<Value>(bytes: Uint8Array): Value {
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}

function fileOf(files: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`The folder of models has no ${name}. Run npm run build:models.`);
  return bytes;
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
