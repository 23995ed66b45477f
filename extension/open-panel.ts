import { writePendingJob } from './storage/pending-job.ts';
import browser from 'webextension-polyfill';

/** The data about a tab that a panel next to it needs. */
export interface PanelTab {
  readonly id?: number | undefined;
  readonly windowId?: number | undefined;
  readonly url?: string | undefined;
}

/**
 * Opens the panel next to a tab. Must be called without waiting for anything, while the user's gesture still counts.
 */
export async function openPanel(tabId: number): Promise<void> {
  try {
    await showPanel(tabId);
  } catch (error) {
    // The gesture has expired, or the tab is gone: the request waits until the panel is opened.
    console.warn('The panel was not opened', error);
  }
}

/** Opens the panel for a page's images, the clicked one first. */
export async function organizePage(
  { id: tabId, windowId, url }: PanelTab,
  clicked: { readonly pageUrl?: string; readonly firstImageUrl?: string } = {},
): Promise<void> {
  if (tabId === undefined || windowId === undefined) return;
  const opened = openPanel(tabId);
  await writePendingJob({ kind: 'page', tabId, windowId, at: Date.now(), pageUrl: url ?? '', ...clicked });
  await opened;
}

/** Opens the panel for photos that the user picks there from the disk. */
export async function choosePhotos({ id: tabId, windowId }: PanelTab): Promise<void> {
  if (tabId === undefined || windowId === undefined) return;
  const opened = openPanel(tabId);
  await writePendingJob({ kind: 'disk', tabId, windowId, at: Date.now() });
  await opened;
}

/**
 * Shows this browser's panel: the side panel of Chrome and Edge, or Firefox's sidebar. Both have to be opened
 * synchronously in the user's gesture.
 *
 * @param tabId the tab to open it next to; Firefox opens the sidebar of the frontmost window
 */
function showPanel(tabId: number): Promise<void> {
  return 'sidePanel' in chrome ? chrome.sidePanel.open({ tabId }) : browser.sidebarAction.open();
}
