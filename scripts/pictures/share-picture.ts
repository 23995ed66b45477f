/**
 * Makes the Open Graph image, a screenshot of the built site: `npm run pictures -- share` writes site/public/share.png.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { startSite } from '../visitor/start-site.ts';
import { Visitor } from '../visitor/visitor.ts';

/** The usual size of Open Graph images. */
const SIZE = { width: 1200, height: 630 };
const OUT = join(import.meta.dirname, '../../site/public/share.png');

const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  const visitor = await Visitor.arrive(browser, site.origin, { widthPx: SIZE.width });
  await visitor.page.setViewport(SIZE);
  // Loaded twice, so that the fonts are cached before the first paint.
  await visitor.open('/');
  await visitor.open('/');
  // In the middle of the demo: some photos are in trays, others on the heap.
  await visitor.page.waitForFunction(() => document.querySelectorAll('.home-demo-trays img').length >= 4, {
    polling: 20,
  });
  const shot = await visitor.page.screenshot();
  await sharp(shot).png({ palette: true, quality: 90, effort: 10 }).toFile(OUT);
} finally {
  await browser.close();
  await site.stop();
}
