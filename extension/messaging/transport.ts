import browser, { type Runtime } from 'webextension-polyfill';
import { ReceiverVanished, type Send } from './receiver-vanished.ts';

// Browsers tell by words alone; the last two are Firefox's.
const VANISHED =
  /port closed|channel (?:is )?closed|Receiving end does not exist|went out of scope|manager disconnected/i;

/** To the extension's other pages and its worker. */
export const sendMessage: Send = async (message) => {
  let reply: unknown;
  try {
    reply = await browser.runtime.sendMessage(message);
  } catch (error) {
    if (!(error instanceof Error) || !VANISHED.test(error.message)) throw error;
    throw new ReceiverVanished(error.message, { cause: error });
  }
  if (reply === undefined) throw new ReceiverVanished('no answer');
  return reply;
};

/**
 * Hands on what this extension's own pages send. A content script bears the extension's id too, but runs beside a
 * page that we do not trust, so the sender's address has to be ours.
 *
 * @param receive answers, or gives `undefined` for a message that is not for it
 */
export function receiveMessages(receive: (message: unknown) => Promise<unknown> | undefined): void {
  const ourPages = browser.runtime.getURL('');
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    const isOurs = sender.id === browser.runtime.id && sender.url?.startsWith(ourPages);
    return isOurs ? receive(message) : undefined;
  });
}

/** A port to the worker that says that this page is there, until it is closed or the worker stops. */
export function openPort(name: string, onGone: () => void): () => void {
  const port = browser.runtime.connect({ name });
  port.onDisconnect.addListener(onGone);
  return () => {
    port.onDisconnect.removeListener(onGone);
    port.disconnect();
  };
}

/** Calls `onGone` with a port's name when a page that had opened a port whose name starts so is gone. */
export function watchPorts(start: string, onGone: (name: string) => void): void {
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    if (name.startsWith(start) && sender?.id === browser.runtime.id) {
      onDisconnect.addListener(() => onGone(name));
    }
  });
}
