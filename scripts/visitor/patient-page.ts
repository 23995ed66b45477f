import type { ElementHandle, EvaluateFunc, NodeFor, Page } from 'puppeteer';
import { withTimeout } from '#browser/with-timeout.ts';

/** 90 s: CI machines are slow. */
const TIMEOUT_MS = 90_000;

/** Milliseconds between two attempts: short at first, then longer, since each attempt costs the page CPU time. */
const PAUSE_MS = { first: 50, factor: 1.5, longest: 200 } as const;

/** A page that records the last click. */
type NotingWindow = Window & { lastClick?: string };

/** Timeout of one attempt to click; failed attempts are retried. */
const PRESS_MS = 15_000;

/**
 * Timeout of one search for an element. On a busy machine, an answer about accessible names is sometimes lost, and
 * puppeteer (24.43) would wait for it longer than for anything else.
 */
const QUERY_MS = 10_000;

function query<Selector extends string>(page: Page, selector: Selector) {
  return withTimeout(QUERY_MS, page.$(selector));
}

/**
 * Waits until a condition holds in the page, across navigations, and returns its result.
 *
 * Polls from the test process, because `page.waitForFunction` is lost if a navigation happens at the wrong moment,
 * and then times out (puppeteer 24.43).
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
 * Clicks an element as soon as it can be clicked, once.
 *
 * Retries, because puppeteer waits until its timeout if an element is replaced while its visibility is checked. The
 * same happens if the click itself removes the element, but then the element has recorded the click.
 */
export async function click(page: Page, selector: string): Promise<void> {
  const mark = crypto.randomUUID();
  await until(page, async () => {
    const element = await query(page, selector);
    if (!element) throw new Error(`Not there yet: ${selector}`);
    await element.evaluate(uncover);
    // On the window, since a page may withhold a click from its element: before hydration, or while it asks a
    // question.
    await element.evaluate((clicked, name) => {
      // Not a named function: tsx, which runs the benchmarks, would add a naming helper that the page doesn't have.
      addEventListener(
        'click',
        (event) => {
          if (event.composedPath().includes(clicked)) (window as NotingWindow).lastClick = name;
        },
        { capture: true },
      );
    }, mark);
    try {
      await page.locator(selector).setTimeout(PRESS_MS).click();
    } catch (error) {
      const wasClicked = await page.evaluate((name) => (window as NotingWindow).lastClick === name, mark);
      if (!wasClicked) throw error;
      return;
    }
    // A toast may have covered the element, or moved it between press and release.
    const isMissed = await element
      .evaluate((clicked, name) => clicked.isConnected && (window as NotingWindow).lastClick !== name, mark)
      // The click has led to another page.
      .catch(() => false);
    if (isMissed) throw new Error(`The click went elsewhere: ${selector}`);
  });
}

/** Scrolls an element out from under what covers it, such as the page's header, as a person does. */
function uncover(element: Element): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!there || element.contains(there) || there.contains(element)) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Selects a menu entry. The menu stays open. */
export async function pick(page: Page, menu: string, entry: string): Promise<void> {
  await click(page, `::-p-aria([name="${menu}"][role="button"])`);
  await click(page, `.board-menu-item::-p-text(${entry})`);
}

/** Clicks an element that closes the page, possibly before the click is reported as done. */
export async function clickAway(page: Page, selector: string): Promise<void> {
  await click(page, selector).catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
}

/** Returns the element that matches a selector, as soon as it exists. */
export async function find<Selector extends string>(
  page: Page,
  selector: Selector,
): Promise<ElementHandle<NodeFor<Selector>>> {
  return until(page, async () => {
    const found = await query(page, selector);
    if (!found) throw new Error(`Not there yet: ${selector}`);
    return found;
  });
}

/** Returns a value read from an element, as soon as the element exists. */
export async function read<Selector extends string, Value>(
  page: Page,
  selector: Selector,
  reading: (element: NodeFor<Selector>) => Value,
): Promise<Awaited<Value>> {
  return until(page, () => withTimeout(QUERY_MS, page.$eval(selector, reading)));
}

/** Waits until no element matches a selector. */
export async function waitUntilGone(page: Page, selector: string): Promise<void> {
  await until(page, async () => {
    if (await query(page, selector)) throw new Error(`Still there: ${selector}`);
  });
}

/**
 * Fills in a field as soon as it is editable. Puppeteer (24.43) empties it before it types; if the page draws the field
 * anew in between, its earlier text comes back before the new one.
 */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await until(page, async () => {
    await page.locator(selector).setTimeout(PRESS_MS).fill(text);
    const field = await query(page, selector);
    const value = (await field?.evaluate((filled) => (filled as HTMLInputElement).value)) ?? text;
    if (text !== '' && value !== text && value.endsWith(text)) {
      throw new Error(`Not replaced: ${selector} has ${value}`);
    }
  });
}

/** Retries until the attempt succeeds. Throws the last error after the timeout, or when the page is closed. */
export async function until<Value>(page: Page, attempt: () => Promise<Value>): Promise<Value> {
  const endsMs = Date.now() + TIMEOUT_MS;
  let pauseMs: number = PAUSE_MS.first;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (page.isClosed() || Date.now() > endsMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(pauseMs * PAUSE_MS.factor, PAUSE_MS.longest);
    }
  }
}
