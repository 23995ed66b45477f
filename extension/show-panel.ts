import browser from 'webextension-polyfill';

/**
 * Shows this browser's panel: the side panel of Chrome and Edge, or Firefox's sidebar. Both have to be opened
 * synchronously in the user's gesture.
 *
 * @param tabId the tab to open it next to; Firefox opens the sidebar of the frontmost window
 */
export function showPanel(tabId: number): Promise<void> {
  return 'sidePanel' in chrome ? chrome.sidePanel.open({ tabId }) : browser.sidebarAction.open();
}
