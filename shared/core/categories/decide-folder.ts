import { categoriesIn, categorize, type CategoryName, UNSORTED } from './categorize.ts';
import { type ImageAnalysis, type RatedCategory, surestFirst } from '../image-analysis.ts';

/** The folder of an analysis. */
export interface FolderDecision {
  readonly category: CategoryName;
  /** Probability that a person accepts this folder, 0 to 1; missing if the engine gives none. */
  readonly confidence?: number;
  /** Other possible folders, most likely first. */
  readonly alternatives?: readonly RatedCategory[];
}

/**
 * Decides on the folder: the engine's, or the keyword table's for a description without one.
 *
 * An engine that says how sure it is of the folder decides it, and its description tells what is seen, whatever folder
 * those words would give. One that doesn't, such as a chat model, is overruled if its description has none of the
 * folder's keywords, because people read the description and expect the photo there. The table knows English only, so
 * the engine decides for descriptions in other languages.
 */
export function decideFolder(analysis: ImageAnalysis): FolderDecision {
  const { description, category: own, confidence, alternatives = [] } = analysis;
  const byTable = categorize(description);
  const isOverruled =
    own !== undefined &&
    confidence === undefined &&
    analysis.language === undefined &&
    own !== byTable &&
    !categoriesIn(description).has(own);
  return isOverruled
    ? decision(byTable, undefined, alternatives)
    : decision(own ?? byTable, confidence, alternatives);
}

/** Replaces a folder that is more likely wrong than right with Unsorted, and makes it the first alternative. */
export function leftUnsorted({ category, confidence, alternatives = [] }: FolderDecision): FolderDecision {
  const own = confidence === undefined ? [] : [{ category, confidence }];
  return decision(UNSORTED, undefined, [...own, ...alternatives]);
}

function decision(
  category: CategoryName,
  confidence: number | undefined,
  rated: readonly RatedCategory[],
): FolderDecision {
  const alternatives = surestFirst(rated, category);
  return {
    category,
    ...(confidence === undefined ? {} : { confidence }),
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}
