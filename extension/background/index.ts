import browser from 'webextension-polyfill';
import { BACKGROUND, type BackgroundApi } from '../messaging/background-api.ts';
import { removeLeftRules } from '../batch/referrer-rule.ts';
import { PANEL_PORT } from '../messaging/panel-presence.ts';
import { createReceiver } from '../messaging/receiver.ts';
import { receiveMessages, watchPorts } from '../messaging/transport.ts';
import { checkPaused, showPaused } from './badge.ts';
import { createContextMenu, onContextMenuClicked } from './context-menu.ts';
import { handlers } from './handlers.ts';
import { openPanel } from '../open-panel.ts';

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
