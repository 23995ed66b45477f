/**
 * Makes the images for the store: the built product with photos drawn by code. `npm run pictures -- store` writes
 * extension/store/. EXTENSION_FOLDER selects another build of the extension.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { besideALine, besideThePage, contextMenu, promotionalTile } from '../store-pictures/compose.ts';
import { dress, press, sees, shot, Stage } from '../store-pictures/stage.ts';

const OUT = join(import.meta.dirname, '../../extension/store');
const SCREEN = { width: 1280, height: 800 };
const TILE = { width: 440, height: 280 };
const PAGE = { width: 760, height: 608 };
const PANEL = { width: 400, height: 608 };
/** The height of the panel's header, which the trays replace while the batch runs. */
const HEADER_PX = 56;
/** Two sections of the finished batch, each cut after a complete photo. */
const TOP_PIECE = { width: 370, height: 566 };
const LOWER_PIECE = { width: 370, height: 632 };
const LOWER_FOLDER = 'Food';
const POPUP = { width: 360, height: 406 };
const DONE_AT = 7;

const stage = await Stage.set();
try {
  await mkdir(OUT, { recursive: true });
  const { count } = stage.photoPage;
  await stage.signIn('ann@example.org');

  const page = await stage.photos('/', PAGE, 'light');
  const panel = await stage.panelFor(page, PANEL, 'light');
  await sees(panel, `${count} of ${count} selected`);
  const choosing = { page: await shot(page), panel: await shot(panel) };
  await save(
    'screenshot-1',
    await besideThePage(
      'light',
      { title: 'Right-click a page, and its photos are found' },
      choosing,
      await contextMenu(112, 456),
    ),
  );

  stage.engine.pauseAfter(DONE_AT);
  await dress(page, 'dark');
  await dress(panel, 'dark');
  await press(panel, `Organize selected (${count})`);
  await sees(panel, `${DONE_AT} of ${count} photos done`);
  await withoutToasts(panel);
  await panel.evaluate((headerPx) => window.scrollTo(0, headerPx), HEADER_PX);
  const running = { page: await shot(page), panel: await shot(panel) };
  await save(
    'screenshot-2',
    await besideThePage('dark', { title: 'Each one leaves the heap for its folder' }, running),
  );

  stage.engine.release();
  await sees(panel, 'Your folders');
  await withoutToasts(panel);
  await dress(panel, 'light');
  await panel.setViewport(TOP_PIECE);
  await panel.evaluate(() => window.scrollTo(0, 0));
  const top = await shot(panel);
  await panel.setViewport(LOWER_PIECE);
  await panel.evaluate((folder) => {
    const heading = [...document.querySelectorAll('h3')].find(({ textContent }) =>
      textContent.includes(folder),
    );
    window.scrollBy(0, (heading?.getBoundingClientRect().top ?? 0) - 24);
  }, LOWER_FOLDER);
  const lower = await shot(panel);
  await save(
    'screenshot-3',
    await besideALine(
      'light',
      {
        title: 'Described, named, filed',
        more: 'Each photo in its folder, under a name that says what it shows. All in one ZIP.',
      },
      [
        { png: top, leftPx: 456, topPx: 116 },
        { png: lower, leftPx: 850, topPx: 84 },
      ],
    ),
  );

  const popup = await stage.popupOver(page);
  await popup.setViewport(POPUP);
  await sees(popup, 'left until');
  const popups = [];
  for (const theme of ['dark', 'light'] as const) {
    await dress(popup, theme);
    popups.push({ theme, png: Buffer.from(await popup.screenshot()) });
  }
  await save(
    'screenshot-4',
    await besideALine(
      'dark',
      {
        title: 'What is left of the month',
        more: 'The same count as on the site. Light or dark, as you like it.',
      },
      popups.map(({ theme, png }, at) => ({
        png,
        theme,
        leftPx: 866 - at * 386,
        topPx: 232 - at * 72,
      })),
    ),
  );
  await panel.close();

  const lent = await stage.photos('/lent', PAGE, 'light');
  const asking = await stage.panelFor(lent, PANEL, 'light');
  await sees(asking, `${count} of ${count} selected`);
  await press(asking, `Organize selected (${count})`);
  await sees(asking, 'Your permission is needed');
  await save(
    'screenshot-5',
    await besideThePage(
      'light',
      { title: 'It asks for the hosts it needs, and no others' },
      { page: await shot(lent), panel: await shot(asking) },
    ),
  );

  await save('tile-440x280', await promotionalTile(), TILE);
} finally {
  await stage.strike();
}

type StagePage = Parameters<typeof shot>[0];

/** Waits until the toasts have closed, because they cover the content. */
async function withoutToasts(page: StagePage): Promise<void> {
  await page.bringToFront();
  await page.waitForFunction(() => document.querySelectorAll('li.toast').length === 0);
}

/** Saves a composed image as a PNG with a palette, for a small file. */
async function save(name: string, html: string, size = SCREEN): Promise<void> {
  const page = await stage.blank(size);
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await sharp(await page.screenshot())
    .png({ palette: true, quality: 92, effort: 10, compressionLevel: 9, dither: 0.8 })
    .toBuffer();
  await page.close();
  await writeFile(join(OUT, `${name}.png`), png);
  console.log(`${name}.png ${Math.round(png.length / 1000)} kB`);
}
