import type { CategoryName } from '#core/categories/categorize.ts';
import { type ImageAnalysis, surestFirst } from '#core/image-analysis.ts';
import { clothesIn, colourIn, isBlackAndWhite } from './pictures/colour.ts';
import { describeInParts } from './describing/describe.ts';
import type { Detection } from './describing/detections.ts';
import type { RgbImage } from './pictures/image.ts';
import { detailWords } from './describing/details.ts';
import {
  detailInput,
  type DecisionRules,
  type EngineParts,
  type Observations,
} from './describing/observe.ts';
import { peopleSeen } from './describing/people.ts';
import { withQualities } from './describing/qualities.ts';
import { observe } from './describing/second-look.ts';
import { isWorthReading, TEXT_FOLDERS } from './reading/text-folders.ts';
import { OBJECT_COLOURS } from './vocabulary/object-colours.ts';
import { PERSON_LABEL } from './vocabulary/objects.ts';

/** The engine's result for a photo. */
export interface Look {
  readonly analysis: ImageAnalysis;
  /**
   * The data needed to update the analysis after reading, if the photo may be a document; plain data, which can be
   * sent between threads.
   */
  readonly page?: Page;
}

/** A photo that may be a document, before its text is read. */
export interface Page {
  readonly observations: Observations;
  readonly rules: DecisionRules;
  /** The detail word for each of the document folders. */
  readonly details: Partial<Record<CategoryName, string>>;
}

/** The embedded engine, from pixels to words; the same in Node and in the browser. */
export interface VisionEngine {
  /**
   * Returns one or two sentences on what the picture shows; its folder, the probability that a person accepts it, and
   * alternatives. If it has a `page`, `withReading` adds what its text says.
   *
   * @param image upright, with a long edge of ideally WORKING_EDGE_PX
   */
  look(image: RgbImage): Promise<Look>;
}

/** The minimum probability of an alternative. */
const ALTERNATIVE_FLOOR = 0.05;
/** The number of digits of a confidence; more would be false precision. */
const DIGITS = 2;

/** Builds the engine from the loaded networks and heads. */
export function createVisionEngine(parts: EngineParts): VisionEngine {
  const { categories, acceptance, acceptanceShare, calibration } = parts.head.header;
  const rules = { categories, acceptance, acceptanceShare, calibration };
  return {
    async look(image) {
      const { senses, observations: seen } = await observe(image, parts);
      const coloured = withColours(seen, image);
      const concepts = withQualities(coloured, image);
      const observations = concepts === undefined ? coloured : { ...coloured, concepts };
      const analysis = analysisOf(observations, categories);
      if (!isWorthReading(observations.categories, categories)) return { analysis };
      const features = detailInput(senses);
      const details = Object.fromEntries(
        TEXT_FOLDERS.map((name) => [name, detailWords(parts.details, name, features)]),
      );
      return { analysis, page: { observations, rules, details } };
    },
  };
}

/** Adds the colors of the pixels to the observations. */
function withColours(observations: Observations, image: RgbImage): Observations {
  if (isBlackAndWhite(image)) return { ...observations, isBlackAndWhite: true };
  const coloured = (box: Detection): Detection => {
    const told = OBJECT_COLOURS[box.label];
    const colour = told && (box.label === PERSON_LABEL ? clothesIn(image, box) : colourIn(image, box));
    return colour && told.includes(colour) ? { ...box, colour } : box;
  };
  return { ...observations, detections: observations.detections.map(coloured) };
}

/** Puts the observations into words. @param names the categories, in the order of the observations */
export function analysisOf(observations: Observations, names: readonly CategoryName[]): ImageAnalysis {
  const { confidences, decided, detections, sketch, concepts, title } = observations;
  const { text: description, parts } = describeInParts(observations, names);
  const rated = names.map((category, index) => ({
    category,
    confidence: Number(confidences[index]!.toFixed(DIGITS)),
  }));
  const { category, confidence } = rated[decided]!;
  const others = rated.filter((other) => other.confidence >= ALTERNATIVE_FLOOR);
  const alternatives = surestFirst(others, category);
  return {
    description,
    category,
    confidence,
    ...(title === undefined ? {} : { name: title.name }),
    ...(alternatives.length === 0 ? {} : { alternatives }),
    peopleCount: peopleSeen(detections, category),
    parts,
    ...(sketch === undefined ? {} : { sketch }),
    ...(concepts === undefined ? {} : { concepts }),
  };
}
