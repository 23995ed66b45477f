import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import { removeLeftRules } from '../batch/referrer-rule.ts';
import { BACKGROUND, type BackgroundApi } from '../messaging/background-api.ts';
import { PANEL_PORT } from '../messaging/panel-presence.ts';
import { createReceiver } from '../messaging/receiver.ts';
import { receiveMessages, watchPorts } from '../messaging/transport.ts';
import { openPanel, organizePage } from '../open-panel.ts';
import { checkPaused, showPaused } from './badge.ts';
import { handlers } from './handlers.ts';
import { workerMessages } from './worker-messages.ts';

// Chrome restarts the worker for each event and dispatches it after the first turn of the event loop. Therefore all
// listeners are registered here synchronously, and no state is kept in memory.
receiveMessages(createReceiver<BackgroundApi>(BACKGROUND, handlers));
watchPorts(PANEL_PORT, () => void showPaused());
removeLeftRules();
browser.runtime.onInstalled.addListener(() => void createContextMenu());
browser.runtime.onStartup.addListener(() => void createContextMenu());
browser.contextMenus.onClicked.addListener(onContextMenuClicked);
browser.commands.onCommand.addListener((_command, tab) => {
  if (tab?.id !== undefined) void openPanel(tab.id);
});
void checkPaused();

const ID = 'organize-images';
const CONTEXTS: Menus.ContextType[] = ['page', 'image', 'link', 'selection', 'video', 'frame'];

/** Recreates the menu: Chrome keeps it across restarts but not across every update. */
async function createContextMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  const title = workerMessages()('background.organize');
  browser.contextMenus.create({ id: ID, title, contexts: CONTEXTS });
}

function onContextMenuClicked(
  { menuItemId, mediaType, srcUrl, linkUrl, pageUrl }: Menus.OnClickData,
  tab?: Tabs.Tab,
): void {
  if (menuItemId !== ID || !tab) return;
  const isFile = mediaType === 'image' || mediaType === 'video';
  const clicked = isFile ? (srcUrl ?? linkUrl) : linkUrl;
  void organizePage(tab, { ...(pageUrl ? { pageUrl } : {}), ...(clicked ? { firstImageUrl: clicked } : {}) });
}
