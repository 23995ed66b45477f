import type { Synset, WordNet } from './wordnet.ts';

/** The best chain of senses that ends with this one. */
interface Link {
  readonly synset: Synset;
  readonly at: number;
  readonly length: number;
  readonly before: Link | undefined;
}

/**
 * Finds the meanings of ImageNet's class names. The 1,000 classes are in the order of WordNet's offsets, so the right
 * meanings are the longest chain of senses whose offsets rise: "crane" between two birds isn't the machine.
 *
 * @param names ImageNet's names of the classes, in its order
 * @returns the meaning of each class, undefined where no sense is in its place
 */
export function classSenses(names: readonly string[], wordNet: WordNet): (Synset | undefined)[] {
  // For each length, the chain that ends with the lowest offset.
  const best: Link[] = [];
  names.forEach((name, at) => {
    const senses = wordNet.sensesOf(name.toLowerCase()).toSorted().toReversed();
    for (const synset of senses) {
      const place = best.findIndex((link) => link.synset >= synset);
      const length = place < 0 ? best.length : place;
      best[length] = { synset, at, length: length + 1, before: best[length - 1] };
    }
  });
  const found = names.map((): Synset | undefined => undefined);
  for (let link = best.at(-1); link; link = link.before) found[link.at] = link.synset;
  return found;
}
