import type { Language } from '#messages/language.ts';
import { pathIn } from './language.ts';

/** The form field in which a system shares photos with the installed app. */
export const SHARED_FIELD = 'photos';

/** The parameter of the table's URL that identifies the shared photos. */
export const SHARED_PARAMETER = 'shared';

/**
 * The values of that parameter that identify no photos: what was shared did not arrive, was more than is taken at
 * once, or was nothing, as in a launch that the system repeats by POST or by GET.
 */
export const SHARED_WITHOUT_PHOTOS = {
  lost: 'lost',
  tooLarge: 'too-large',
  empty: 'empty',
  again: 'again',
} as const;

/**
 * Returns the path to which a system posts photos shared with the app; the service worker handles the request, so
 * they never leave the device.
 */
export function sharePath(language: Language): string {
  return pathIn(language, '/share');
}
