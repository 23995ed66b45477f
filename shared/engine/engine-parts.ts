import { readClassLayer } from './networks/class-layer.ts';
import { type DetailsHeader, readDetails } from './describing/details.ts';
import { type HeadHeader, readHead } from './networks/head.ts';
import type { ClassifierManifest, ModelManifest } from './model-manifest.ts';
import type { Classifier, EngineParts, Networks } from './describing/observe.ts';
import type { TensorModel } from './networks/tensor-model.ts';
import { readTunedHeads, type TunedHeadsHeader } from './networks/tuned-heads.ts';
import { readSceneWords, type SceneWords, type SceneWordsHeader } from './describing/scene-words.ts';
import type { WordThresholds } from './describing/word-head.ts';

/** The files of a manifest, by name; their hashes have been checked. */
export type ModelFiles = ReadonlyMap<string, Uint8Array>;

/** The functions that a host provides for the engine. */
export interface EngineHost {
  /** Compiles a network in the host's runtime. */
  readonly loadModel: (bytes: Uint8Array) => Promise<TensorModel>;
  /** Decodes UTF-8. */
  readonly textOf: (bytes: Uint8Array) => string;
}

/** A set from before there were rows for words of scenes: the fine-tuned heads tell these words, too. */
const NO_SCENE_WORDS: SceneWords = { words: [], rows: [] };

function hasSceneWords({ files }: ModelManifest): boolean {
  return 'scene-words.json' in files;
}

/**
 * Creates the engine's parts from its files. A browser may be offline with a set that is older than this code, so a part
 * that a set's manifest doesn't name is left out if the engine can do without.
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
    words: json<WordThresholds>('words.json'),
    sceneWords: hasSceneWords(manifest)
      ? readSceneWords(json<SceneWordsHeader>('scene-words.json'), fileOf(files, 'scene-words.bin'))
      : NO_SCENE_WORDS,
    details: readDetails(json<DetailsHeader>('details.json'), fileOf(files, 'details.bin')),
  };
}

/**
 * Returns the networks without the heads, for training, which produces the heads.
 *
 * @throws {Error} naming the file that is missing
 */
export async function engineNetworks(
  manifest: ModelManifest,
  files: ModelFiles,
  { loadModel, textOf }: EngineHost,
): Promise<Networks> {
  const load = async (classifier: ClassifierManifest | undefined): Promise<Classifier> => {
    if (classifier === undefined) throw new Error("The engine's manifest lacks a classifier.");
    const { model, classes, edgePx, featureScale, classWeightScale } = classifier;
    return {
      model: await loadModel(fileOf(files, model)),
      edgePx,
      featureScale,
      layer: readClassLayer(fileOf(files, classes), featureScale, classWeightScale),
    };
  };
  const [frozen, tuned] = manifest.classifiers;
  const detector = await loadModel(fileOf(files, 'detector.tflite'));
  const anchors = new Float32Array(fileOf(files, 'anchors.bin').slice().buffer);
  const header = JSON.parse(textOf(fileOf(files, 'tuned.json'))) as TunedHeadsHeader;
  const tunedHeads = readTunedHeads(header, fileOf(files, 'tuned.bin'));
  return { frozen: await load(frozen), tuned: await load(tuned), detector, anchors, tunedHeads };
}

function fileOf(files: ModelFiles, name: string): Uint8Array {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`The engine's files have no ${name}.`);
  return bytes;
}
