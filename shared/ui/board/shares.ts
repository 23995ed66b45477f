import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { UNSORTED } from '#core/categories/categorize.ts';
import { SURE_CONFIDENCE } from '#core/limits.ts';
import { DOUBT } from '#core/review/limits.ts';

/** A folder that a photo could go to. */
export interface Share {
  readonly category: string;
  /** Probability that the user accepts it, 0 to 1. */
  readonly share: number;
  /** Whether the photo was put into this folder. */
  readonly isChosen: boolean;
}

/** The number of folders shown. */
const SHOWN = 3;
/** Shares that would be displayed as 0 % are left out. */
const LEAST = 0.005;

/** From this share on, another folder is named as a reason against the photo's own. */
export const SPEAKS_AGAINST = 0.05;

type Rated = Pick<PlacedPhoto, 'category' | 'confidence' | 'alternatives'>;

/**
 * Returns the three most likely folders of a photo, most likely first; the photo's own folder is included if it has a
 * share.
 */
export function sharesOf({ category, confidence, alternatives = [] }: Rated): Share[] {
  const own = confidence === undefined ? [] : [{ category, share: confidence, isChosen: true }];
  const others = alternatives
    .filter((other) => other.confidence >= LEAST && other.category !== category)
    .map((other) => ({ category: other.category, share: other.confidence, isChosen: false }))
    .toSorted((one, other) => other.share - one.share);
  return [...own, ...others].slice(0, SHOWN).sort((one, other) => other.share - one.share);
}

/** Returns how certain a folder is, in the steps in which it is told. */
export function certaintyOf(share: number): 'sure' | 'likely' | 'guess' {
  if (share >= DOUBT.below) return 'sure';
  return share >= SURE_CONFIDENCE ? 'likely' : 'guess';
}

/** The reason why a photo is in its folder, if its share alone doesn't explain it. */
export type Reason = 'person' | 'likeness' | 'unsorted' | 'words' | 'no-shares';

/** @param isMoved whether the person's edits put it into another folder: its own move, or a change of folders */
export function reasonOf(placed: Rated & Pick<PlacedPhoto, 'byRule'>, isMoved: boolean): Reason | undefined {
  if (isMoved) return 'person';
  if (placed.byRule === 'likeness') return 'likeness';
  if (placed.confidence !== undefined) return undefined;
  if (sharesOf(placed).length === 0) return 'no-shares';
  return placed.category === UNSORTED ? 'unsorted' : 'words';
}
