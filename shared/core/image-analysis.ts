import { CATEGORY_NAMES, type CategoryName } from './categorize.ts';
import { MAX_ALTERNATIVES } from './limits.ts';

/** A folder, and how likely a person finds it right for the photo: 0 to 1. */
export interface RatedCategory {
  readonly category: CategoryName;
  readonly confidence: number;
}

/** What an engine says of one picture. Only the description is certain to be there. */
export interface ImageAnalysis {
  /** One or two sentences, the first naming the subject. */
  readonly description: string;
  /** The folder that the engine would choose; `decideFolder` says whether it is taken. */
  readonly category?: CategoryName;
  /** A short phrase for the file name, not yet cleaned. */
  readonly name?: string;
  /** How likely a person finds the engine's folder right: 0 to 1. */
  readonly confidence?: number;
  /** Other folders that it might be, surest first; at most `MAX_ALTERNATIVES`. */
  readonly alternatives?: readonly RatedCategory[];
}

/** A description, and beside it what may be the rest of an analysis. */
type UncheckedAnalysis = { readonly description: string } & {
  readonly [Field in Exclude<keyof ImageAnalysis, 'description'>]?: unknown;
};

/**
 * The analysis in what another version kept or sent, or an engine says.
 *
 * Fields that are not what they should be are left out, and fields that are none of ours; alternatives come out
 * sorted, each folder once, without the analysis's own.
 */
export function readImageAnalysis(data: UncheckedAnalysis): ImageAnalysis {
  const { description, category, name, confidence } = data;
  const own = isCategoryName(category) ? category : undefined;
  const alternatives = readAlternatives(data.alternatives, own);
  return {
    description,
    ...(own === undefined ? {} : { category: own }),
    ...(typeof name === 'string' && name.trim() !== '' ? { name } : {}),
    ...(isConfidence(confidence) ? { confidence } : {}),
    ...(alternatives.length === 0 ? {} : { alternatives }),
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

/** The surest few of these folders, each once, and none of them the one that is `taken`. */
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

function isConfidence(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
