/**
 * How long the popup takes from the click until the last known usage is painted: `npm run bench:popup
 * [-- --times 20]`, with the extension built. The worker is stopped before every other opening. What a popup with
 * nothing but a picture takes on the same machine is told beside it: that much is Chrome's own.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Page, TargetType } from 'puppeteer';
import { launchBrowser } from '../../e2e/launch-browser.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    folder: { type: 'string', default: join(import.meta.dirname, '../../../dist/extension') },
  },
});

const browser = await launchBrowser({ enableExtensions: true, pipe: true });
const id = await browser.installExtension(values.folder);
const extension = (await browser.extensions()).get(id);
if (!extension) throw new Error('The extension did not load.');
const POPUP = 'popup/index.html';
const PICTURE = 'icons/icon-128.png';
await rememberSomeone();
const page = await browser.newPage();
await page.goto('data:text/html,<title>A page</title>');

const openings: { readonly isCold: boolean; readonly paintedMs: number }[] = [];
// The first opening after an installation compiles what later ones find compiled.
await measure(page, POPUP);
for (let time = 0; time < Number(values.times); time += 1) {
  const isCold = time % 2 === 0;
  if (isCold) await stopWorker();
  openings.push({ isCold, paintedMs: await measure(page, POPUP) });
}
await setPopup(PICTURE);
const bare: number[] = [];
for (let time = 0; time < Number(values.times) / 2; time += 1) bare.push(await measure(page, PICTURE));
await browser.close();

const painted = (isCold: boolean) =>
  openings.filter((opening) => opening.isCold === isCold).map(({ paintedMs }) => paintedMs);
report('worker running: usage painted', painted(false));
report('worker stopped: usage painted', painted(true));
report('a bare picture painted', bare);

function report(what: string, timesMs: readonly number[]): void {
  const sorted = timesMs.toSorted((first, second) => first - second);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${what} after ${at(0.5)} ms (median of ${sorted.length}; ${at(0)} to ${at(1)} ms)`);
}

/** Milliseconds from the popup's navigation to its first paint, which shows the usage: before, there is nothing. */
async function measure(over: Page, path: string): Promise<number> {
  await over.bringToFront();
  const opened = browser.waitForTarget((target) => target.url().endsWith(path));
  await over.triggerExtensionAction(extension as NonNullable<typeof extension>);
  const popup = await (await opened).asPage();
  await popup.waitForSelector(path === POPUP ? '.usage-meter' : 'img');
  const painted = await popup.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paintedMs = await painted.jsonValue();
  await popup.close();
  return paintedMs ?? 0;
}

async function rememberSomeone(): Promise<void> {
  const desk = await browser.newPage();
  await desk.goto(`chrome-extension://${id}/manifest.json`);
  await desk.evaluate(async () => {
    const currentPeriod = new Date().toISOString().slice(0, 7);
    const usage = { currentPeriod, count: 20, userPlan: 'free', foundingMember: false, owner: 'ann' };
    await chrome.storage.local.set({
      'signed-in-user': { subject: 'ann', email: 'ann@example.org' },
      'refresh-token': { token: 'none', serverUrl: 'http://localhost:8787' },
      'image-processing-usage': JSON.stringify(usage),
    });
  });
  await desk.close();
}

async function setPopup(popup: string): Promise<void> {
  const desk = await browser.newPage();
  await desk.goto(`chrome-extension://${id}/manifest.json`);
  await desk.evaluate((path) => chrome.action.setPopup({ popup: path }), popup);
  await desk.close();
}

async function stopWorker(): Promise<void> {
  const worker = browser
    .targets()
    .find((target) => target.type() === TargetType.SERVICE_WORKER && target.url().includes(id));
  await (await worker?.worker())?.close();
}
