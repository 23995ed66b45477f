import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { startSite, WITHOUT_ENGINE } from '../visitor/start-site.ts';
import { Visitor } from '../visitor/visitor.ts';
import { WALK } from './screens/walk.ts';

// The README's screenshot: the built site with its sample pictures, organized on the device.
const WIDTH_PX = 1280;
const HEIGHT_PX = 820;
const out = join(import.meta.dirname, '../../docs/upload-page.png');

const [site, browser] = await Promise.all([startSite(WITHOUT_ENGINE), launchBrowser()]);
try {
  const visitor = await Visitor.arrive(browser, site.origin, { widthPx: WIDTH_PX });
  for (const { name, reach } of WALK) {
    await reach(visitor);
    if (name === '06-result') break;
  }
  await visitor.waitUntilGone('li.toast');
  await visitor.waitFor(() =>
    [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  );
  await mkdir(dirname(out), { recursive: true });
  await visitor.page.setViewport({ width: WIDTH_PX, height: HEIGHT_PX });
  const shot = await visitor.page.screenshot();
  await writeFile(out, await sharp(shot).png({ palette: true }).toBuffer());
  console.log(await visitor.text());
} finally {
  await browser.close();
  await site.stop();
}
