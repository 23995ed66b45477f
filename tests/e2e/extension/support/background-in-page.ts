import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { build } from 'vite';
import type { BackgroundApi } from '../../../../extension/messaging/background-api.ts';

/** The global that {@link bringBackground} defines in a page. */
export interface PageWithBackground extends Window {
  messaging?: { background(signal?: AbortSignal): BackgroundApi };
}

const CLIENT = join(import.meta.dirname, '../../../../extension/messaging/background-client.ts');

/** Injects the panel's client into an extension page, so that tests can call the worker as the panel does. */
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
