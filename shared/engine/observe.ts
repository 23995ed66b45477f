import type { CategoryName } from '#core/categorize.ts';
import { classProbabilities, type ClassLayer } from './class-layer.ts';
import { detailWords, type Details } from './details.ts';
import { decodeDetections, type Detection, type DetectorAnswer } from './detections.ts';
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

/** A network that tells ImageNet's classes, ending in its last feature map, and its own class layer. */
export interface Classifier {
  readonly model: TensorModel;
  /** Edge of its square input, pixels. */
  readonly edgePx: number;
  /** What one step of its answer is worth. */
  readonly featureScale: number;
  readonly layer: ClassLayer;
}

/** Everything the engine is made of. A host loads it and hands it in. */
export interface EngineParts {
  /** The small one, then the large one. */
  readonly classifiers: readonly Classifier[];
  readonly detector: TensorModel;
  /** float32 [anchors, 4], see decodeDetections. */
  readonly anchors: Float32Array;
  readonly head: Head;
  readonly words: WordHead;
  readonly details: Details;
}

/** The networks alone, which training has before there is a head. */
export type Networks = Omit<EngineParts, 'head' | 'words' | 'details'>;

/** Which part of the photo each classifier looks at. */
export type Look = readonly View[];

/**
 * The small one looks at the middle, the large one at all of it: together they are as good as the large one
 * looking twice (training's val, other sources), and a third cheaper.
 */
export const LOOK: Look = ['center', 'whole'];

/** What the networks say of one photo, before anything is made of it. */
export interface Senses {
  /** Pooled features, one vector a classifier. */
  readonly features: readonly Float32Array[];
  readonly objects: DetectorAnswer;
  /** The detector's backbone, pooled: learned on scenes with many things, it knows what the classifiers do not. */
  readonly scene: Float32Array;
}

/** What the engine makes of one photo, before any words. */
export interface Observations {
  /** How much speaks for each of the head's categories, in its order. */
  readonly categories: Float32Array;
  /** Index of the category decided for, not always the most likely one: see {@link decide}. */
  readonly decided: number;
  /** How likely a person accepts each of the categories, 0 to 1; several may be acceptable. */
  readonly confidences: Float32Array;
  /** Probability of each of ImageNet's classes. */
  readonly classes: Float32Array;
  /** What it is within the category decided for, if that is clear. */
  readonly detail: string | undefined;
  /** Things seen, surest first. */
  readonly detections: readonly Detection[];
  readonly words: WordsSeen;
  /** What is written in it and names it. */
  readonly title?: Title;
  /** The photo has no colours. */
  readonly isBlackAndWhite?: boolean;
}

/** Runs the networks: nearly all of the engine's cost. */
export async function sense(image: RgbImage, networks: Networks): Promise<Senses> {
  return {
    features: await senseFeatures(image, networks, LOOK),
    ...(await senseObjects(image, networks)),
  };
}

/** The classifiers' part of it. */
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

/** The detector's part of it. */
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

/** Probability of each of ImageNet's classes: what the classifiers say on average. */
export function classesOf(
  senses: Pick<Senses, 'features'>,
  networks: Pick<Networks, 'classifiers'>,
): Float32Array {
  return meanOf(
    networks.classifiers.map(({ layer }, index) => classProbabilities(layer, senses.features[index]!)),
  );
}

/** What the head is given. Training makes its examples with it as well. */
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

/** What the engine makes of what its networks say: the head's opinion, the class votes, people seen, and words. */
export function conclude(
  senses: Senses,
  parts: Pick<EngineParts, 'classifiers' | 'head' | 'words' | 'details'>,
): Observations {
  const { header } = parts.head;
  const classes = classesOf(senses, parts);
  const joined = joinInput(header, headInput(senses, classes, header.categories));
  const opinion = runHead(parts.head, joined);
  const votes = categoryVotes(classes, header.categories);
  const share = voteShare(header, classes);
  const likely = opinion.map((value, index) => value * (1 - share) + votes[index]! * share);
  const { decided, confidences } = decide(likely, header, senses.objects.detections);
  return {
    categories: likely,
    decided,
    confidences,
    classes,
    detail: detailWords(parts.details, header.categories[decided]!, detailInput(senses)),
    detections: senses.objects.detections,
    words: tellWords(parts.words, joined),
  };
}

/** The surer the classes are of one of them, the more their votes count. */
function voteShare({ votes }: Head['header'], classes: Float32Array): number {
  const surest = classes.reduce((best, value) => Math.max(best, value), 0);
  return votes.share + votes.shareWhenSure * surest;
}

/** What the details are told apart by: the large classifier's features. Training uses it as well. */
export function detailInput(senses: Pick<Senses, 'features'>): Float32Array {
  return normalizeRoots(senses.features.at(-1)!);
}

/** What a decision is made by. */
export type DecisionRules = Pick<HeadHeader, 'categories' | 'acceptance' | 'acceptanceShare' | 'calibration'>;

/**
 * The category that a person will most likely accept: a photo that is a landmark or else a street is put where
 * both are welcome. People who are plainly seen count on top.
 *
 * @param likely how much speaks for each category, in the order of the rules
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
