import { fileURLToPath } from 'node:url';
import type * as Mediabunny from 'mediabunny';
import type { Browser } from 'puppeteer';
import type { Frame } from './screencast.ts';

/** The frames of one page, and its position in the video. */
export interface Layer {
  readonly frames: readonly Frame[];
  readonly left: number;
  readonly top: number;
}

export interface VideoPlan {
  readonly width: number;
  readonly height: number;
  /** CSS color of the area that no layer covers. */
  readonly background: string;
  readonly layers: readonly Layer[];
  readonly fromMs: number;
  readonly toMs: number;
}

const MEDIABUNNY = fileURLToPath(
  new URL('../../node_modules/mediabunny/dist/bundles/mediabunny.cjs', import.meta.url),
);
const FRAMES_PER_SECOND = 15;
const BITS_PER_SECOND = 320_000;

/** Encodes the plan as WebM with the browser's encoder (WebCodecs). */
export async function encodeVideo(browser: Browser, origin: string, plan: VideoPlan): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    // The encoder needs a secure context; the page's content does not matter.
    await page.setBypassCSP(true);
    await page.goto(`${origin}/robots.txt`);
    await page.addScriptTag({ path: MEDIABUNNY });
    const base64 = await page.evaluate(encodeInPage, plan, FRAMES_PER_SECOND, BITS_PER_SECOND);
    return Buffer.from(base64, 'base64');
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function encodeInPage(plan: VideoPlan, framesPerSecond: number, bitrate: number): Promise<string> {
  const { Mediabunny: lib } = window as unknown as { Mediabunny: typeof Mediabunny };
  const canvas = new OffscreenCanvas(plan.width, plan.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context');
  context.fillStyle = plan.background;
  context.fillRect(0, 0, plan.width, plan.height);

  const target = new lib.BufferTarget();
  const output = new lib.Output({ format: new lib.WebMOutputFormat(), target });
  const source = new lib.CanvasSource(canvas, { codec: 'vp9', bitrate });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const next = plan.layers.map(() => 0);
  const stepMs = 1000 / framesPerSecond;
  for (let atMs = plan.fromMs; atMs <= plan.toMs; atMs += stepMs) {
    for (const [index, { frames, left, top }] of plan.layers.entries()) {
      let latest: { readonly data: string } | undefined;
      for (let at = next[index] ?? 0; (frames[at]?.atMs ?? Infinity) <= atMs; at += 1) {
        latest = frames[at];
        next[index] = at + 1;
      }
      if (!latest) continue;
      const picture = await fetch(`data:image/jpeg;base64,${latest.data}`);
      const bitmap = await createImageBitmap(await picture.blob());
      context.drawImage(bitmap, left, top);
      bitmap.close();
    }
    await source.add((atMs - plan.fromMs) / 1000, stepMs / 1000);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text);
}
