import { PHOTOS_PER_PRESS } from '#core/limits.ts';
import { FOREIGN_SHARE_BYTES, SAVED_BYTES, SAVED_HEAP_MS } from '../limits.ts';

/**
 * The first version of our databases. Whatever opens a database only to look for it leaves an empty one of version 1,
 * which is filled like a missing one.
 */
export const FIRST_VERSION = 2;

/**
 * The database in which the service worker leaves photos shared with the installed app, until the table takes them.
 * The worker isn't built from modules, so it gets this record with its list of files.
 */
export const SHARED_PHOTOS = {
  name: 'shared-photos',
  version: FIRST_VERSION,
  store: 'shares',
  mostFiles: PHOTOS_PER_PRESS,
  /** All shares that wait together may have this size, and a form of another site this one. */
  mostBytes: SAVED_BYTES,
  mostForeignBytes: FOREIGN_SHARE_BYTES,
  /** Photos that nobody takes for this long, in milliseconds, are deleted. */
  keptMs: SAVED_HEAP_MS,
} as const;

/** The database of the shares that a table has taken, for a launch that the system repeats. */
export const TAKEN_PHOTOS = { name: 'taken-photos', version: FIRST_VERSION, store: 'taken' } as const;
