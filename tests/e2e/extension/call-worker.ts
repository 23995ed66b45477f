import type { Page } from 'puppeteer';

/** Calls the worker as a page of the extension does, once, and gives the reply as it travels. */
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
