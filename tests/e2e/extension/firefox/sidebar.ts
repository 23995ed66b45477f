import type { Page } from 'puppeteer';
import { expect } from 'vitest';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { clickInSidebar } from './firefox-window.ts';
import type { Firefox } from './firefox.ts';

/** The sidebar with our panel. */
export interface Sidebar {
  /** Waits until the panel shows a text. */
  sees(text: string): Promise<void>;
  /** Returns whether the panel shows a text. */
  shows(text: string): Promise<boolean>;
  /** Types into a field. */
  fill(selector: string, text: string): Promise<void>;
  /** Selects a menu entry. */
  pick(menu: string, entry: string): Promise<void>;
  /** Clicks a button with the mouse, because Firefox only asks for permissions on real clicks. */
  press(name: string): Promise<void>;
}

/** @param desk a page of the extension in a tab, through which tests reach the sidebar */
export function sidebarOf(firefox: Firefox, desk: Page): Sidebar {
  return {
    sees: async (text) => {
      await expect.poll(() => desk.evaluate(textOfSidebar)).toContain(text);
    },
    shows: async (text) => (await desk.evaluate(textOfSidebar)).includes(text),
    fill: (selector, text) => waitFor(desk, fillInSidebar, selector, text).then(() => {}),
    pick: (menu, entry) => waitFor(desk, pickInSidebar, menu, entry).then(() => {}),
    press: async (name) => {
      const place = await waitFor(desk, placeInSidebar, name);
      await firefox.inWindow(clickInSidebar, ...place);
    },
  };
}

function textOfSidebar(): string {
  const [view] = chrome.extension.getViews({ type: 'sidebar' as 'popup' });
  // Between two documents there is no body.
  return (view?.document.body as HTMLElement | null)?.innerText ?? '';
}

/** Returns the middle of an enabled button. */
function placeInSidebar(name: string): [x: number, y: number] | undefined {
  const [view] = chrome.extension.getViews({ type: 'sidebar' as 'popup' });
  const buttons = [...(view?.document.querySelectorAll('button:enabled') ?? [])];
  const button = buttons.find(({ textContent }) => textContent?.trim() === name);
  if (!button) return undefined;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Types into a field, through which React sees it; false while it isn't there. */
function fillInSidebar(selector: string, text: string): boolean {
  const [view] = chrome.extension.getViews({ type: 'sidebar' as 'popup' });
  const field = view?.document.querySelector<HTMLInputElement>(selector);
  if (!view || !field) return false;
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Opens a menu, and chooses its entry once that is there; false until then. */
function pickInSidebar(menu: string, entry: string): boolean {
  const [view] = chrome.extension.getViews({ type: 'sidebar' as 'popup' });
  const found = [...(view?.document.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].find(
    ({ textContent }) => textContent.includes(entry),
  );
  const opener = view?.document.querySelector<HTMLElement>(`[aria-label="${menu}"]`);
  found?.click();
  // Once its entries are loaded, the menu is open without another press.
  if (!found && opener?.ariaExpanded !== 'true') opener?.click();
  return found !== undefined;
}
