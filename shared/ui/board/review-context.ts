import { createContext } from 'react';
import type { Doubt } from '#core/review/doubts.ts';

/** The review of photos whose folder is doubtful. */
export interface Review {
  /** The least certain first. */
  readonly doubts: readonly Doubt[];
  readonly isAccepted: (photoId: string) => boolean;
  /** The photos under review, in order; undefined while there is no review. */
  readonly order: readonly string[] | undefined;
  /** Opens the first photo. */
  readonly begin: () => void;
  /** Ends the review. */
  readonly end: () => void;
  /** Confirms a photo's folder and continues with the next one. */
  readonly accept: (photoId: string) => void;
  /** Moves a photo to the folder of another category as one step and continues with the next one. */
  readonly choose: (photoId: string, category: string) => void;
  readonly acceptAll: () => void;
}

/** Undefined outside of a board. */
export const ReviewContext = createContext<Review | undefined>(undefined);

/** Returns whether to ask about a photo's folder: it is doubtful, or it is part of the current review. */
export function isAskedOf({ order, doubts }: Review, photoId: string): boolean {
  return order !== undefined || doubts.some((doubt) => doubt.photoId === photoId);
}
