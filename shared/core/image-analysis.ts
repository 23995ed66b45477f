import { CATEGORY_NAMES, type CategoryName } from './categories/categorize.ts';
import { isConcepts } from './concepts/concept-record.ts';
import { isSketch } from './similarity/likeness/sketch.ts';
import { MAX_ALTERNATIVES, READ_TEXT_LENGTH } from './limits.ts';
import { type OtherLanguage, readLanguage } from './wording/other-language.ts';
import { type DescriptionParts, readParts } from './wording/parts.ts';

/** A folder, and the probability that a person accepts it for the photo, 0 to 1. */
export interface RatedCategory {
  readonly category: CategoryName;
  readonly confidence: number;
}

/** An engine's analysis of one picture. Only the description is always present. */
export interface ImageAnalysis {
  /** One or two sentences; the first one names the subject. */
  readonly description: string;
  /** The folder that the engine suggests; `decideFolder` decides whether it is used. */
  readonly category?: CategoryName;
  /** A short phrase for the file name, not yet cleaned. */
  readonly name?: string;
  /** Probability that a person accepts the engine's folder, 0 to 1. */
  readonly confidence?: number;
  /** Other possible folders, most likely first; at most `MAX_ALTERNATIVES`. */
  readonly alternatives?: readonly RatedCategory[];
  /** How many people the picture shows; 0 for none, missing if the engine doesn't count them. */
  readonly peopleCount?: number;
  /**
   * Text recognized in the picture, from top to bottom, at most `READ_TEXT_LENGTH` characters; often not even words.
   */
  readonly readText?: string;
  /**
   * The engine's features in short, as text, for finding photos that look alike; see `writeSketch`. Only comparable
   * with sketches of the same engine.
   */
  readonly sketch?: string;
  /**
   * The strongest concepts that the engine saw, including those that the description leaves out, as text; see
   * `writeConcepts`. Search uses them.
   */
  readonly concepts?: string;
  /** The parts of the description, for saying it in other languages. */
  readonly parts?: DescriptionParts;
  /** The language of description and name, unless it is English. */
  readonly language?: OtherLanguage;
}

/** A description with unvalidated fields of an analysis. */
type UncheckedAnalysis = { readonly description: string } & {
  readonly [Field in Exclude<keyof ImageAnalysis, 'description'>]?: unknown;
};

/**
 * Validates an analysis that was stored or sent by another version, or returned by an engine.
 *
 * Invalid and unknown fields are left out; alternatives are sorted, without duplicates and without the
 * analysis's own folder.
 */
export function readImageAnalysis(data: UncheckedAnalysis): ImageAnalysis {
  const { description, category, name, confidence, peopleCount, readText, sketch, concepts } = data;
  const own = isCategoryName(category) ? category : undefined;
  const alternatives = readAlternatives(data.alternatives, own);
  const parts = readParts(data.parts);
  const language = readLanguage(data.language);
  return {
    description,
    ...(own === undefined ? {} : { category: own }),
    ...(typeof name === 'string' && name.trim() !== '' ? { name } : {}),
    ...(isConfidence(confidence) ? { confidence } : {}),
    ...(alternatives.length === 0 ? {} : { alternatives }),
    ...(isCount(peopleCount) ? { peopleCount } : {}),
    ...(typeof readText === 'string' && readText !== ''
      ? { readText: readText.slice(0, READ_TEXT_LENGTH).toWellFormed() }
      : {}),
    ...(isSketch(sketch) ? { sketch } : {}),
    ...(isConcepts(concepts) ? { concepts } : {}),
    ...(parts ? { parts } : {}),
    ...(language ? { language } : {}),
  };
}

function readAlternatives(data: unknown, own: CategoryName | undefined): RatedCategory[] {
  if (!Array.isArray(data)) return [];
  const rated = data.flatMap((entry: unknown): RatedCategory[] => {
    if (!isRecord(entry)) return [];
    const { category, confidence } = entry;
    return isCategoryName(category) && isConfidence(confidence) ? [{ category, confidence }] : [];
  });
  return surestFirst(rated, own);
}

/** Returns the most likely of these folders, without duplicates and without the one that is `taken`. */
export function surestFirst(
  rated: readonly RatedCategory[],
  taken: CategoryName | undefined,
): RatedCategory[] {
  const seen = new Set<CategoryName | undefined>([taken]);
  return rated
    .toSorted((one, other) => other.confidence - one.confidence)
    .filter(({ category }) => !seen.has(category) && seen.add(category))
    .slice(0, MAX_ALTERNATIVES);
}

function isCategoryName(value: unknown): value is CategoryName {
  return (CATEGORY_NAMES as readonly unknown[]).includes(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isConfidence(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
