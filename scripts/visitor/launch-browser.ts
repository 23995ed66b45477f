import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';

/** Flags that make a headless Chromium faster, disable background activity, and allow it to run as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A mouse, as people have at a desk: headless browsers have no pointer that could hover.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // The address bar's popups are pages of their own: two renderers for every window, which no test needs.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AiModeOmniboxEntryPoint',
];

/** Shorter than a test may take, so that the error of a page that stands still is the test's own. */
const PROTOCOL_TIMEOUT_MS = 100_000;

/** Starts the Chromium or Chrome that `.puppeteerrc.cjs` has found. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  // oxlint-disable-next-line import/no-named-as-default-member -- puppeteer's documented import
  return puppeteer.launch({
    headless: true,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    ...options,
    args: [...FLAGS, ...(options.args ?? [])],
  });
}

/**
 * Debian's Chromium without the parts that draw windows: the same engine with a quarter less CPU time in our tests.
 * It has no extensions.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const shared = new Map<'shell' | 'full', Promise<Browser>>();

/**
 * The browser that all test files of a worker share; started on first use, closed with the worker. Tests are
 * isolated from each other by browser contexts.
 *
 * @param kind `shell`, where it is installed, or the full browser
 */
export async function sharedBrowser(kind: 'shell' | 'full' = 'shell'): Promise<Browser> {
  const running = shared.get(kind);
  if (running && (await running).connected) return running;
  const isShell = kind === 'shell' && existsSync(HEADLESS_SHELL);
  const started = launchBrowser(isShell ? { executablePath: HEADLESS_SHELL, headless: 'shell' } : {});
  shared.set(kind, started);
  return started;
}
