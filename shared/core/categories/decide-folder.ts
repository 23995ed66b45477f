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
 * Decides on the folder: the engine's if the description supports it, else the keyword table's for the description.
 *
 * The description supports a folder if it contains one of its keywords, or if both engine and table leave the photo
 * unsorted. An engine that contradicts its own description is overruled, because people read the description and
 * expect the photo there. Its folder is then among the alternatives, and the confidence is the engine's for the
 * chosen folder, if it gave one. The table knows English only, so the engine decides for descriptions in other
 * languages.
 */
export function decideFolder(analysis: ImageAnalysis): FolderDecision {
  const { description, category: own, confidence, alternatives = [] } = analysis;
  const byTable = categorize(description);
  if (analysis.language !== undefined) return decision(own ?? byTable, confidence, alternatives);
  if (own !== undefined && own !== byTable && !categoriesIn(description).has(own)) {
    const rated = confidence === undefined ? alternatives : [{ category: own, confidence }, ...alternatives];
    const taken = alternatives.find(({ category }) => category === byTable);
    return decision(byTable, taken?.confidence, rated);
  }
  return decision(own ?? byTable, confidence, alternatives);
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
