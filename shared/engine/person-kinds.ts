/** The kinds of person that exclude each other. */
const KINDS = ['man', 'woman', 'boy', 'girl'] as const;
/**
 * The photos that the words were learned from show more children than other people's do: of those whose captions speak
 * either of children or of adults, 43 in 100 of Flickr8k's speak of children, 19 in 100 of COCO's. The odds of a child
 * are corrected by the ratio of the two.
 */
const CHILD_ODDS = 0.3;

/**
 * How likely each kind of person is where one of them is seen, 0 to 1: its share of the odds of all kinds.
 *
 * Captions name the kind of person half of the time, so that "a man" is rarely likely in itself; between man and woman,
 * or child and grown-up, the same figures decide. A child is a boy or a girl. Words for other things are left out.
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
