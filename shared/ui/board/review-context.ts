import { createContext } from 'react';
import type { Doubt } from '#core/review/doubts.ts';

/** Going through the photos whose folder is doubtful. */
export interface Review {
  /** The least sure first. */
  readonly doubts: readonly Doubt[];
  readonly isAccepted: (photoId: string) => boolean;
  /** The photos that are gone through, in this order; undefined while nobody does. */
  readonly order: readonly string[] | undefined;
  /** Opens the first of them. */
  readonly begin: () => void;
  /** Nobody goes through them any more. */
  readonly end: () => void;
  /** A photo's folder is right. Leads on to the next one. */
  readonly accept: (photoId: string) => void;
  /** Moves a photo to the folder of another category, as one step. Leads on to the next one. */
  readonly choose: (photoId: string, category: string) => void;
  readonly acceptAll: () => void;
}

/** Undefined where no board is. */
export const ReviewContext = createContext<Review | undefined>(undefined);

/** Whether the folder of a photo is asked about: it is doubtful, or it is gone through with others that are. */
export function isAskedOf({ order, doubts }: Review, photoId: string): boolean {
  return order !== undefined || doubts.some((doubt) => doubt.photoId === photoId);
}
