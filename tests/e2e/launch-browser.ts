import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';

/** What keeps a headless Chromium quiet, quick, and able to run as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The address bar's popups are pages of their own: two renderers for every window, which nobody here looks at.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AiModeOmniboxEntryPoint',
];

/** Starts the Chromium or Chrome that `.puppeteerrc.cjs` found. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  // oxlint-disable-next-line import/no-named-as-default-member -- puppeteer's documented way in
  return puppeteer.launch({ headless: true, ...options, args: [...FLAGS, ...(options.args ?? [])] });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of all test files of a worker, started for the first of them; it ends with the worker. Visitors of
 * different tests meet in nothing, since each has a browser context.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.connected) shared = launchBrowser();
  return shared as Promise<Browser>;
}
