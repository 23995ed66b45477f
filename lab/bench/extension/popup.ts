/**
 * Time from the click on the popup until the last known usage is painted: `npm run bench -- popup [--times 20]`, with
 * the extension built; only twice with `--short`. Alternates with a popup that contains only a picture, which is
 * Chrome's own share.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TargetType } from 'puppeteer';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    short: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(import.meta.dirname, '../../../dist/extension') },
  },
});

const times = values.short ? 2 : Number(values.times);
/** Refuses connections, so that the last known state is painted. The extension's tokens are only for this server. */
const SERVER_URL = 'http://localhost:9';

const browser = await launchBrowser({ enableExtensions: true, pipe: true });
const id = await browser.installExtension(values.folder);
const extension = (await browser.extensions()).get(id);
if (!extension) throw new Error('The extension did not load.');
const POPUP = 'popup/index.html';
const PICTURE = 'icons/icon-128.png';
const desk = await browser.newPage();
await desk.goto(`chrome-extension://${id}/manifest.json`);
await rememberSomeone();
const page = await browser.newPage();
await page.goto('data:text/html,<title>A page</title>');

const running: number[] = [];
const stopped: number[] = [];
const bare: number[] = [];
// The first opening after installation compiles scripts, which later ones find in the code cache.
await measure(POPUP);
for (let time = 0; time < times; time += 1) {
  await wakeWorker();
  running.push(await measure(POPUP));
  await stopWorker();
  stopped.push(await measure(POPUP));
  await setPopup(PICTURE);
  bare.push(await measure(PICTURE));
  await setPopup(POPUP);
}
await browser.close();
report('worker running: usage painted', running);
report('worker stopped: usage painted', stopped);
report('a bare picture painted', bare);

function report(what: string, timesMs: readonly number[]): void {
  const sorted = timesMs.toSorted((first, second) => first - second);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${what} after ${at(0.5)} ms (median of ${sorted.length}; ${at(0)} to ${at(1)} ms)`);
}

/** Milliseconds from the popup's navigation to its first paint, which includes the usage. */
async function measure(path: string): Promise<number> {
  await page.bringToFront();
  const opened = browser.waitForTarget((target) => target.url().endsWith(path));
  await page.triggerExtensionAction(extension as NonNullable<typeof extension>);
  const popup = await (await opened).asPage();
  await popup.waitForSelector(path === POPUP ? '.usage-meter' : 'img');
  const painted = await popup.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paintedMs = await painted.jsonValue();
  await popup.close();
  return paintedMs ?? 0;
}

function rememberSomeone(): Promise<void> {
  return desk.evaluate(async (serverUrl) => {
    const currentPeriod = new Date().toISOString().slice(0, 7);
    const usage = { currentPeriod, count: 20, userPlan: 'free', foundingMember: false, owner: 'ann' };
    await chrome.storage.local.set({
      'signed-in-user': { subject: 'ann', email: 'ann@example.org' },
      settings: { serverUrl },
      'refresh-token': { token: 'none', serverUrl },
      'image-processing-usage': JSON.stringify(usage),
    });
  }, SERVER_URL);
}

function setPopup(popup: string): Promise<void> {
  return desk.evaluate((path) => chrome.action.setPopup({ popup: path }), popup);
}

async function wakeWorker(): Promise<void> {
  const wake = { to: 'background', id: 'wake', name: 'session', args: [] };
  await desk.evaluate((message) => chrome.runtime.sendMessage(message), wake);
}

async function stopWorker(): Promise<void> {
  const worker = browser
    .targets()
    .find((target) => target.type() === TargetType.SERVICE_WORKER && target.url().includes(id));
  await (await worker?.worker())?.close();
}
