/**
 * Records the videos of /demos: the built product with the site's sample photos. `npm run pictures -- demos` writes
 * site/public/demos/. EXTENSION_FOLDER selects another build of the extension.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import sharp from 'sharp';
import { translator } from '#messages/translate.ts';
import { captionsFile, DEMO_SIZE, type Demo, transcriptOf } from '../../site/demos/demos-copy.ts';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { startSite } from '../visitor/start-site.ts';
import { Visitor } from '../visitor/visitor.ts';
import { writeSamplePhotos } from '../visitor/sample-photos.ts';
import { captionsFrom, webVtt } from '../demos/captions.ts';
import { DEMOS_WORDS } from '../demos/demos-words.ts';
import { encodeVideo, type Layer } from '../demos/encode-video.ts';
import { pressSlowly, showPointer } from '../demos/pointer.ts';
import { startScreencast } from '../demos/screencast.ts';
import { showOwnFonts } from '../store-pictures/own-fonts.ts';
import { sees, Stage } from '../store-pictures/stage.ts';

const OUT = join(import.meta.dirname, '../../site/public/demos');
/** The sizes of the page and of the panel next to it, as in Chrome. */
const PAGE = { width: 860, height: DEMO_SIZE.height };
const PANEL = { width: DEMO_SIZE.width - PAGE.width - 1, height: DEMO_SIZE.height };
const BACKGROUND = '#dedad2';
/** How long a viewer needs to read a caption, in milliseconds. */
const READING_MS = 2600;

interface Recording {
  readonly layers: readonly Layer[];
  /** When each line of the transcript starts. */
  readonly moments: readonly number[];
  readonly endMs: number;
}

await mkdir(OUT, { recursive: true });
await recordSite();
await recordExtension();

/** Waits until viewers have read the caption. */
function linger(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, READING_MS));
}

async function recordSite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  try {
    const paths = await writeSamplePhotos(folder);
    const visitor = await Visitor.arrive(browser, site.origin, {
      widthPx: DEMO_SIZE.width,
      hasMotion: true,
    });
    const { page } = visitor;
    await page.setViewport(DEMO_SIZE);
    await visitor.signIn();
    await page.waitForFunction(() => document.querySelectorAll('li.toast').length === 0);
    await showOwnFonts(page);
    await showPointer(page);
    const cast = await startScreencast(page);
    const moments = [Date.now()];
    await linger();
    await visitor.choose(paths);
    await visitor.sees(`${paths.length} files selected`);
    await linger();
    moments.push(Date.now());
    await pressSlowly(page, 'Organize Photos');
    await visitor.sees('Your folders');
    moments.push(Date.now());
    await linger();
    await cast.stop();
    const recording = { layers: [{ frames: cast.frames, left: 0, top: 0 }], moments, endMs: Date.now() };
    await save('site', browser, site.origin, recording);
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

async function recordExtension(): Promise<void> {
  const stage = await Stage.set();
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  try {
    const { count } = stage.photoPage;
    await stage.signIn('ann@example.org');
    const page = await stage.photos('/', PAGE, 'light');
    const shown = await startScreencast(page);
    await page.bringToFront();
    await page.evaluate(() => window.scrollBy(0, 1));
    const moments = [Date.now()];
    await linger();
    const panel = await stage.panelFor(page, PANEL, 'light');
    await showOwnFonts(panel);
    await panel.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    const beside = await startScreencast(panel);
    await sees(panel, `${count} of ${count} selected`);
    moments.push(Date.now());
    await showPointer(panel);
    await linger();
    await pressSlowly(panel, `Organize selected (${count})`);
    await sees(panel, 'Your folders');
    moments.push(Date.now());
    await linger();
    await panel.mouse.wheel({ deltaY: 400 });
    await linger();
    await Promise.all([shown.stop(), beside.stop()]);
    const layers = [
      { frames: shown.frames, left: 0, top: 0 },
      { frames: beside.frames, left: PAGE.width + 1, top: 0 },
    ];
    await save('extension', browser, site.origin, { layers, moments, endMs: Date.now() });
  } finally {
    await stage.strike();
    await browser.close();
    await site.stop();
  }
}

async function save(
  id: Demo['id'],
  browser: Browser,
  origin: string,
  { layers, moments, endMs }: Recording,
): Promise<void> {
  const [fromMs = 0] = moments;
  const plan = { ...DEMO_SIZE, background: BACKGROUND, layers, fromMs, toMs: endMs };
  const video = await encodeVideo(browser, origin, plan);
  const poster = await composed(layers, endMs);
  await Promise.all([
    writeFile(join(OUT, `${id}.webm`), video),
    ...DEMOS_WORDS.map((words) =>
      writeFile(
        join(OUT, captionsFile(id, words.language)),
        webVtt(captionsFrom(moments, transcriptOf(id, translator([words])), endMs)),
      ),
    ),
    writeFile(join(OUT, `${id}.jpg`), poster),
  ]);
  console.log(`${id}: ${Math.round((endMs - fromMs) / 1000)} s, ${Math.round(video.length / 1024)} KB`);
}

/** Combines simultaneous frames into one image. */
function composed(layers: readonly Layer[], atMs: number): Promise<Buffer> {
  const inputs = layers.flatMap(({ frames, left, top }) => {
    const frame = frames.findLast((candidate) => candidate.atMs <= atMs);
    return frame ? [{ input: Buffer.from(frame.data, 'base64'), left, top }] : [];
  });
  return sharp({ create: { ...DEMO_SIZE, channels: 3, background: BACKGROUND } })
    .composite(inputs)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
