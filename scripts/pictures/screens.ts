/**
 * Takes small pictures of each state of a new user's walk through the upload page, in two widths and both themes,
 * with the site's sample pictures: `npm run pictures -- screens [--out folder --widths 390 --themes dark --only
 * 08-review,10-search]`. Needs the built site. See docs/screens/README.md.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { startSite, WITHOUT_ENGINE } from '../visitor/start-site.ts';
import { Visitor } from '../visitor/visitor.ts';
import { type Screen, WALK } from './screens/walk.ts';

const SIZES = { 1440: 900, 390: 844 } as const;
type WidthPx = keyof typeof SIZES;
const THEMES = ['light', 'dark'] as const;
/** About fifty pictures are in the repository, so they must be small. */
const MOST_BYTES = 1_500_000;
/** Picture pixels per page pixel: a wide picture is viewed as a whole. */
const SCALE: Readonly<Record<WidthPx, number>> = { 1440: 0.6, 390: 1 };
const AVIF = { quality: 42, effort: 4 } as const;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '../../docs/screens') },
    widths: { type: 'string', default: Object.keys(SIZES).join(',') },
    themes: { type: 'string', default: THEMES.join(',') },
    only: { type: 'string' },
  },
});
const widths = values.widths.split(',').map(Number).filter(isWidth);
const themes = THEMES.filter((theme) => values.themes.split(',').includes(theme));
const only = values.only?.split(',');

for (const widthPx of widths) await mkdir(join(values.out, String(widthPx)), { recursive: true });
const site = await startSite(WITHOUT_ENGINE);
const browser = await launchBrowser();
const files: string[] = [];
try {
  // The walk goes through its states once per width, and takes each in every theme.
  for (const widthPx of widths) {
    const visitor = await Visitor.arrive(browser, site.origin, { widthPx });
    await visitor.page.setViewport({ width: widthPx, height: SIZES[widthPx] });
    for (const screen of WALK) {
      if (screen.isOnlyWide && widthPx < 640) continue;
      await screen.reach(visitor);
      if (!only || only.includes(screen.name)) await shoot(visitor, screen, widthPx);
    }
    await visitor.leave();
  }
} finally {
  await browser.close();
  await site.stop();
}
const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
const bytes = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${files.length} pictures, ${(bytes / 1000).toFixed(0)} kB`);
if (bytes > MOST_BYTES) {
  console.error(`All pictures together must be under ${MOST_BYTES / 1000} kB.`);
  process.exitCode = 1;
}

async function shoot(visitor: Visitor, { name, keepsToasts }: Screen, widthPx: WidthPx): Promise<void> {
  for (const theme of themes) {
    await visitor.prefers(theme);
    if (!keepsToasts) await visitor.waitUntilGone('li.toast');
    await visitor.waitFor(() =>
      [...document.images].every((image) => image.loading === 'lazy' || image.complete),
    );
    await visitor.waitFor(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const shot = await visitor.page.screenshot();
    const width = Math.round(widthPx * SCALE[widthPx]);
    const file = join(values.out, String(widthPx), `${name}-${theme}.avif`);
    await writeFile(file, await sharp(shot).resize({ width }).avif(AVIF).toBuffer());
    files.push(file);
  }
  console.log(`${name} ${widthPx}`);
}

function isWidth(width: number): width is WidthPx {
  return Object.hasOwn(SIZES, width);
}
