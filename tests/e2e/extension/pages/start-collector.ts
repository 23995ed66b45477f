import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import { type Browser, TargetType } from 'puppeteer';
import { build } from 'vite';
import { launchBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import type { CollectedPage, CollectingWorker } from './collecting-worker.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export interface Collector {
  readonly browser: Browser;
  /** Collects the images of the tab with this URL with the built script, which an extension injects. */
  collect(url: string, thresholdPx: number): Promise<CollectedPage>;
  stop(): Promise<void>;
}

/** A browser with an extension that only collects: the product's code, built like the product. */
export async function startCollector(): Promise<Collector> {
  const folder = await mkdtemp(join(tmpdir(), 'collector-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      crx({
        manifest: {
          manifest_version: 3,
          name: 'Collector',
          version: '1',
          permissions: ['scripting', 'tabs'],
          host_permissions: ['http://127.0.0.1/*'],
          background: {
            service_worker: 'tests/e2e/extension/pages/collecting-worker.ts',
            type: 'module',
          },
        },
      }),
    ],
    build: { outDir: folder, emptyOutDir: true, target: 'chrome120' },
  });
  const browser = await launchBrowser({
    enableExtensions: true,
    pipe: true,
    args: ['--enable-unsafe-swiftshader'],
  });
  await browser.installExtension(folder);
  const target = await browser.waitForTarget((candidate) => candidate.type() === TargetType.SERVICE_WORKER);
  const worker = await target.worker();
  if (!worker) throw new Error('The extension’s worker did not start.');
  return {
    browser,
    collect: (url, thresholdPx) =>
      worker.evaluate(
        (url, thresholdPx) => (globalThis as unknown as CollectingWorker).collect(url, thresholdPx),
        url,
        thresholdPx,
      ),
    stop: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
