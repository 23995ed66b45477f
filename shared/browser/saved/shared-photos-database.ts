import { PHOTOS_PER_PRESS } from '#core/limits.ts';
import { SAVED_HEAP_MS } from '../limits.ts';

/**
 * The database in which the service worker leaves photos that were shared with the installed app, until the table takes them.
 * The worker is not built by modules, so it gets this record with its list of files.
 */
export const SHARED_PHOTOS = {
  name: 'shared-photos',
  version: 1,
  store: 'shares',
  mostFiles: PHOTOS_PER_PRESS,
  /** What nobody takes for so long, in milliseconds, is forgotten. */
  keptMs: SAVED_HEAP_MS,
} as const;
