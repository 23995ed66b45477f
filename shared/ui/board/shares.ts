import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { UNSORTED } from '#core/categories/categorize.ts';

/** A folder that a photo could go to. */
export interface Share {
  readonly category: string;
  /** Probability that a person accepts it, 0 to 1. */
  readonly share: number;
  /** It is the one that the photo was put into. */
  readonly isChosen: boolean;
}

/** How many folders are shown. */
const SHOWN = 3;
/** What would be told as 0 % is left out. */
const LEAST = 0.005;

type Rated = Pick<PlacedPhoto, 'category' | 'confidence' | 'alternatives'>;

/** The three most likely folders of a photo, most likely first; the one it was put into is among them if it has a share. */
export function sharesOf({ category, confidence, alternatives = [] }: Rated): Share[] {
  const own = confidence === undefined ? [] : [{ category, share: confidence, isChosen: true }];
  const others = alternatives
    .filter((other) => other.confidence >= LEAST && other.category !== category)
    .map((other) => ({ category: other.category, share: other.confidence, isChosen: false }))
    .toSorted((one, other) => other.share - one.share);
  return [...own, ...others].slice(0, SHOWN).sort((one, other) => other.share - one.share);
}

/** Why a photo lies in its folder, where its share alone does not say that. */
export type Reason = 'person' | 'likeness' | 'unsorted' | 'words' | 'no-shares';

/** @param isMoved a person has put it elsewhere, or has renamed its folder */
export function reasonOf(
  placed: Rated & Pick<PlacedPhoto, 'isByLikeness'>,
  isMoved: boolean,
): Reason | undefined {
  if (isMoved) return 'person';
  if (placed.isByLikeness) return 'likeness';
  if (placed.confidence !== undefined) return undefined;
  if (sharesOf(placed).length === 0) return 'no-shares';
  return placed.category === UNSORTED ? 'unsorted' : 'words';
}
