import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { firefoxManifest, type Manifest } from '../../../../extension/firefox-manifest.ts';
import { BUILT } from '../support/fixture.ts';

/** Debian's Firefox; FIREFOX_PATH names another. */
export const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** The host of the extension's pages, which Firefox otherwise randomizes per profile. */
const HOST = '5a1c3d0e-7b52-4f0e-9d6a-2f7f1f0c8b11';

/** Shorter than a test's timeout, so that a stuck page fails with the test's own error. */
const PROTOCOL_TIMEOUT_MS = 100_000;

/** WebDriver BiDi's answer to a function call. */
interface CallResult {
  readonly result: {
    readonly type: 'success' | 'exception';
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string };
  };
}

/** puppeteer's connection, whose API lacks Firefox's own window and extension pages. */
interface Connected {
  readonly connection: { send(method: string, params: object): Promise<{ readonly result: unknown }> };
}

/** A headless Firefox with the built extension. */
export interface Firefox {
  readonly browser: Browser;
  /** The downloads folder. */
  readonly downloads: string;
  /** Opens a page of the extension in a tab. */
  openPage(path: string): Promise<Page>;
  /** Runs a function in Firefox's own window, which is a page too. Arguments and result are JSON. */
  inWindow<Value>(script: (...args: never[]) => Value, ...args: readonly unknown[]): Promise<Value>;
  close(): Promise<void>;
}

/** Starts Firefox and installs the built extension with Firefox's manifest. */
export async function startFirefox(): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-firefox-'));
  const extension = join(folder, 'extension');
  const downloads = join(folder, 'downloads');
  await cp(BUILT, extension, { recursive: true });
  const path = join(extension, 'manifest.json');
  const manifest = firefoxManifest(JSON.parse(await readFile(path, 'utf8')) as Manifest);
  await writeFile(path, JSON.stringify(manifest));
  // oxlint-disable-next-line import/no-named-as-default-member -- puppeteer's documented import
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    // Without it, a test can reach neither menus nor the sidebar.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [idOf(manifest)]: HOST }),
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
    },
  });
  await browser.installExtension(extension);
  const { connection } = browser as unknown as Connected;
  const send = async (method: string, params: object) => (await connection.send(method, params)).result;
  const { contexts } = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
    readonly contexts: readonly { readonly context: string; readonly url: string }[];
  };
  const window = contexts.find(({ url }) => url.endsWith('/browser.xhtml'))?.context;
  return {
    browser,
    downloads,
    openPage: async (page) => {
      const opened = await browser.newPage();
      // oxlint-disable-next-line no-underscore-dangle -- puppeteer's only name for a context of WebDriver BiDi
      const context = (opened.mainFrame() as unknown as { readonly _id: string })._id;
      // Not `goto`: the page gets another process, and puppeteer waits for the first one's load event.
      await send('browsingContext.navigate', {
        context,
        url: `moz-extension://${HOST}/${page}`,
        wait: 'none',
      });
      return opened;
    },
    inWindow: async <Value>(script: (...args: never[]) => Value, ...args: readonly unknown[]) => {
      const called = (await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${script.toString()})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context: window },
      })) as CallResult['result'];
      if (called.type === 'exception') throw new Error(called.exceptionDetails?.text);
      return JSON.parse(String(called.result?.value)) as Value;
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

function idOf(manifest: Manifest): string {
  const { gecko } = manifest['browser_specific_settings'] as { readonly gecko: { readonly id: string } };
  return gecko.id;
}
