import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';

const PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** A busy machine takes longer to start it than puppeteer waits by default. */
const START_MS = 90_000;

/** Returns the path of the system's Firefox; undefined if it isn't installed. */
export function findFirefox(): string | undefined {
  return PATHS.find((path) => existsSync(path));
}

/**
 * Starts the Firefox that {@link findFirefox} finds, with a new profile. puppeteer drives it over WebDriver BiDi.
 *
 * @returns undefined if there is none, or if this machine can't run it
 */
export async function launchFirefox(): Promise<Browser | undefined> {
  const executablePath = findFirefox();
  if (executablePath === undefined) return undefined;
  try {
    // oxlint-disable-next-line import/no-named-as-default-member -- puppeteer's documented import
    return await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: START_MS });
  } catch (error) {
    console.warn(`Firefox does not start: ${String(error)}`);
    return undefined;
  }
}
