import browser from 'webextension-polyfill';
import { fieldsOf, storedValue } from '../storage/stored-value.ts';
import { workerMessages } from './worker-messages.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Colors of the design: red pencil for running, amber for paused. */
const COLOURS = { running: '#c8371b', paused: '#8a5a00', ink: '#ffffff' } as const;

const progress = storedValue<Progress | undefined>('session', 'batch-progress', (stored) => {
  const { done, total } = fieldsOf(stored);
  return typeof done === 'number' && typeof total === 'number' ? { done, total } : undefined;
});

/** Shows a running batch's progress, in percent. */
export async function showProgress(done: number, total: number): Promise<void> {
  await progress.write({ done, total });
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  await show(`${percent}%`, COLOURS.running, workerMessages()('background.running', { done, total }));
}

/**
 * Called when the worker starts. While the worker was stopped, the panel may have been closed without any event; a
 * panel that is still open reconnects its port soon.
 */
export async function checkPaused(): Promise<void> {
  const documentUrls = [browser.runtime.getURL('sidepanel/index.html')];
  const panels = await browser.runtime.getContexts({ documentUrls });
  if (panels.length === 0) await showPaused();
}

/** Shows that the batch is paused because its panel was closed; it resumes when the panel is opened again. */
export async function showPaused(): Promise<void> {
  const left = await progress.read();
  if (left) await show('II', COLOURS.paused, workerMessages()('background.paused', left));
}

export async function clearProgress(): Promise<void> {
  await progress.clear();
  await show('', COLOURS.running, browser.runtime.getManifest().name);
}

async function show(badge: string, colour: string, title: string): Promise<void> {
  await Promise.all([
    browser.action.setBadgeText({ text: badge }),
    browser.action.setBadgeBackgroundColor({ color: colour }),
    browser.action.setBadgeTextColor({ color: COLOURS.ink }),
    browser.action.setTitle({ title }),
  ]);
}
