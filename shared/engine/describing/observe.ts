import type { CategoryName } from '#core/categories/categorize.ts';
import { writeSketch } from '#core/similarity/likeness/sketch.ts';
import { classProbabilities, type ClassLayer } from '../networks/class-layer.ts';
import { conceptsOf } from './concepts.ts';
import { detailWords, type Details } from './details.ts';
import { decodeDetections, type Detection, type DetectorAnswer } from './detections.ts';
import { featureSketch } from '../networks/feature-sketch.ts';
import {
  join,
  meanOf,
  normalizeRoots,
  poolFeatures,
  poolFrame,
  SCENE_CHANNELS,
} from '../networks/features.ts';
import { calibrated } from '../networks/calibration.ts';
import { joinInput, runHead, type Head, type HeadHeader, type HeadInput } from '../networks/head.ts';
import type { RgbImage } from '../pictures/image.ts';
import { mixOpinions } from '../networks/mixture.ts';
import type { Title } from '../reading/title.ts';
import { folderOfSubject } from './folder-of-subject.ts';
import { objectCues, peopleBonus } from './object-cues.ts';
import type { SceneWords } from './scene-words.ts';
import { tellWords, type WordsSeen, type WordThresholds } from './word-head.ts';
import { tunedCategories, type TunedHeads, tunedStems } from '../networks/tuned-heads.ts';
import { byteOutput, floatOutput, type TensorModel } from '../networks/tensor-model.ts';
import { detectorInput, viewInput, type View } from '../networks/views.ts';
import { categoryVotes, voteInput } from '../networks/votes.ts';

/** A network trained on ImageNet's classes that outputs its last feature map, and its class layer. */
export interface Classifier {
  readonly model: TensorModel;
  /** The edge of its square input, in pixels. */
  readonly edgePx: number;
  /** The quantization step of its output. */
  readonly featureScale: number;
  readonly layer: ClassLayer;
}

/** All parts of the engine; the host loads them. */
export interface EngineParts {
  /** The small classifier, as published. */
  readonly frozen: Classifier;
  /** The large classifier, fine-tuned on the training photos. */
  readonly tuned: Classifier;
  readonly detector: TensorModel;
  /** float32 [anchors, 4]; see decodeDetections. */
  readonly anchors: Float32Array;
  readonly head: Head;
  readonly words: WordThresholds;
  readonly sceneWords: SceneWords;
  readonly details: Details;
  /** The heads trained together with the large classifier. */
  readonly tunedHeads: TunedHeads;
}

/** The networks and the heads trained with them; training uses them before there is a head. */
export type Networks = Omit<EngineParts, 'head' | 'words' | 'sceneWords' | 'details'>;

/**
 * The view of the photo for each classifier at the first look; second-look.ts has more. As accurate as running the
 * large one on both (training's val, other sources), and a third cheaper.
 */
export const VIEWS = { frozen: 'center', tuned: 'whole' } as const satisfies Record<string, View>;

/**
 * The raw outputs for one photo of the networks that weren't trained on our photos, so that heads can be trained on
 * them.
 */
export interface FrozenSenses {
  /** The pooled features of the small classifier. */
  readonly frozen: Float32Array;
  readonly objects: DetectorAnswer;
  /**
   * The pooled features of the detector's backbone. It was trained on scenes with many objects, so they add
   * information to the classifiers' features.
   */
  readonly scene: Float32Array;
}

/** The raw outputs of all networks for one photo. */
export interface Senses extends FrozenSenses {
  /**
   * The pooled features of the large classifier, or their mean over its views. No head may be trained on the features
   * of photos that the classifier itself was trained on.
   */
  readonly tuned: Float32Array;
}

/** The engine's conclusions on one photo, before they are put into words. */
export interface Observations {
  /** The score of each of the head's categories, in its order. */
  readonly categories: Float32Array;
  /** The index of the decided category, which isn't always the most likely one: see {@link decide} and `folderOfSubject`. */
  readonly decided: number;
  /** The probability that a person accepts each category, 0 to 1; several may be acceptable. */
  readonly confidences: Float32Array;
  /** The probability of each ImageNet class. */
  readonly classes: Float32Array;
  /** The subtype within the decided category, if it is clear. */
  readonly detail: string | undefined;
  /** Detections, highest score first. */
  readonly detections: readonly Detection[];
  readonly words: WordsSeen;
  /** The text in the photo that names it. */
  readonly title?: Title;
  /** Whether the photo is black and white. */
  readonly isBlackAndWhite?: boolean;
  /** A compact text form of the features; see `ImageAnalysis`. */
  readonly sketch?: string;
  /** The strongest of all detected concepts, as text; see `ImageAnalysis`. */
  readonly concepts?: string;
}

/** Runs the networks, which is nearly all of the engine's cost. */
export async function sense(image: RgbImage, networks: Networks): Promise<Senses> {
  return {
    frozen: await senseFeatures(image, networks.frozen, VIEWS.frozen),
    tuned: await senseFeatures(image, networks.tuned, VIEWS.tuned),
    ...(await senseObjects(image, networks)),
  };
}

