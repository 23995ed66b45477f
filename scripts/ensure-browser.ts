import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { executablePath as ownBrowser } from 'puppeteer';
import { HEADLESS_SHELL } from '../tests/e2e/launch-browser.ts';
import { aptInstall, canAptInstall } from './apt-install.ts';

// The browser tests use the system's Chromium or Chrome; else Debian's package, if it can be installed; else the one
// that puppeteer downloads. Debian's headless shell makes most of them faster, and they pass without it.
const require = createRequire(import.meta.url);
const { executablePath } = require('../.puppeteerrc.cjs') as { executablePath?: string };

if (!executablePath && canAptInstall()) {
  console.log('No Chromium here: installing Debian’s.');
  aptInstall(['chromium', 'chromium-headless-shell', 'unzip']);
} else if (!executablePath && !existsSync(ownBrowser())) {
  console.log('No Chromium here: puppeteer fetches its own.');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  execFileSync(npx, ['puppeteer', 'browsers', 'install', 'chrome'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
} else if (executablePath === '/usr/bin/chromium' && !existsSync(HEADLESS_SHELL) && canAptInstall()) {
  console.log('Installing Debian’s headless shell beside Chromium.');
  try {
    aptInstall(['chromium-headless-shell']);
  } catch (error) {
    console.log(`It could not be installed, so the tests take longer: ${String(error)}`);
  }
}
if (executablePath) console.log(`Browser tests use ${executablePath}`);
