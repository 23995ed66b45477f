/// <reference types="@crxjs/vite-plugin/client" />
import browser from 'webextension-polyfill';
import { AppError, type FailureDetails } from '#core/failure.ts';
// oxlint-disable-next-line import/default -- CRXJS builds the script and exports its path
import collectorFile from './collect-images-entry.ts?script&iife';
import { type CollectedImages, COLLECTOR, type PageAnswer, type PageCollector } from './page-collector.ts';
import { runPackaged } from './run-packaged.ts';

/**
 * Collects the images of the page in a tab, in the page's order, and those that the page could not provide.
 *
 * Needs permission for the tab, by activeTab or by host. The script and its call are two injections, because the
 * return value of a bundled file isn't reliable; both run in the same isolated world.
 *
 * @throws {AppError} `page-not-readable`
 */
export async function collectFromTab(tabId: number, thresholdPx: number): Promise<CollectedImages> {
  const target = { tabId };
  const answer = await readable(async () => {
    await runPackaged(target, collectorFile);
    const [result] = await browser.scripting.executeScript({
      target,
      func: callCollector,
      args: [COLLECTOR, thresholdPx],
    });
    return result?.result as PageAnswer | null | undefined;
  });
  if (!answer) throw notReadable('protected');
  if ('unreadable' in answer) throw notReadable(answer.unreadable);
  return answer;
}

/** Serialized and sent to the page, so it uses only its arguments. */
async function callCollector(name: typeof COLLECTOR, thresholdPx: number): Promise<PageAnswer | undefined> {
  return (globalThis as typeof globalThis & PageCollector)[name]?.({ thresholdPx });
}

/** Runs scripts in a page. @throws {AppError} `page-not-readable` if Chrome refuses */
export async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Chrome gives the reason only in its message. It refuses access to its own pages, its store, other extensions
    // and error pages, and to local files until the user allows file access.
    const isFile = error instanceof Error && /file:/.test(error.message);
    throw notReadable(isFile ? 'file' : 'protected', error);
  }
}

/** Creates the error for a page that scripts can't read. */
export function notReadable(
  reason: FailureDetails['page-not-readable']['reason'],
  cause?: unknown,
): AppError {
  return new AppError({ code: 'page-not-readable', details: { reason } }, { cause });
}
