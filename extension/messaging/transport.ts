import browser, { type Runtime } from 'webextension-polyfill';
import { ReceiverVanished, type Send } from './receiver-vanished.ts';

// Browsers report this only as text; the last two are Firefox's.
const VANISHED =
  /port closed|channel (?:is )?closed|Receiving end does not exist|went out of scope|manager disconnected/i;

/** Sends a message to the extension's other pages and its worker. */
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
 * Receives messages from this extension's own pages. A content script has the extension's ID too, but runs in a page
 * that we don't trust, so the sender's URL has to be ours.
 *
 * @param receive responds, or returns `undefined` for a message to another receiver
 */
export function receiveMessages(receive: (message: unknown) => Promise<unknown> | undefined): void {
  const ourPages = browser.runtime.getURL('');
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    const isOurs = sender.id === browser.runtime.id && sender.url?.startsWith(ourPages);
    return isOurs ? receive(message) : undefined;
  });
}

/** Opens a port that tells the worker that this page is there, until it is closed or the worker stops. */
export function openPort(name: string, onGone: () => void): () => void {
  const port = browser.runtime.connect({ name });
  port.onDisconnect.addListener(onGone);
  return () => {
    port.onDisconnect.removeListener(onGone);
    port.disconnect();
  };
}

/** Calls `onGone` with the port's name when a page is gone that had opened a port with this prefix. */
export function watchPorts(start: string, onGone: (name: string) => void): void {
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    if (name.startsWith(start) && sender?.id === browser.runtime.id) {
      onDisconnect.addListener(() => onGone(name));
    }
  });
}
