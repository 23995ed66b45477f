import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Extension, Page } from 'puppeteer';
import { launchBrowser } from '../visitor/launch-browser.ts';
import { type Site, startSite } from '../visitor/start-site.ts';
import { showOwnFonts } from './own-fonts.ts';
import { hostRules, PAGE_HOST, type PhotoPage, startPhotoPage } from './photo-page.ts';
import { startToldEngine, type ToldEngine } from './told-engine.ts';

const BUILT = process.env['EXTENSION_FOLDER'] ?? join(import.meta.dirname, '../../dist/extension');

export type Theme = 'light' | 'dark';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The built extension in a browser, the built server, and a page with photos. */
export class Stage {
  private constructor(
    private readonly browser: Browser,
    private readonly extension: Extension,
    private readonly site: Site,
    private readonly profile: string,
    readonly engine: ToldEngine,
    readonly photoPage: PhotoPage,
    /** A page of the extension for calling Chrome's extension APIs. */
    private readonly desk: Page,
  ) {}

  static async set(): Promise<Stage> {
    const photoPage = await startPhotoPage();
    const engine = await startToldEngine();
    const site = await startSite({ FOUNDING_MEMBERS: '0', ...engine.settings });
    const profile = await profileWithDownloads();
    const browser = await launchBrowser({
      enableExtensions: true,
      pipe: true,
      userDataDir: profile,
      args: [`--host-resolver-rules=${hostRules(photoPage.port)}`, '--lang=en-US'],
    });
    const id = await browser.installExtension(BUILT);
    const extension = (await browser.extensions()).get(id);
    if (!extension) throw new Error('The extension did not load.');
    const desk = await browser.newPage();
    await desk.goto(`chrome-extension://${id}/manifest.json`);
    await desk.evaluate((serverUrl) => chrome.storage.local.set({ settings: { serverUrl } }), site.origin);
    return new Stage(browser, extension, site, profile, engine, photoPage, desk);
  }

  async signIn(email: string): Promise<void> {
    const signedIn = this.desk.evaluate(() =>
      chrome.runtime.sendMessage({ to: 'background', id: 'sign-in', name: 'signIn', args: [] }),
    );
    const opened = await this.browser.waitForTarget((target) =>
      target.url().startsWith(`${this.site.origin}/authorize`),
    );
    const page = await opened.asPage();
    await page.waitForSelector('input[name=email]');
    await page.$eval('input[name=email]', (field, value) => (field.value = value), email);
    await page.locator('button').click();
    await signedIn;
  }

  /** Opens a page of the extension or of the web at a viewport size. */
  async open(url: string, size: Size, theme: Theme): Promise<Page> {
    const page = await this.browser.newPage();
    await page.setViewport(size);
    await dress(page, theme);
    await page.goto(new URL(url, `chrome-extension://${this.extension.id}/`).href);
    return page;
  }

  async blank(size: Size): Promise<Page> {
    const page = await this.browser.newPage();
    await page.setViewport(size);
    return page;
  }

  photos(path: string, size: Size, theme: Theme): Promise<Page> {
    return this.open(`http://${PAGE_HOST}${path}`, size, theme);
  }

  /** Opens the toolbar popup on a page, which also grants the extension activeTab. */
  async popupOver(page: Page): Promise<Page> {
    await page.bringToFront();
    const opened = this.browser.waitForTarget((target) => target.url().endsWith('/popup/index.html'));
    await page.triggerExtensionAction(this.extension);
    return (await opened).asPage();
  }

  /** Opens the panel for the images of a page, as the popup does. */
  async panelFor(page: Page, size: Size, theme: Theme): Promise<Page> {
    const popup = await this.popupOver(page);
    await popup.close();
    await this.desk.evaluate(async (pageUrl) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const job = { kind: 'page', tabId: tab?.id, windowId: tab?.windowId, pageUrl, at: Date.now() };
      await chrome.storage.session.set({ 'pending-job': job });
    }, page.url());
    return this.open('sidepanel/index.html', size, theme);
  }

  async strike(): Promise<void> {
    await this.browser.close();
    await Promise.all([this.site.stop(), this.engine.close(), this.photoPage.stop()]);
    await rm(this.profile, { recursive: true, maxRetries: 5 });
  }
}

/** Sets the theme, and reduced motion so that screenshots contain no animation. */
export function dress(page: Page, theme: Theme): Promise<void> {
  return page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

export async function sees(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 20 }, text);
}

export function press(page: Page, name: string): Promise<void> {
  return page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

/** Takes a screenshot of the viewport after its images have loaded. */
export async function shot(page: Page): Promise<Buffer> {
  await page.bringToFront();
  await showOwnFonts(page);
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode()));
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.image-tile canvas')];
    const seenToo = canvases.filter((canvas) => canvas.getBoundingClientRect().top < innerHeight);
    while (seenToo.some(({ dataset }) => dataset['done'] === undefined))
      await new Promise((painted) => requestAnimationFrame(painted));
    // They are painted two frames later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
  });
  return Buffer.from(await page.screenshot());
}

/** A profile with its own download folder and without download prompts. */
async function profileWithDownloads(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'where-my-pix-profile-'));
  await mkdir(join(profile, 'Default'));
  const preferences = {
    download: { default_directory: join(profile, 'downloads'), prompt_for_download: false },
    safebrowsing: { enabled: false },
  };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}
