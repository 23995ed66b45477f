import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Extension, type Page, type Target, TargetType, type WebWorker } from 'puppeteer';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import type { ColourEngine } from '../../site/support/colour-engine.ts';
import {
  addressTagFor,
  PRO,
  type ServerSettings,
  type Service,
  serviceWith,
} from '../../site/support/service.ts';
import type { Site } from '../../../../scripts/visitor/start-site.ts';
import { reportOn } from '../../../../scripts/visitor/page-report.ts';
import { taggedAddress } from '../../../../scripts/visitor/sign-in.ts';
import { clickAway, find } from '../../../../scripts/visitor/patient-page.ts';

/** The built extension under test, in the default folder or in that of a watching build. */
export const BUILT =
  process.env['EXTENSION_FOLDER'] ?? join(import.meta.dirname, '../../../../dist/extension');

/** A browser in which the extension is installed. */
interface Installed {
  readonly browser: Browser;
  readonly extension: Extension;
  /** The downloads folder. */
  readonly downloads: string;
}

/** Exists from the first test of a file to its last. */
interface Stage extends Installed, Service {}

interface ExtensionFixtureOptions {
  /** Settings of the server; see {@link serviceWith}. */
  readonly settings?: ServerSettings;
  /** Flags of the browser, such as its language. */
  readonly args?: readonly string[];
  /** Environment variables of the browser's process, in addition to ours. */
  readonly env?: Readonly<Record<string, string>>;
  /** Hosts that the user has allowed, as match patterns, because no test can answer the browser's prompt. */
  readonly allowed?: readonly string[];
  /** Whether the file's tests stop the worker or replace the extension, which no other file must notice. */
  readonly stopsWorker?: boolean;
}

/** The browsers of all files of a worker that need no other flags or permissions. They end with the worker. */
const shared: { calm?: Promise<Installed>; stopping?: Promise<Installed> } = {};

/**
 * A browser with the built extension, and a server with the local provider and a fake engine that recognizes
 * colors. The extension is as after its installation at the start of each test.
 */
export class ExtensionFixture {
  readonly #addressTag: string | undefined;
  #stage: Stage | undefined;
  #desk: Page | undefined;

