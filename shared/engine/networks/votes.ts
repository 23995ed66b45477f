import type { CategoryName } from '#core/categories/categorize.ts';
import { IMAGE_CLASSES } from '../vocabulary/image-classes.ts';

/** Returns the class probabilities, summed by the category of each class. */
export function categoryVotes(classes: Float32Array, categories: readonly CategoryName[]): Float32Array {
  const place = new Map(categories.map((name, index) => [name, index]));
  const votes = new Float32Array(categories.length);
  IMAGE_CLASSES.forEach(([, category], index) => {
    const at = place.get(category);
    if (at !== undefined) votes[at]! += classes[index]!;
  });
  return votes;
}

/** Returns the votes as input for the head: the square root enlarges weak ones. */
export function voteInput(votes: Float32Array): Float32Array {
  return votes.map((vote) => Math.sqrt(vote + 1e-4));
}
