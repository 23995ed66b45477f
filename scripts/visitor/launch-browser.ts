import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';

/** Flags that make a headless Chromium faster, disable background activity, and let it run as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A mouse as at a desk: headless browsers have no pointer that could hover.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // The address bar's popups are separate pages: two renderers per window, which no test needs.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AiModeOmniboxEntryPoint',
];

/** Shorter than a test's timeout, so that a stuck page fails with the test's own error. */
const PROTOCOL_TIMEOUT_MS = 100_000;

/** Starts the Chromium or Chrome that `.puppeteerrc.cjs` found. */
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
 * Returns the browser that all test files of a worker share. It starts on first use, and closes with the worker.
 * Browser contexts isolate tests from each other.
 *
 * @param kind `shell`, if installed, or the full browser
 */
export async function sharedBrowser(kind: 'shell' | 'full' = 'shell'): Promise<Browser> {
  const running = shared.get(kind);
  if (running && (await running).connected) return running;
  const isShell = kind === 'shell' && existsSync(HEADLESS_SHELL);
  const started = launchBrowser(isShell ? { executablePath: HEADLESS_SHELL, headless: 'shell' } : {});
  shared.set(kind, started);
  return started;
}
