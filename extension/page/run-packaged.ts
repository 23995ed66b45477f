import browser, { type Scripting } from 'webextension-polyfill';

/**
 * Runs a script of the package in a page.
 *
 * @param file its path in the package; from the package's root, since Firefox takes others from the calling page's folder
 */
export async function runPackaged(target: Scripting.InjectionTarget, file: string): Promise<void> {
  await browser.scripting.executeScript({ target, files: [`/${file.replace(/^\//, '')}`] });
}
