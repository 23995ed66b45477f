import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { withTimeout } from '#browser/with-timeout.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** Before the test itself is over, so that its page is reported. */
const TIMEOUT_MS = 100_000;

export interface Downloads {
  /** Returns the name and content of the next completed download. Rejects if none arrives. */
  next(): Promise<{ name: string; bytes: Buffer }>;
}

/** Saves a visitor's downloads in a folder. */
export async function watchDownloads({ page }: Visitor, folder: string): Promise<Downloads> {
  const devtools = await page.browser().target().createCDPSession();
  const names = new Map<string, string>();
  const arrived: string[] = [];
  let wake = () => {};
  devtools.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename }) => {
    // Chromium may save a ZIP from the disk by itself when it cancels a drag; see `dropFiles`.
    if (!url.startsWith('file:')) names.set(guid, suggestedFilename);
  });
  devtools.on('Browser.downloadProgress', ({ guid, state }) => {
    if (state !== 'completed' || !names.has(guid)) return;
    arrived.push(guid);
    wake();
  });
  await devtools.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    ...(page.browserContext().id ? { browserContextId: page.browserContext().id ?? '' } : {}),
    downloadPath: folder,
    eventsEnabled: true,
  });
  return {
    next: async () => {
      const next = async () => {
        while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      };
      await withTimeout(TIMEOUT_MS, next());
      const guid = arrived.shift() ?? '';
      const path = join(folder, guid);
      // DevTools reports a completed download without promising that its file is there yet.
      await vi.waitUntil(() => existsSync(path), TIMEOUT_MS);
      return { name: names.get(guid) ?? '', bytes: await readFile(path) };
    },
  };
}
