import type { Language } from '#messages/language.ts';
import { pathIn } from './language.ts';

/** The form field in which a system shares photos with the installed app. */
export const SHARED_FIELD = 'photos';

/** The parameter of the table's URL that identifies the shared photos. */
export const SHARED_PARAMETER = 'shared';

/** The value of that parameter if nothing arrived. */
export const SHARED_LOST = 'lost';

/**
 * Returns the path to which a system posts photos shared with the app; the service worker handles the request, so
 * they never leave the device.
 */
export function sharePath(language: Language): string {
  return pathIn(language, '/share');
}
