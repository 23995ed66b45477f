import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { startSite } from '../visitor/start-site.ts';
import { Visitor } from '../visitor/visitor.ts';
import { writeDrawnScenes } from '../visitor/drawn-scenes.ts';

// The README's screenshot: the built site with the embedded engine, organizing images drawn by code.
const WIDTH_PX = 1280;
const out = join(import.meta.dirname, '../../docs/upload-page.png');

const folder = await mkdtemp(join(tmpdir(), 'scenes-'));
const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  const paths = await writeDrawnScenes(folder);
  const visitor = await Visitor.arrive(browser, site.origin, { widthPx: WIDTH_PX });
  await visitor.signIn();
  await visitor.choose(paths);
  await visitor.sees(`${paths.length} files selected`);
  await visitor.press('Organize Photos');
  await visitor.sees('Download ZIP');
  await visitor.page.waitForFunction(() => document.querySelectorAll('li.toast').length === 0);
  await visitor.page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await mkdir(join(out, '..'), { recursive: true });
  const main = await visitor.page.waitForSelector('main');
  const { height = 900 } = (await main?.boundingBox()) ?? {};
  await visitor.page.screenshot({
    path: out,
    clip: { x: 0, y: 0, width: WIDTH_PX, height: Math.min(height, 1000) },
    captureBeyondViewport: true,
  });
  console.log(await visitor.text());
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true });
}
