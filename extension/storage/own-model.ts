import browser from 'webextension-polyfill';
import { parseOwnModel } from '#core/own-model.ts';
import { hostPattern } from '../host-pattern.ts';
import { storedValue } from './stored-value.ts';

/** The settings for the user's own model. */
export const storedOwnModel = storedValue('local', 'own-model', parseOwnModel);

/**
 * Asks the browser to let our pages access an address that doesn't allow them by CORS. Call it on a press: Chrome
 * asks only then.
 */
export async function allowAddress(baseUrl: string): Promise<void> {
  await browser.permissions.request({ origins: [hostPattern(baseUrl)] });
}
