import type { CategoryName } from '#core/categorize.ts';
import { type ImageAnalysis, surestFirst } from '#core/image-analysis.ts';
import { describe } from './describe.ts';
import type { RgbImage } from './image.ts';
import { conclude, sense, type EngineParts, type Observations } from './observe.ts';

/** The embedded engine, from pixels to words. The same in Node and in the browser. */
export interface VisionEngine {
  /**
   * One or two sentences on what the picture shows, in which `categorize` finds the engine's category; that
   * category, how likely a person accepts it, and what else it might be.
   *
   * @param image upright, long edge best at WORKING_EDGE_PX
   */
  describe(image: RgbImage): Promise<ImageAnalysis>;
}

/** A folder less likely than this is not worth a mention. */
const ALTERNATIVE_FLOOR = 0.05;
/** Digits of a confidence: more than that nobody knows. */
const DIGITS = 2;

/** Puts loaded networks and the heads together. */
export function createVisionEngine(parts: EngineParts): VisionEngine {
  return {
    async describe(image) {
      return analysisOf(conclude(await sense(image, parts), parts), parts.head.header.categories);
    },
  };
}

/** What the engine says of what it made of a photo. @param names the categories, in the order of the observations */
export function analysisOf(observations: Observations, names: readonly CategoryName[]): ImageAnalysis {
  const { confidences, decided } = observations;
  const rated = names.map((category, index) => ({
    category,
    confidence: Number(confidences[index]!.toFixed(DIGITS)),
  }));
  const { category, confidence } = rated[decided]!;
  const others = rated.filter((other) => other.confidence >= ALTERNATIVE_FLOOR);
  const alternatives = surestFirst(others, category);
  return {
    description: describe(observations, names),
    category,
    confidence,
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}
