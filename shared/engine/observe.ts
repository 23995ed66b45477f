import type { CategoryName } from '#core/categorize.ts';
import { writeSketch } from '#core/likeness/sketch.ts';
import { classProbabilities, type ClassLayer } from './class-layer.ts';
import { conceptsOf } from './concepts.ts';
import { detailWords, type Details } from './details.ts';
import { decodeDetections, type Detection, type DetectorAnswer } from './detections.ts';
import { featureSketch } from './feature-sketch.ts';
import { join, meanOf, normalizeRoots, poolFeatures, poolFrame, SCENE_CHANNELS } from './features.ts';
import { calibrated } from './calibration.ts';
import { joinInput, runHead, type Head, type HeadHeader, type HeadInput } from './head.ts';
import type { RgbImage } from './image.ts';
import type { Title } from './reading/title.ts';
import { objectCues, peopleBonus } from './object-cues.ts';
import { tellWords, type WordHead, type WordsSeen } from './word-head.ts';
import { byteOutput, floatOutput, type TensorModel } from './tensor-model.ts';
import { detectorInput, viewInput, type View } from './views.ts';
import { categoryVotes, voteInput } from './votes.ts';

/** A network trained on ImageNet's classes that outputs its last feature map, and its class layer. */
export interface Classifier {
  readonly model: TensorModel;
  /** Edge of its square input, pixels. */
  readonly edgePx: number;
  /** Quantization step of its output. */
  readonly featureScale: number;
  readonly layer: ClassLayer;
}

/** Everything the engine consists of; the host loads it. */
export interface EngineParts {
  /** The small classifier, then the large one. */
  readonly classifiers: readonly Classifier[];
  readonly detector: TensorModel;
  /** float32 [anchors, 4]; see decodeDetections. */
  readonly anchors: Float32Array;
  readonly head: Head;
  readonly words: WordHead;
  readonly details: Details;
}

/** The networks alone; training uses them before there is a head. */
export type Networks = Omit<EngineParts, 'head' | 'words' | 'details'>;

/** The view of the photo that each classifier takes. */
export type Look = readonly View[];

/**
 * The small classifier takes the centre, the large one the whole photo: as accurate as running the large one
 * on both (training's val, other sources), and a third cheaper.
 */
export const LOOK: Look = ['center', 'whole'];

/** The raw outputs of the networks for one photo. */
export interface Senses {
  /** Pooled features, one vector per classifier. */
  readonly features: readonly Float32Array[];
  readonly objects: DetectorAnswer;
  /**
   * Pooled features of the detector's backbone. It was trained on scenes with many objects, so they add
   * information to the classifiers'.
   */
  readonly scene: Float32Array;
}

/** The engine's conclusions on one photo, before they are put into words. */
export interface Observations {
  /** Score of each of the head's categories, in its order. */
  readonly categories: Float32Array;
  /** Index of the decided category, which is not always the most likely one: see {@link decide}. */
  readonly decided: number;
  /** Probability that a person accepts each category, 0 to 1; several may be acceptable. */
  readonly confidences: Float32Array;
  /** Probability of each ImageNet class. */
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
  /** The features in short, written as text; see `ImageAnalysis`. */
  readonly sketch?: string;
  /** The strongest of all that was seen, written as text; see `ImageAnalysis`. */
  readonly concepts?: string;
}

/** Runs the networks, which is nearly all of the engine's cost. */
export async function sense(image: RgbImage, networks: Networks): Promise<Senses> {
  return {
    features: await senseFeatures(image, networks, LOOK),
    ...(await senseObjects(image, networks)),
  };
}

/** Runs the classifiers. */
export async function senseFeatures(
  image: RgbImage,
  networks: Networks,
  look: Look,
): Promise<Float32Array[]> {
  const features: Float32Array[] = [];
  for (const [index, { model, edgePx, featureScale, layer }] of networks.classifiers.entries()) {
    const input = viewInput(image, look[index] ?? 'whole', edgePx);
    features.push(poolFeatures(byteOutput(await model.run(input), 0), layer.channels, featureScale));
  }
  return features;
}

/** Runs the detector. */
export async function senseObjects(
  image: RgbImage,
  networks: Networks,
): Promise<Pick<Senses, 'objects' | 'scene'>> {
  const { input, frame } = detectorInput(image);
  const seen = await networks.detector.run(input);
  return {
    objects: decodeDetections(floatOutput(seen, 0), floatOutput(seen, 1), networks.anchors, frame),
    scene: poolFrame(floatOutput(seen, 2), SCENE_CHANNELS, frame),
  };
}

/** Probability of each ImageNet class, averaged over the classifiers. */
export function classesOf(
  senses: Pick<Senses, 'features'>,
  networks: Pick<Networks, 'classifiers'>,
): Float32Array {
  return meanOf(
    networks.classifiers.map(({ layer }, index) => classProbabilities(layer, senses.features[index]!)),
  );
}

/** The head's input. Training builds its examples with it too. */
export function headInput(
  senses: Senses,
  classes: Float32Array,
  categories: readonly CategoryName[],
): HeadInput {
  return {
    features: join(senses.features.map(normalizeRoots)),
    scene: normalizeRoots(senses.scene),
    objects: objectCues(senses.objects),
    classes: voteInput(categoryVotes(classes, categories)),
  };
}

/** Combines the networks' outputs: the head's probabilities, the class votes, people seen, and words. */
export function conclude(
  senses: Senses,
  parts: Pick<EngineParts, 'classifiers' | 'head' | 'words' | 'details'>,
): Observations {
  const { header } = parts.head;
  const classes = classesOf(senses, parts);
  const input = headInput(senses, classes, header.categories);
  const joined = joinInput(header, input);
  const opinion = runHead(parts.head, joined);
  const votes = categoryVotes(classes, header.categories);
  const share = voteShare(header, classes);
  const likely = opinion.map((value, index) => value * (1 - share) + votes[index]! * share);
  const { decided, confidences } = decide(likely, header, senses.objects.detections);
  const words = tellWords(parts.words, joined);
  const { bestScores } = senses.objects;
  return {
    categories: likely,
    decided,
    confidences,
    classes,
    detail: detailWords(parts.details, header.categories[decided]!, detailInput(senses)),
    detections: senses.objects.detections,
    words,
    sketch: writeSketch(featureSketch(join([input.features, input.scene]))),
    concepts: conceptsOf({ classes, words, bestScores, confidences }),
  };
}

/** The class votes count for more when one class is certain. */
function voteShare({ votes }: Head['header'], classes: Float32Array): number {
  const surest = classes.reduce((best, value) => Math.max(best, value), 0);
  return votes.share + votes.shareWhenSure * surest;
}

/** The input for details: the large classifier's features. Training uses it too. */
export function detailInput(senses: Pick<Senses, 'features'>): Float32Array {
  return normalizeRoots(senses.features.at(-1)!);
}

/** The fields of the header that a decision depends on. */
export type DecisionRules = Pick<HeadHeader, 'categories' | 'acceptance' | 'acceptanceShare' | 'calibration'>;

/**
 * The category that a person will most likely accept: a photo that is either a landmark or a street goes to
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
