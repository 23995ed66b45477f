import { softmax } from './class-layer.ts';
import type { HeadHeader } from './head.ts';

/** Added to probabilities before their logarithm; votes are exactly 0 for categories without a class. */
const LEAST = { head: 1e-6, tuned: 1e-6, votes: 1e-2 };

/** The probability of each category, in one order: by the head, by the fine-tuned heads, and by the classes' votes. */
type Opinions = Readonly<Record<keyof HeadHeader['mixture'], Float32Array>>;

/**
 * Combines the opinions on the categories: their weighted geometric mean, in which a category is likely only if all
 * opinions find it likely, and then the class votes, which count for more if one class is certain.
 *
 * @param classes probability of each class
 */
export function mixOpinions(
  { mixture, votes }: Pick<HeadHeader, 'mixture' | 'votes'>,
  classes: Float32Array,
  opinions: Opinions,
): Float32Array {
  const names = ['head', 'tuned', 'votes'] as const;
  const logits = opinions.head.map((_, index) =>
    names.reduce((sum, name) => sum + mixture[name] * Math.log(opinions[name][index]! + LEAST[name]), 0),
  );
  const surest = classes.reduce((best, value) => Math.max(best, value), 0);
  const share = votes.share + votes.shareWhenSure * surest;
  return softmax(logits).map((value, index) => value * (1 - share) + opinions.votes[index]! * share);
}
