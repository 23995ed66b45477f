import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { executablePath as ownBrowser } from 'puppeteer';
import { aptInstall, canAptInstall } from './apt-install.ts';

// The browser tests use the system's Chromium or Chrome; else Debian's package, if it can be installed; else the one
// that puppeteer downloads.
const require = createRequire(import.meta.url);
const { executablePath } = require('../.puppeteerrc.cjs') as { executablePath?: string };

if (executablePath) {
  console.log(`Browser tests use ${executablePath}`);
} else if (canAptInstall()) {
  console.log('No Chromium here: installing Debian’s.');
  aptInstall(['chromium', 'unzip']);
} else if (!existsSync(ownBrowser())) {
  console.log('No Chromium here: puppeteer fetches its own.');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  execFileSync(npx, ['puppeteer', 'browsers', 'install', 'chrome'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
