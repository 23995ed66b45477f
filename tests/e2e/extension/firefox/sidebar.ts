import type { Page } from 'puppeteer';
import { expect } from 'vitest';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { clickInSidebar } from './firefox-window.ts';
import type { Firefox } from './firefox.ts';

/** The sidebar with our panel. */
export interface Sidebar {
  /** Waits until the panel shows a text. */
  sees(text: string): Promise<void>;
  /** Clicks a button with the mouse, because Firefox only asks for permissions on real clicks. */
  press(name: string): Promise<void>;
}

/** @param desk a page of the extension in a tab, through which tests reach the sidebar */
export function sidebarOf(firefox: Firefox, desk: Page): Sidebar {
  return {
    sees: async (text) => {
      await expect.poll(() => desk.evaluate(textOfSidebar)).toContain(text);
    },
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
