import { ANIMALS, SCENES } from './photo-kinds.ts';
import type { Seen } from './seen.ts';
import { IMAGE_CLASSES } from '../vocabulary/image-classes.ts';
import { isKindOf, widerNouns } from '../vocabulary/lexicon.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { PHOTO_WORDS } from '../vocabulary/photo-words.ts';

/**
 * The share of the probability of all classes of the folder that a noun must have to be the subject, and what is
 * added to that probability: classes that hardly fit the folder at all decide nothing (J. Deng et al., "Hedging your
 * bets", CVPR 2012, choose the most specific node whose probability suffices).
 */
const SURE_SHARE = 0.5;
/** The same for a species or a breed that the other networks have no name for. */
const SPECIES_SHARE = 0.6;
const UNKNOWN = 0.2;
/**
 * The minimum probability of a class that no other network has a name for, and the same if the folder is in doubt: of 16
 * such nouns in labeled photos, 7 were right, of 88 others that are no surer than this, 70. Below the first, a dahlia is
 * a mushroom, and a wheelchair a stretcher.
 */
const SURE_SPECIAL = 0.35;
const SURE_IN_DOUBT = 0.65;
const EVERYDAY_NOUNS: ReadonlySet<string> = new Set([
  ...Object.values(OBJECT_WORDS).map(({ one }) => one),
  ...PHOTO_WORDS.map(({ phrase }) => phrase),
]);

/** The nouns of ImageNet's classes. */
export const CLASS_NOUNS: ReadonlySet<string> = new Set(IMAGE_CLASSES.map(([noun]) => noun));

/** A noun, and the probability of all classes that are kinds of it, 0 to 1. */
export interface SureNoun {
  readonly noun: string;
  readonly probability: number;
}

/**
 * Returns the most specific noun that has enough of the probability of the folder's classes: a class, its kind, or a
 * wider word.
 */
export function sureNoun({ category, classes, isInDoubt }: Seen): SureNoun | undefined {
  const sums = new Map<string, number>();
  let all = UNKNOWN;
  IMAGE_CLASSES.forEach(([noun, home], index) => {
    if (home !== category) return;
    const probability = classes[index]!;
    all += probability;
    for (const name of new Set([noun, ...widerNouns(noun)]))
      sums.set(name, (sums.get(name) ?? 0) + probability);
  });
  const isAnimal = ANIMALS.has(category);
  // Between two folders of places, a beach is still a beach.
  const leastSpecial = isInDoubt === true ? SURE_IN_DOUBT : SURE_SPECIAL;
  const least = SCENES.has(category) ? 0 : leastSpecial;
  const sure = [...sums]
    .filter(([noun, sum]) => sum / all >= shareFor(noun, isAnimal))
    .filter(([noun, sum]) => !isSpecial(noun) || sum >= least)
    .map(([noun]) => noun);
  const noun = sure.find((one) => sure.every((other) => other === one || !isKindOf(other, one)));
  return noun === undefined ? undefined : { noun, probability: sums.get(noun)! };
}

function shareFor(noun: string, isAnimal: boolean): number {
  return isAnimal && isSpecial(noun) ? SPECIES_SHARE : SURE_SHARE;
}

/** Returns whether only the classes have a name for it: a species, a pedestal. */
function isSpecial(noun: string): boolean {
  return CLASS_NOUNS.has(noun) && !EVERYDAY_NOUNS.has(noun);
}
