import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { build } from 'vite';
import type { BackgroundApi } from '../../../extension/messaging/background-api.ts';

/** What {@link bringBackground} leaves in a page. */
export interface PageWithBackground extends Window {
  messaging?: { background(signal?: AbortSignal): BackgroundApi };
}

const CLIENT = join(import.meta.dirname, '../../../extension/messaging/background-client.ts');

/** Brings the client of the panel into a page of the extension, so that a test can call the worker as the panel does. */
export async function bringBackground(page: Page): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: CLIENT, formats: ['iife'], name: 'messaging' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The client was not built.');
  const script = output.output[0].code;
  await page.evaluate(`${script}\nglobalThis.messaging = messaging;`);
}
