import browser from 'webextension-polyfill';
import { parseOwnModel } from '#core/own-model.ts';
import { hostPattern } from '../host-pattern.ts';
import { storedValue } from './stored-value.ts';

/** The settings for a model of the user's own. */
export const storedOwnModel = storedValue('local', 'own-model', parseOwnModel);

/**
 * Asks the browser to let our pages reach an address that does not allow them by CORS. Call it at a press: Chrome asks
 * only then.
 */
export async function allowAddress(baseUrl: string): Promise<void> {
  await browser.permissions.request({ origins: [hostPattern(baseUrl)] });
}
