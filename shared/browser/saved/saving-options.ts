import { AppError } from '#core/failure.ts';
import type * as stored from './stored-batches.ts';

/** The code for storing batches. */
export type Store = typeof stored;

/**
 * Why a batch isn't saved: its photos are too large to be copied (its progress is saved), there is no room for them,
 * a newer version of the site has saved batches here, or IndexedDB doesn't respond or fails.
 */
export type NotSaved = 'too-large' | 'no-room' | 'newer' | 'no-answer';

/** How a page wants batches to be saved. */
export interface SavingOptions {
  /** Called if a running batch isn't saved completely, so that it can't resume by itself after the page is closed. */
  readonly onNotSaved: (why: NotSaved) => void;
  /**
   * Whether to save the locations of dropped files instead of a copy. The browser then has to ask the user before
   * they are read again, which Chromium doesn't do in an extension's side panel.
   */
  readonly keepsPlaces?: boolean;
}

/** What saved batches need. */
export interface BatchesOptions extends SavingOptions {
  /** Deletes what else is stored about the photos of a batch that is deleted. */
  readonly forgetPhotos: (photoIds: ReadonlySet<string>) => Promise<void>;
  /** Loads the code for storing batches; for tests. */
  readonly load?: () => Promise<Store>;
}

/** Returns why this error prevented saving. */
export function whyNotSaved(error: unknown): NotSaved {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const isNewer = error instanceof AppError && error.failure.code === 'record-newer';
  return isFull ? 'no-room' : isNewer ? 'newer' : 'no-answer';
}
