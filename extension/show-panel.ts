import browser from 'webextension-polyfill';

/**
 * Shows the panel where this browser has one: the side panel of Chrome and Edge, or Firefox's sidebar. Both want it in
 * the very turn of the user's gesture.
 *
 * @param tabId the tab beside which it opens; Firefox opens the sidebar of the window in front
 */
export function showPanel(tabId: number): Promise<void> {
  return 'sidePanel' in chrome ? chrome.sidePanel.open({ tabId }) : browser.sidebarAction.open();
}
