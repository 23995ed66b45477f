import { PHOTOS_PER_PRESS } from '#core/limits.ts';
import { SAVED_HEAP_MS } from '../limits.ts';

/**
 * The database in which the service worker leaves photos shared with the installed app, until the table takes them.
 * The worker isn't built from modules, so it gets this record with its list of files.
 */
export const SHARED_PHOTOS = {
  name: 'shared-photos',
  version: 1,
  store: 'shares',
  mostFiles: PHOTOS_PER_PRESS,
  /** Photos that nobody takes for this long, in milliseconds, are deleted. */
  keptMs: SAVED_HEAP_MS,
} as const;
