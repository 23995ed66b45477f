import type { ElementHandle, EvaluateFunc, NodeFor, Page } from 'puppeteer';

/** 90 s: CI machines are slow. */
const TIMEOUT_MS = 90_000;
const PAUSE_MS = 50;

/** What an attempt at a press takes at most; one that is lost is made again. */
const PRESS_MS = 5000;

/**
 * Waits until a condition holds in the page, whichever document it shows by then, and returns what it gave.
 *
 * Asked from here and not by `page.waitForFunction`: that one is lost with a document that comes at the wrong moment,
 * and waits to its end for what is there (puppeteer 24.43).
 */
export async function waitFor<Args extends unknown[], Condition extends EvaluateFunc<Args>>(
  page: Page,
  condition: Condition,
  ...args: Args
): Promise<NonNullable<Awaited<ReturnType<Condition>>>> {
  return until(page, async () => {
    const value = await page.evaluate(condition, ...args);
    if (!value) throw new Error(`Not yet: ${condition.toString()}`);
    return value;
  });
}

/**
 * Presses what a selector names as soon as it can be pressed.
 *
 * An element that is drawn anew just when it is looked at never says whether it can be seen, and puppeteer waits for
 * that to the end of its time; so there are several attempts.
 */
export async function click(page: Page, selector: string): Promise<void> {
  await until(page, () => page.locator(selector).setTimeout(PRESS_MS).click());
}

/** The same where the page closes with the press, be it before it has said that it was pressed. */
export async function clickAway(page: Page, selector: string): Promise<void> {
  await click(page, selector).catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
}

/** What a selector names, as soon as it is there. */
export async function find<Selector extends string>(
  page: Page,
  selector: Selector,
): Promise<ElementHandle<NodeFor<Selector>>> {
  return until(page, async () => {
    const found = await page.$(selector);
    if (!found) throw new Error(`Not there yet: ${selector}`);
    return found;
  });
}

/** What can be read of an element, as soon as it is there. */
export async function read<Selector extends string, Value>(
  page: Page,
  selector: Selector,
  reading: (element: NodeFor<Selector>) => Value,
): Promise<Awaited<Value>> {
  return until(page, () => page.$eval(selector, reading));
}

/** Waits until nothing that a selector names is there any more. */
export async function waitUntilGone(page: Page, selector: string): Promise<void> {
  await until(page, async () => {
    if (await page.$(selector)) throw new Error(`Still there: ${selector}`);
  });
}

/** Puts text into the field that a selector names, as soon as it can be written in. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await until(page, () => page.locator(selector).setTimeout(PRESS_MS).fill(text));
}

/** Tries until it succeeds, or patience ends, or the page is closed: then it throws what went wrong last. */
export async function until<Value>(page: Page, attempt: () => Promise<Value>): Promise<Value> {
  const endsMs = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (page.isClosed() || Date.now() > endsMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
