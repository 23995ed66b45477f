import browser, { type Scripting } from 'webextension-polyfill';

/**
 * Runs a script of the package in a page.
 *
 * @param file its path from the package's root, because Firefox resolves others against the calling page's folder
 */
export async function runPackaged(target: Scripting.InjectionTarget, file: string): Promise<void> {
  await browser.scripting.executeScript({ target, files: [`/${file.replace(/^\//, '')}`] });
}
