import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { build, preview } from 'vite';
import { withoutNodeModules } from '../../scripts/bundling/without-node-modules.ts';
import { launchBrowser } from '../../scripts/visitor/launch-browser.ts';

export interface ServedPage {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Builds a benchmark's page like the site, including workers, and opens it in the browser.
 *
 * @param root the folder with its index.html; resolves once its script has set its global on `window`
 */
export async function servePage(root: string): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-page-'));
  const worker = { format: 'es' as const, plugins: () => [withoutNodeModules()] };
  const settings = { root, configFile: false as const, logLevel: 'warn' as const };
  await build({ ...settings, worker, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } });
  const browser = await launchBrowser({ protocolTimeout: 0 });
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'bench' in window);
  return {
    page,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
