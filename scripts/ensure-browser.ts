import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { executablePath as ownBrowser } from 'puppeteer';

// The browser tests need a Chromium or Chrome: the system's; else Debian's, where we may install it; else the
// one that puppeteer fetches.
const require = createRequire(import.meta.url);
const { executablePath } = require('../.puppeteerrc.cjs') as { executablePath?: string };

if (executablePath) {
  console.log(`Browser tests use ${executablePath}`);
} else if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('No Chromium here: installing Debian’s.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'unzip'], {
    stdio: 'inherit',
    env,
  });
} else if (!existsSync(ownBrowser())) {
  console.log('No Chromium here: puppeteer fetches its own.');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  execFileSync(npx, ['puppeteer', 'browsers', 'install', 'chrome'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
