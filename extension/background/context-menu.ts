import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import { organizePage } from '../open-panel.ts';
import { workerMessages } from './worker-messages.ts';

const ID = 'organize-images';
const CONTEXTS: Menus.ContextType[] = ['page', 'image', 'link', 'selection', 'video', 'frame'];

/** Recreates the menu: Chrome keeps it across restarts but not across every update. */
export async function createContextMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  const title = workerMessages()('background.organize');
  browser.contextMenus.create({ id: ID, title, contexts: CONTEXTS });
}

export function onContextMenuClicked(
  { menuItemId, mediaType, srcUrl, linkUrl, pageUrl }: Menus.OnClickData,
  tab?: Tabs.Tab,
): void {
  if (menuItemId !== ID || !tab) return;
  // A video's source isn't an image; its poster is among the page's images.
  const clicked = mediaType === 'image' ? (srcUrl ?? linkUrl) : linkUrl;
  void organizePage(tab, { ...(pageUrl ? { pageUrl } : {}), ...(clicked ? { firstImageUrl: clicked } : {}) });
}
