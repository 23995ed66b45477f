/** The mutually exclusive kinds of person. */
const KINDS = ['man', 'woman', 'boy', 'girl'] as const;
/**
 * The photos that the words were trained on show more children than other photos do: of those whose captions
 * mention either children or adults, 43 in 100 of Flickr8k's mention children, 19 in 100 of COCO's. The odds
 * of a child are corrected by the ratio of the two.
 */
const CHILD_ODDS = 0.3;

/**
 * Returns the probability of each kind of person, 0 to 1, given that one of them is seen: its share of the odds of
 * all kinds.
 *
 * Captions name the kind of person only half of the time, so "a man" alone is rarely likely; the shares decide
 * between man and woman, or child and adult. A child is a boy or a girl. Words for other things are left out.
 *
 * @param likely the probability of each word
 */
export function personShares(likely: ReadonlyMap<string, number>): Map<string, number> {
  const odds = KINDS.map((kind) => {
    const own = oddsOf(likely.get(kind) ?? 0);
    return kind === 'boy' || kind === 'girl' ? own * CHILD_ODDS : own;
  });
  const all = odds.reduce((sum, value) => sum + value, 0);
  if (all === 0) return new Map();
  const shares = new Map<string, number>(KINDS.map((kind, index) => [kind, odds[index]! / all]));
  return shares.set('child', shares.get('boy')! + shares.get('girl')!);
}

function oddsOf(probability: number): number {
  return probability / Math.max(1 - probability, Number.EPSILON);
}
