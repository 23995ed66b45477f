import type { CategoryName } from '#core/categorize.ts';
import { classProbabilities, type ClassLayer } from './class-layer.ts';
import { decodeDetections, type Detection, type DetectorAnswer } from './detections.ts';
import { meanOf, normalize, poolFeatures } from './features.ts';
import { runHead, type Head, type HeadInput } from './head.ts';
import type { RgbImage } from './image.ts';
import { objectCues } from './object-cues.ts';
import { pictureCues } from './picture-cues.ts';
import { byteOutput, floatOutput, type TensorModel } from './tensor-model.ts';
import { classifierInput, detectorInput, type View } from './views.ts';
import { categoryVotes, voteInput } from './votes.ts';

/** Everything the engine is made of. A host loads it and hands it in. */
export interface EngineParts {
  readonly classifier: TensorModel;
  /** What one step of the classifier's answer is worth. */
  readonly featureScale: number;
  readonly classLayer: ClassLayer;
  readonly detector: TensorModel;
  /** float32 [anchors, 4], see decodeDetections. */
  readonly anchors: Float32Array;
  readonly head: Head;
}

/** What the engine makes of one photo, before any words. */
export interface Observations {
  /** Probability of each of the head's categories, in its order. */
  readonly categories: Float32Array;
  /** Probability of each of ImageNet's classes. */
  readonly classes: Float32Array;
  /** Things seen, surest first. */
  readonly detections: readonly Detection[];
}

/** The ways in which the classifier looks at each photo. */
export const VIEWS: readonly View[] = ['center', 'whole'];

/** What the networks and the cheap cues say of one photo, before anything is made of it. */
export interface Senses {
  /** Pooled features of the classifier, one vector a view. */
  readonly features: readonly Float32Array[];
  readonly objects: DetectorAnswer;
  readonly picture: Float32Array;
}

/** Runs the networks: all of the engine's cost. */
export async function sense(image: RgbImage, parts: Omit<EngineParts, 'head'>): Promise<Senses> {
  const features: Float32Array[] = [];
  for (const view of VIEWS) {
    const map = byteOutput(await parts.classifier.run(classifierInput(image, view)), 0);
    features.push(poolFeatures(map, parts.classLayer.channels, parts.featureScale));
  }
  const { input, frame } = detectorInput(image);
  const seen = await parts.detector.run(input);
  const objects = decodeDetections(floatOutput(seen, 0), floatOutput(seen, 1), parts.anchors, frame);
  return { features, objects, picture: pictureCues(image) };
}

/** What the head is given for one view. Training makes its examples with it as well. */
export function headInput(
  features: Float32Array,
  classes: Float32Array,
  senses: Senses,
  categories: readonly CategoryName[],
): HeadInput {
  return {
    features: normalize(features),
    objects: objectCues(senses.objects),
    classes: voteInput(categoryVotes(classes, categories)),
    picture: senses.picture,
  };
}

/** What the engine makes of what its networks say. */
export function conclude(
  senses: Senses,
  { classLayer, head }: Pick<EngineParts, 'classLayer' | 'head'>,
): Observations {
  const { categories, voteShare } = head.header;
  const classesByView = senses.features.map((features) => classProbabilities(classLayer, features));
  const opinions = senses.features.map((features, view) =>
    runHead(head, headInput(features, classesByView[view]!, senses, categories)),
  );
  const classes = meanOf(classesByView);
  const votes = categoryVotes(classes, categories);
  return {
    categories: meanOf(opinions).map((value, index) => value * (1 - voteShare) + votes[index]! * voteShare),
    classes,
    detections: senses.objects.detections,
  };
}
