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
  // The address bar's popups are pages of their own: two renderers for every window, which no test needs.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AiModeOmniboxEntryPoint',
];

/** Starts the Chromium or Chrome that `.puppeteerrc.cjs` has found. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  // oxlint-disable-next-line import/no-named-as-default-member -- puppeteer's documented import
  return puppeteer.launch({ headless: true, ...options, args: [...FLAGS, ...(options.args ?? [])] });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that all test files of a worker share; started on first use, closed with the worker. Tests are
 * isolated from each other by browser contexts.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.connected) shared = launchBrowser();
  return shared as Promise<Browser>;
}