  constructor(options: ExtensionFixtureOptions = {}) {
    const { settings = PRO, stopsWorker = false, ...own } = options;
    const isShared = Object.keys(own).length === 0;
    const kind = stopsWorker ? 'stopping' : 'calm';
    this.#addressTag = addressTagFor(settings);
    beforeAll(async () => {
      const [service, installed] = await Promise.all([
        serviceWith(settings),
        isShared ? (shared[kind] ??= install({})) : install(own),
      ]);
      this.#stage = { ...service, ...installed };
      this.#desk = await this.openPage('manifest.json');
      await this.reset();
    });
    afterEach(async ({ task }) => {
      const isFailed = task.result?.state === 'fail';
      this.engine.release();
      for (const page of await this.browser.pages()) {
        if (page === this.#desk) continue;
        if (isFailed) console.log(`${task.name}: ${await reportOn(page)}`);
        await page.close();
      }
      await this.reset();
    });
    afterAll(async () => {
      await Promise.all([this.#running.leave(), rm(this.downloads, { recursive: true, force: true })]);
      if (isShared) return;
      await this.browser.close();
      await rm(join(this.downloads, '..'), { recursive: true, maxRetries: 5 });
    });
  }

  get engine(): ColourEngine {
    return this.#running.engine;
  }
  get site(): Site {
    return this.#running.site;
  }
  get browser(): Browser {
    return this.#running.browser;
  }
  get extension(): Extension {
    return this.#running.extension;
  }
  get downloads(): string {
    return this.#running.downloads;
  }
  /** An extension page without our code, in which tests can use the extension APIs. */
  get desk(): Page {
    if (!this.#desk) throw new Error('The browser is not running yet.');
    return this.#desk;
  }
  get #running(): Stage {
    if (!this.#stage) throw new Error('The browser is not running yet.');
    return this.#stage;
  }

  /** Resets to the state after installation, except for the server's address. */
  async reset(): Promise<void> {
    await this.desk.evaluate(async (serverUrl) => {
      localStorage.clear();
      // The previous test's board would come back.
      indexedDB.deleteDatabase('batches');
      await Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]);
      await chrome.storage.local.set({ settings: { serverUrl } });
    }, this.site.origin);
  }

  /** Reinstalls the built extension over itself, like an update: its worker and pages end, its data stays. */
  async update(): Promise<void> {
    await this.browser.installExtension(BUILT);
    this.#desk = await this.openPage('manifest.json');
  }

  /** An update, with all data cleared. */
  async reinstall(): Promise<void> {
    await this.update();
    await this.reset();
  }

  url(path: string): string {
    return `chrome-extension://${this.extension.id}/${path}`;
  }

  /** Opens an extension page in a tab. */
  async openPage(path: string): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(this.url(path));
    return page;
  }

  openPanel(): Promise<Page> {
    return this.openPage('sidepanel/index.html');
  }

  /**
   * Clicks the toolbar button while `page` is in front, which also grants the extension access to that tab.
   */
  async openPopup(page: Page): Promise<Page> {
    const url = this.url('popup/index.html');
    const opened = this.browser.waitForTarget((target) => target.url() === url);
    await page.triggerExtensionAction(this.extension);
    return (await opened).asPage();
  }

  /** Returns the worker, and starts it if it is stopped. */
  async worker(): Promise<WebWorker> {
    const isWorker = this.browser.waitForTarget(
      (target) => target.type() === TargetType.SERVICE_WORKER && target.url().startsWith(this.url('')),
    );
    await this.wakeWorker();
    const worker = await (await isWorker).worker();
    if (!worker) throw new Error('The worker is gone.');
    return worker;
  }

  async wakeWorker(): Promise<void> {
    await this.desk.evaluate(() =>
      chrome.runtime.sendMessage({ to: 'background', id: 'wake', name: 'session', args: [] }),
    );
  }

  /** Stops the worker through the DevTools protocol, like Chrome when it is idle; does nothing if it is not running. */
  async stopWorker(): Promise<void> {
    const isOurs = (target: Target) =>
      target.type() === TargetType.SERVICE_WORKER && target.url().startsWith(this.url(''));
    const running = this.browser.targets().find(isOurs);
    if (!running) return;
    const stopped = new Promise<void>((resolve) => {
      const onGone = (target: Target) => {
        if (target !== running) return;
        this.browser.off('targetdestroyed', onGone);
        resolve();
      };
      this.browser.on('targetdestroyed', onGone);
    });
    const devtools = await this.desk.createCDPSession();
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await stopped;
    await devtools.detach();
  }

  /** Signs in through the worker and the provider's window. */
  async signIn(email = 'ann@example.org'): Promise<void> {
    const signedIn = this.desk.evaluate(() =>
      chrome.runtime.sendMessage({ to: 'background', id: 'sign-in', name: 'signIn', args: [] }),
    );
    await this.nameThemselves(email);
    await signedIn;
  }

  /** Enters an address in the provider's window. */
  async nameThemselves(email: string): Promise<void> {
    const page = await this.signInWindow();
    await find(page, 'input[name=email]');
    await page.$eval(
      'input[name=email]',
      (field, value) => (field.value = value),
      taggedAddress(email, this.#addressTag),
    );
    await clickAway(page, 'button');
  }

  async signInWindow(): Promise<Page> {
    const target = await this.browser.waitForTarget((candidate) =>
      candidate.url().startsWith(`${this.site.origin}/authorize`),
    );
    return target.asPage();
  }

  /** Returns everything in an area of the extension's storage. */
  stored(area: 'local' | 'session'): Promise<Record<string, unknown>> {
    return this.desk.evaluate((name) => chrome.storage[name].get(), area);
  }
}

async function install({ args = [], env = {}, allowed = [] }: ExtensionFixtureOptions): Promise<Installed> {
  const profile = await mkdtemp(join(tmpdir(), 'where-my-pix-profile-'));
  const downloads = join(profile, 'downloads');
  await writePreferences(profile, downloads);
  const browser = await launchBrowser({
    enableExtensions: true,
    pipe: true,
    userDataDir: profile,
    args: [...args],
    env: { ...process.env, ...env },
  });
  const id = await browser.installExtension(await builtWith(allowed, profile));
  const extension = (await browser.extensions()).get(id);
  if (!extension) throw new Error('The extension did not load.');
  return { browser, extension, downloads };
}

/** The built extension, or a copy that may read these hosts from the start. */
async function builtWith(allowed: readonly string[], profile: string): Promise<string> {
  if (allowed.length === 0) return BUILT;
  const copy = join(profile, 'extension');
  await cp(BUILT, copy, { recursive: true });
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...manifest, host_permissions: allowed }));
  return copy;
}

async function writePreferences(profile: string, downloads: string): Promise<void> {
  await mkdir(join(profile, 'Default'), { recursive: true });
  const preferences = {
    download: { default_directory: downloads, prompt_for_download: false },
    safebrowsing: { enabled: false },
  };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
}
