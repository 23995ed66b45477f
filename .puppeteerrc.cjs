const { existsSync } = require('node:fs');

// Where Chromium and Chrome usually are. puppeteer downloads its own browser only where none of them exists.
const candidates = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const executablePath = candidates.find((path) => path && existsSync(path));

/** @type {import('puppeteer').Configuration} */
module.exports = {
  // Never during `npm ci`: the browser tests fetch one themselves where no system browser is found.
  skipDownload: true,
  ...(executablePath ? { executablePath } : {}),
};
