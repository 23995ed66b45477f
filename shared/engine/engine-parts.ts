import { readClassLayer } from './class-layer.ts';
import { type DetailsHeader, readDetails } from './details.ts';
import { type HeadHeader, readHead } from './head.ts';
import type { ModelManifest } from './model-manifest.ts';
import type { Classifier, EngineParts, Networks } from './observe.ts';
import type { TensorModel } from './tensor-model.ts';
import { readWordHead, type WordHeadHeader } from './word-head.ts';

/** The files of a manifest, whose hashes were checked, by name. */
export type ModelFiles = ReadonlyMap<string, Uint8Array>;

/** What a host does for the engine. */
export interface EngineHost {
  /** Compiles a network in the host's runtime. */
  readonly loadModel: (bytes: Uint8Array) => Promise<TensorModel>;
  /** Decodes UTF-8. */
  readonly textOf: (bytes: Uint8Array) => string;
}

/**
 * Makes the engine's parts of its files.
 *
 * @throws {Error} naming the file that is missing
 */
export async function engineParts(
  manifest: ModelManifest,
  files: ModelFiles,
  host: EngineHost,
): Promise<EngineParts> {
  const json = <Value>(name: string) => JSON.parse(host.textOf(fileOf(files, name))) as Value;
  return {
    ...(await engineNetworks(manifest, files, host)),
    head: readHead(json<HeadHeader>('head.json'), fileOf(files, 'head.bin')),
    words: readWordHead(json<WordHeadHeader>('words.json'), fileOf(files, 'words.bin')),
    details: readDetails(json<DetailsHeader>('details.json'), fileOf(files, 'details.bin')),
  };
}

/**
 * The networks without the heads, for training, which produces the heads.
 *
 * @throws {Error} naming the file that is missing
 */
export async function engineNetworks(
  manifest: ModelManifest,
  files: ModelFiles,
  { loadModel }: Pick<EngineHost, 'loadModel'>,
): Promise<Networks> {
  const classifiers: Classifier[] = [];
  for (const { model, classes, edgePx, featureScale, classWeightScale } of manifest.classifiers) {
    classifiers.push({
      model: await loadModel(fileOf(files, model)),
      edgePx,
      featureScale,
      layer: readClassLayer(fileOf(files, classes), featureScale, classWeightScale),
    });
  }
  const detector = await loadModel(fileOf(files, 'detector.tflite'));
  const anchors = new Float32Array(fileOf(files, 'anchors.bin').slice().buffer);
  return { classifiers, detector, anchors };
}

function fileOf(files: ModelFiles, name: string): Uint8Array {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`The engine's files have no ${name}.`);
  return bytes;
}
