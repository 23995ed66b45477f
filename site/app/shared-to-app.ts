import type { Language } from '#messages/language.ts';
import { pathIn } from './language.ts';

/** The field of the form in which a system shares photos with the installed app. */
export const SHARED_FIELD = 'photos';

/** The parameter of the table's address that names what was shared. */
export const SHARED_PARAMETER = 'shared';

/** The value of that parameter where nothing arrived. */
export const SHARED_LOST = 'lost';

/** Where a system sends photos that are shared with the app; the service worker takes them, and they leave no device. */
export function sharePath(language: Language): string {
  return pathIn(language, '/share');
}
