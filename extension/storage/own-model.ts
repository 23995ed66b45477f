import browser from 'webextension-polyfill';
import { parseOwnModel } from '#core/own-model.ts';
import { matchPattern } from '../match-pattern.ts';
import { storedValue } from './stored-value.ts';

/** The settings for the user's own model. */
export const storedOwnModel = storedValue('local', 'own-model', parseOwnModel);

/**
 * Asks the browser to let our pages access addresses that don't allow them by CORS. Call it on a press: Chrome asks
 * only then, and once.
 */
export async function allowAddresses(urls: readonly string[]): Promise<void> {
  await browser.permissions.request({ origins: urls.map(matchPattern) });
}

/** Asks for a single one. */
export function allowAddress(url: string): Promise<void> {
  return allowAddresses([url]);
}
