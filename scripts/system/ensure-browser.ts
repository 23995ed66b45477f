import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { executablePath as ownBrowser } from 'puppeteer';
import { HEADLESS_SHELL } from '../visitor/launch-browser.ts';
import { findFirefox } from '../visitor/launch-firefox.ts';
import { aptInstall, distributionOf, maySetUp, thisMachine } from './apt-install.ts';

// The browser tests use the system's Chromium or Chrome, or else Debian's package if it can be installed, or else
// puppeteer's download. Debian's headless shell makes most of them faster, but they pass without it. One test uses
// Firefox, and is skipped where it can't be installed.
const require = createRequire(import.meta.url);
const { executablePath } = require('../../.puppeteerrc.cjs') as { executablePath?: string };
const machine = thisMachine();
// Ubuntu's package of Chromium is a snap, which does not run in containers.
const hasPackage = maySetUp(machine) && distributionOf(machine) === 'debian';

if (executablePath) {
  console.log(`Browser tests use ${executablePath}`);
  if (executablePath === '/usr/bin/chromium' && !existsSync(HEADLESS_SHELL)) {
    installIfPossible(
      'chromium-headless-shell',
      'most browser tests start faster in it',
      'The tests take longer without it.',
    );
  }
} else if (hasPackage) {
  aptInstall({
    packages: ['chromium', 'chromium-headless-shell', 'unzip'],
    why: 'the tests drive the site and the extension in Chromium, and unpack ZIPs with unzip',
    without: '',
  });
} else if (!existsSync(ownBrowser())) {
  downloadBrowser();
}

if (!findFirefox() && hasPackage) {
  installIfPossible('firefox-esr', 'a test organizes photos in it', 'That test is skipped without it.');
}

function installIfPossible(name: string, why: string, without: string): void {
  try {
    aptInstall({ packages: [name], why, without });
  } catch (error) {
    console.log(`${name} could not be installed. ${without} ${String(error)}`);
  }
}

/** Downloads puppeteer's Chrome into the user's cache. Its system libraries are installed only if allowed. */
function downloadBrowser(): void {
  const installs = maySetUp(machine);
  console.log(
    'No Chromium or Chrome here: puppeteer downloads its own into the user’s cache, for the tests.',
  );
  console.log(
    installs
      ? 'It also installs the system libraries that Chrome needs, with apt-get.'
      : 'If it does not start, install its system libraries: sudo npx puppeteer browsers install chrome --install-deps',
  );
  const isWindows = process.platform === 'win32';
  const args = ['puppeteer', 'browsers', 'install', 'chrome', ...(installs ? ['--install-deps'] : [])];
  execFileSync(isWindows ? 'npx.cmd' : 'npx', args, { stdio: 'inherit', shell: isWindows });
}
