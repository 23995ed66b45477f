import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchFirefox } from '../../../../scripts/visitor/launch-firefox.ts';
import { click, find, waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { type Site, startSite, WITHOUT_ENGINE } from '../../../../scripts/visitor/start-site.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';

const browser = await launchFirefox();
const MISSING = browser ? '' : ' (skipped: Firefox is not installed, or does not start here)';

let site: Site;
let photos: DrawnPhotos;
let page: Page;

const sees = (text: string) => waitFor(page, (wanted) => document.body.innerText.includes(wanted), text);

/** Returns the first ZIP that is complete in the folder of downloads. */
async function downloadedZip(): Promise<Buffer> {
  const zipIn = async () => (await readdir(photos.folder)).find((name) => name.endsWith('.zip'));
  const isPartial = async () => (await readdir(photos.folder)).some((name) => name.endsWith('.part'));
  const name = await vi.waitUntil(async () => !(await isPartial()) && (await zipIn()), 90_000);
  return readFile(join(photos.folder, name));
}

/** Returns the text of each line of the page's first heading. */
function headlineLines(): string[] {
  const heading = document.querySelector('h1');
  const lines: string[] = [];
  let lastPx = -Infinity;
  if (!heading) return lines;
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [at, letter] of Array.from(node.textContent ?? '').entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      if (top > lastPx + 5) lines.push('');
      lastPx = Math.max(lastPx, top);
      lines[lines.length - 1] += letter;
    }
  }
  return lines;
}

// Firefox leaves its question about lasting storage open here, as many people do.
describe.skipIf(MISSING)(`a person without an account, in Firefox${MISSING}`, () => {
  beforeAll(async () => {
    [site, photos] = await Promise.all([startSite(WITHOUT_ENGINE), createDrawnPhotos()]);
    const context = await browser!.createBrowserContext({
      downloadBehavior: { policy: 'allow', downloadPath: photos.folder },
    });
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([site.stop(), photos.remove()]);
  });

  it('gets each photo and video back in a ZIP, organized on this device', async () => {
    const drawn = await Promise.all([
      photos.draw('one.jpg', 'red'),
      photos.draw('two.png', 'green'),
      photos.drawFilm('three.webm', 'blue'),
    ]);
    await page.goto(`${site.origin}/upload`);
    await sees('also downloads the engine (');
    const picker = await find(page, 'input[type=file]:not([webkitdirectory])');
    await picker.uploadFile(...drawn.map(({ path }) => path));
    await sees('3 files selected');
    await click(page, 'button::-p-text(Organize Photos)');
    await sees('2 photos and 1 video placed in');
    const entries = await openedArchive(await downloadedZip());
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
  });

  it('finds the board again after a reload', async () => {
    await page.reload();
    expect(await sees('2 photos and 1 video placed in')).toBe(true);
  });

  it('reads Japanese headings that break between phrases', async () => {
    await page.setViewport({ width: 390, height: 800 });
    await page.goto(`${site.origin}/ja/`);
    const phrases = ['写真の山を', '入れると、', 'ラベル付きの', 'フォルダーに', 'なって、', '戻ってくる。'];
    const lines = await page.evaluate(headlineLines);
    expect(lines.length).toBeGreaterThan(3);
    const isWhole = (line: string) =>
      phrases.some((phrase) => line.startsWith(phrase)) && phrases.some((phrase) => line.endsWith(phrase));
    expect(lines.filter((line) => !isWhole(line))).toEqual([]);
  });
});