/** Runs a classifier on one view of a photo. @returns its pooled features */
export async function senseFeatures(
  image: RgbImage,
  { model, edgePx, featureScale, layer }: Classifier,
  view: View,
): Promise<Float32Array> {
  return model.run(viewInput(image, view, edgePx), (seen) =>
    poolFeatures(byteOutput(seen, 0), layer.channels, featureScale),
  );
}

/** Runs the detector. */
export async function senseObjects(
  image: RgbImage,
  networks: Pick<Networks, 'detector' | 'anchors'>,
): Promise<Pick<Senses, 'objects' | 'scene'>> {
  const { input, frame } = detectorInput(image);
  return networks.detector.run(input, (seen) => ({
    objects: decodeDetections(floatOutput(seen, 0), floatOutput(seen, 1), networks.anchors, frame),
    scene: poolFrame(floatOutput(seen, 2), SCENE_CHANNELS, frame),
  }));
}

/** Returns the head's input. Training also builds its examples with it. */
export function headInput(
  { frozen, scene, objects }: FrozenSenses,
  layer: ClassLayer,
  categories: readonly CategoryName[],
): HeadInput {
  return {
    features: normalizeRoots(frozen),
    scene: normalizeRoots(scene),
    objects: objectCues(objects),
    classes: voteInput(categoryVotes(classProbabilities(layer, frozen), categories)),
  };
}

/** Combines the networks' outputs: the heads' probabilities, the class votes, the people seen, and the words. */
export function conclude(senses: Senses, parts: Omit<EngineParts, 'detector' | 'anchors'>): Observations {
  const { header } = parts.head;
  const { categories } = header;
  const classes = meanOf([
    classProbabilities(parts.frozen.layer, senses.frozen),
    classProbabilities(parts.tuned.layer, senses.tuned),
  ]);
  const input = headInput(senses, parts.frozen.layer, categories);
  const joined = joinInput(header, input);
  const likely = mixOpinions(header, classes, {
    head: runHead(parts.head, joined),
    tuned: tunedCategories(parts.tunedHeads, senses.tuned, categories),
    votes: categoryVotes(classes, categories),
  });
  const { detections } = senses.objects;
  const decision = decide(likely, header, detections);
  const folder = folderOfSubject(likely[decision.decided]!, classes, detections);
  const { decided, confidences } = bySubject(decision, folder, categories);
  const stems = tunedStems(parts.tunedHeads, senses.tuned);
  const words = tellWords(parts.sceneWords, joined, parts.words, stems);
  const { bestScores } = senses.objects;
  return {
    categories: likely,
    decided,
    confidences,
    classes,
    detail: detailWords(parts.details, categories[decided]!, detailInput(senses)),
    detections,
    words,
    sketch: writeSketch(featureSketch(join([input.features, normalizeRoots(senses.tuned), input.scene]))),
    concepts: conceptsOf({ classes, words, bestScores, confidences }),
  };
}

/** Returns the decision with the folder of a sure subject, which is then as likely as the one that gives way. */
function bySubject(
  { decided, confidences }: Pick<Observations, 'decided' | 'confidences'>,
  folder: CategoryName | undefined,
  categories: readonly CategoryName[],
): Pick<Observations, 'decided' | 'confidences'> {
  const own = folder === undefined ? decided : categories.indexOf(folder);
  const least = confidences[decided]!;
  return {
    decided: own,
    confidences: confidences.map((value, index) => (index === own ? Math.max(value, least) : value)),
  };
}

/** Returns the input for details: the small classifier's features. Training also uses it. */
export function detailInput({ frozen }: Pick<FrozenSenses, 'frozen'>): Float32Array {
  return normalizeRoots(frozen);
}

/** The fields of the header that a decision depends on. */
export type DecisionRules = Pick<HeadHeader, 'categories' | 'acceptance' | 'acceptanceShare' | 'calibration'>;

/**
 * Returns the category that a person will most likely accept: a photo that is either a landmark or a street goes to
 * the category that is accepted for both. The bonus for clearly visible people is added.
 *
 * @param likely score of each category, in the order of the rules
 */
export function decide(
  likely: Float32Array,
  { categories, acceptance, acceptanceShare, calibration }: DecisionRules,
  detections: readonly Detection[],
): Pick<Observations, 'decided' | 'confidences'> {
  const bonus = peopleBonus(detections);
  const welcome = likely.map((value, index) => {
    let accepted = 0;
    likely.forEach((other, row) => (accepted += other * (acceptance[row]?.[index] ?? 0)));
    return value * (1 - acceptanceShare) + accepted * acceptanceShare + (bonus[categories[index]!] ?? 0);
  });
  return {
    decided: welcome.indexOf(Math.max(...welcome)),
    confidences: welcome.map((score) => calibrated(score, calibration)),
  };
}
