import type { Page } from 'puppeteer';

/** Sends one message to the worker as an extension page does, and returns the raw reply. */
export function callWorker(desk: Page, name: string, ...args: readonly unknown[]): Promise<unknown> {
  return desk.evaluate(
    (method, values) =>
      chrome.runtime.sendMessage<unknown, unknown>({
        to: 'background',
        id: crypto.randomUUID(),
        name: method,
        args: values,
      }),
    name,
    [...args],
  );
}
