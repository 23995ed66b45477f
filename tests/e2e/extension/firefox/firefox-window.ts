/*
 * What runs in Firefox's own window, which WebDriver BiDi calls like a page. Each function is sent as text, so it uses
 * nothing but its arguments.
 */

interface Menu extends HTMLElement {
  readonly state: string;
  activateItem(item: Element): void;
}

interface SidebarElement extends Element {
  readonly contentDocument: Document;
}

interface FirefoxWindow extends Window {
  readonly SidebarController: { readonly isOpen: boolean; readonly browser: SidebarElement };
  readonly PopupNotifications: { readonly panel: Element & { readonly state: string } };
  synthesizeMouseEvent(type: string, x: number, y: number, data: object, options: object): boolean;
}

/** Selects an entry of the open context menu; false while it isn't open. */
export function chooseInMenu(label: string): boolean {
  const menu = document.getElementById('contentAreaContextMenu') as Menu | null;
  const item = [...(menu?.children ?? [])].find((entry) => entry.getAttribute('label') === label);
  if (!menu || !item || menu.state !== 'open') return false;
  menu.activateItem(item);
  return true;
}

/** Returns whether the sidebar is open. */
export function isSidebarOpen(): boolean {
  return (window as unknown as FirefoxWindow).SidebarController.isOpen;
}

/** Clicks a position of the page in the sidebar with the mouse, in CSS pixels. */
export function clickInSidebar(x: number, y: number): void {
  const firefox = window as unknown as FirefoxWindow;
  const { browser: sidebar } = firefox.SidebarController;
  const page = sidebar.contentDocument.getElementById('webext-panels-browser');
  const outer = sidebar.getBoundingClientRect();
  const inner = page?.getBoundingClientRect() ?? { x: 0, y: 0 };
  for (const [type, clickCount] of [
    ['mousemove', 0],
    ['mousedown', 1],
    ['mouseup', 1],
  ] as const) {
    const data = { button: 0, clickCount };
    firefox.synthesizeMouseEvent(type, outer.x + inner.x + x, outer.y + inner.y + y, data, {});
  }
}

/** Answers Firefox's permission prompt. Returns its text, or nothing if there is none. */
export function answerQuestion(answer: 'button' | 'secondaryButton'): string | undefined {
  const { panel } = (window as unknown as FirefoxWindow).PopupNotifications;
  const question = panel.firstElementChild as (Element & Record<typeof answer, HTMLElement>) | null;
  if (!question || panel.state !== 'open') return undefined;
  const text = question.textContent ?? '';
  question[answer].click();
  return text;
}
