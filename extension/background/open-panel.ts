import type { Tabs } from 'webextension-polyfill';
import { writePendingJob } from '../storage/pending-job.ts';

/**
 * Opens the side panel of a tab. Chrome wants it in the very turn of the user's gesture, so nothing may be waited
 * for before.
 */
export async function openPanel(tabId: number): Promise<void> {
  try {
    await chrome.sidePanel.open({ tabId });
  } catch (error) {
    // The gesture is over, or the tab is: what was asked for waits until the panel is opened.
    console.warn('The side panel was not opened', error);
  }
}

/** Opens the panel for a page's images, the one that was clicked first. */
export async function organizePage(
  tab: Tabs.Tab | undefined,
  { pageUrl = tab?.url ?? '', firstImageUrl }: { readonly pageUrl?: string; readonly firstImageUrl?: string },
): Promise<void> {
  if (tab?.id === undefined || tab.windowId === undefined) return;
  const opened = openPanel(tab.id);
  await writePendingJob({
    kind: 'page',
    tabId: tab.id,
    windowId: tab.windowId,
    at: Date.now(),
    pageUrl,
    ...(firstImageUrl ? { firstImageUrl } : {}),
  });
  await opened;
}
