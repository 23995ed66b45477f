/**
 * Takes screenshots of every route of the built site, at three widths, light and dark, for review: `npm run
 * pictures -- screenshots [--paths /,/pricing] [--out folder]`. For each route it also writes a sheet with all six.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { startSite } from '../visitor/start-site.ts';
import { Visitor } from '../visitor/visitor.ts';
import { PAGE_NAMES, type PageName, PAGES } from '../../site/app/pages.ts';

const WIDTHS_PX = [390, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;
/** The scale of the screenshots on a sheet. */
const SHEET_SCALE = 0.4;
const GAP_PX = 24;
/** Pages that require sign-in. */
const SIGNED_IN: ReadonlySet<PageName> = new Set(['upload', 'usage']);

const { values } = parseArgs({
  options: {
    paths: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../../.cache/screenshots') },
  },
});
const wanted = values.paths?.split(',');
const names = PAGE_NAMES.filter((name) => !wanted || wanted.includes(PAGES[name].path));

await mkdir(values.out, { recursive: true });
const email = 'ann@example.org';
const [site, browser] = await Promise.all([
  startSite({ CHECKOUT_CONCIERGE_URL: 'https://checkout.example/concierge' }),
  launchBrowser(),
]);
try {
  for (const name of names) {
    const shots: Buffer[] = [];
    for (const theme of THEMES) {
      for (const widthPx of WIDTHS_PX) {
        const visitor = await Visitor.arrive(browser, site.origin, { theme, widthPx });
        if (SIGNED_IN.has(name)) await visitor.signIn(email);
        const { path } = PAGES[name];
        // Loaded twice, so that the fonts are cached before the first paint.
        for (let time = 0; time < 2; time += 1) await visitor.open(path === '*' ? '/nowhere' : path);
        await scrollThrough(visitor);
        const file = `${values.out}/${name}-${widthPx}-${theme}.png` as const;
        const shot = await visitor.page.screenshot({ path: file, fullPage: true });
        shots.push(Buffer.from(shot));
        await visitor.leave();
      }
    }
    await sheetOf(shots, join(values.out, `sheet-${name}.png`));
    console.log(name);
  }
} finally {
  await browser.close();
  await site.stop();
}

/** Scrolls through the page to trigger lazy loading, then waits until it is idle. */
async function scrollThrough({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForNetworkIdle({ concurrency: 2 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(
    () => window.scrollY === 0 && document.querySelectorAll('li.toast').length === 0,
  );
}

async function sheetOf(shots: readonly Buffer[], file: string): Promise<void> {
  const small = await Promise.all(
    shots.map(async (shot) => {
      const { width, height } = await sharp(shot).metadata();
      const size = { width: Math.round(width * SHEET_SCALE), height: Math.round(height * SHEET_SCALE) };
      return { ...size, bytes: await sharp(shot).resize(size).png().toBuffer() };
    }),
  );
  const width = small.reduce((sum, shot) => sum + shot.width + GAP_PX, GAP_PX);
  const height = Math.max(...small.map((shot) => shot.height)) + 2 * GAP_PX;
  let left = GAP_PX;
  const composed = small.map((shot) => {
    const place = { input: shot.bytes, left, top: GAP_PX };
    left += shot.width + GAP_PX;
    return place;
  });
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(composed)
    .png()
    .toFile(file);
}
