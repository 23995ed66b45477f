import type { BrowserPhoto } from '../files/browser-photo.ts';

/** A batch locked by this page, and a function that releases it for other pages. */
export interface Taken {
  readonly id: string;
  release: () => void;
  /** Resolves to whether the photos are saved: the bytes of all, or their locations. */
  isKept: Promise<boolean>;
  photos: readonly BrowserPhoto[];
  /** Photos saved by location instead of by their bytes. */
  placed: readonly BrowserPhoto[];
  /** Whether its board is saved, so that it is shown instead of resumed. */
  hasBoard: boolean;
}

/** Returns a batch of which nothing is saved yet. */
export function takenAs(id: string, release = nothing): Taken {
  return { id, release, isKept: Promise.resolve(false), photos: [], placed: [], hasBoard: false };
}

/** Does nothing, where a function is expected. */
export function nothing(): void {}
