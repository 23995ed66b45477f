import { meanOf } from '../networks/features.ts';
import type { View } from '../networks/views.ts';
import type { RgbImage } from '../pictures/image.ts';
import {
  conclude,
  sense,
  senseFeatures,
  type EngineParts,
  type Networks,
  type Observations,
  type Senses,
} from './observe.ts';

/** The views of a second look. Others were no better; lab/NOTEBOOK.md has the figures. */
export const SECOND_VIEWS = ['mirrored', 'center'] as const satisfies readonly View[];
/**
 * The minimum score of a category that is decided at the first look. A higher one costs more time and gains little;
 * chosen on training's val by a network and heads that did not learn from it (lab/NOTEBOOK.md).
 */
const DECIDED_FROM = 0.6;

/** Looks at a photo, and a second time if the first look leaves doubt about the category. */
export async function observe(
  image: RgbImage,
  parts: EngineParts,
): Promise<{ senses: Senses; observations: Observations }> {
  const senses = await sense(image, parts);
  const observations = conclude(senses, parts);
  if (!isInDoubt(observations)) return { senses, observations };
  const both = await lookTwice(image, senses, parts);
  const { sketch } = observations;
  // Photos are compared by the same view, whether or not they leave doubt.
  const compared = sketch === undefined ? {} : { sketch };
  return { senses: both, observations: { ...conclude(both, parts), ...compared } };
}

/** Returns whether the photo needs a second look. The score is not calibrated, so that training can use it too. */
export function isInDoubt({ categories, decided }: Pick<Observations, 'categories' | 'decided'>): boolean {
  return categories[decided]! < DECIDED_FROM;
}

/** Runs the large classifier on the views of a second look. */
async function lookTwice(
  image: RgbImage,
  senses: Senses,
  { tuned }: Pick<Networks, 'tuned'>,
): Promise<Senses> {
  const seen: Float32Array[] = [];
  for (const view of SECOND_VIEWS) seen.push(await senseFeatures(image, tuned, view));
  return withViews(senses, seen);
}

/** Returns the outputs with the mean of the large classifier's features of all views. */
export function withViews(senses: Senses, views: readonly Float32Array[]): Senses {
  return { ...senses, tuned: meanOf([senses.tuned, ...views]) };
}
