import { categoriesIn, categorize, type CategoryName, UNSORTED } from './categorize.ts';
import { type ImageAnalysis, type RatedCategory, surestFirst } from './image-analysis.ts';

/** The folder that an analysis leads to. */
export interface FolderDecision {
  readonly category: CategoryName;
  /** How likely a person finds this folder right, 0 to 1; nothing where nobody said. */
  readonly confidence?: number;
  /** Other folders that it might be, surest first. */
  readonly alternatives?: readonly RatedCategory[];
}

/**
 * Decides for a folder: the engine's, where the description bears it out, else the one that the table finds in the
 * description.
 *
 * A description bears a folder out that has a keyword of it, or that has no keyword at all where the engine would not
 * sort the photo either. An engine that contradicts itself is not followed: people read the description, and find the
 * photo by it. What it said of its own folder then stands among the alternatives, and the confidence is what it said of
 * the folder taken, if it did.
 */
export function decideFolder(analysis: ImageAnalysis): FolderDecision {
  const { description, category: own, confidence, alternatives = [] } = analysis;
  const byTable = categorize(description);
  if (own !== undefined && own !== byTable && !categoriesIn(description).has(own)) {
    const rated = confidence === undefined ? alternatives : [{ category: own, confidence }, ...alternatives];
    const taken = alternatives.find(({ category }) => category === byTable);
    return decision(byTable, taken?.confidence, rated);
  }
  return decision(own ?? byTable, confidence, alternatives);
}

/** Unsorted in the place of a folder that is more likely wrong than right, which then is the first of the alternatives. */
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
