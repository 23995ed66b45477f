import type { Page, SerializedAXNode } from 'puppeteer';
import { until, waitFor } from '../../scripts/visitor/patient-page.ts';

/** The focused element, as assistive technology sees it. */
export interface Focused {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

/** More than the tab stops of a page with a few photos. */
const MOST_TABS = 150;

/** A person with only a keyboard and a screen reader. */
export interface KeyboardPerson {
  /** Presses a key, with others held down: `Control+Shift+z`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  focused(): Promise<Focused>;
  /** Presses Tab until an element with this name or appearance has the focus. */
  tabTo(role: string, name: string | RegExp): Promise<Focused>;
  /** Presses an arrow until this has the focus. */
  arrowTo(key: 'ArrowDown' | 'ArrowRight', role: string, name: string | RegExp): Promise<Focused>;
  /** Waits until the focus is there by itself. */
  isAt(role: string, name: string | RegExp): Promise<Focused>;
  /** Waits until something like this is announced, or was announced before. */
  hears(text: string | RegExp): Promise<string>;
  /** Waits until the accessibility tree has this. */
  finds(role: string, name: string | RegExp): Promise<SerializedAXNode>;
  /** Passes files to the file chooser that a key opens. */
  chooseFiles(key: string, paths: readonly string[]): Promise<void>;
  /** Returns how often a mouse, a finger or a pen did something. */
  pointed(): Promise<number>;
}

/** Records all announcements and pointer events; call it before the page is opened. */
export async function keyboardPerson(page: Page): Promise<KeyboardPerson> {
  await page.evaluateOnNewDocument(noteAnnouncements);
  const devtools = await page.createCDPSession();

  const focused = async (): Promise<Focused> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    const [node] = nodes;
    return {
      role: textOf(node?.role),
      name: textOf(node?.name),
      description: textOf(node?.description),
    };
  };
  const press = async (keys: string) => {
    const parts = keys.split('+') as Parameters<typeof page.keyboard.press>[0][];
    const last = parts.pop();
    for (const part of parts) await page.keyboard.down(part);
    if (last) await page.keyboard.press(last);
    for (const part of parts.toReversed()) await page.keyboard.up(part);
  };
  const stepTo = async (key: string, role: string, name: string | RegExp) => {
    const met: string[] = [];
    for (let steps = 0; steps < MOST_TABS; steps += 1) {
      const at = await focused();
      if (at.role === role && matches(at.name, name)) return at;
      met.push(`${at.role} "${at.name}"`);
      await press(key);
    }
    throw new Error(`${key} did not lead to ${role} "${String(name)}", but to:\n${met.join('\n')}`);
  };
  return {
    press,
    type: (text) => page.keyboard.type(text),
    focused,
    tabTo: (role, name) => stepTo('Tab', role, name),
    arrowTo: stepTo,
    isAt: (role, name) =>
      until(page, async () => {
        const at = await focused();
        if (at.role === role && matches(at.name, name)) return at;
        throw new Error(`The focus is at ${at.role} "${at.name}", not at ${role} "${String(name)}"`);
      }),
    hears: (text) =>
      until(page, async () => {
        const said = await page.evaluate(() => (window as Window & { announced?: string[] }).announced ?? []);
        const heard = said.find((one) => matches(one, text));
        if (heard === undefined)
          throw new Error(`"${String(text)}" was not announced, but:\n${said.join('\n')}`);
        return heard;
      }),
    finds: (role, name) =>
      until(page, async () => {
        const tree = await page.accessibility.snapshot({ interestingOnly: false });
        const all = tree ? flat(tree) : [];
        const found = all.find((node) => node.role === role && matches(node.name ?? '', name));
        if (!found) throw new Error(`The accessibility tree has no ${role} "${String(name)}"`);
        return found;
      }),
    chooseFiles: async (key, paths) => {
      await devtools.send('Page.enable');
      await devtools.send('Page.setInterceptFileChooserDialog', { enabled: true });
      const opened = new Promise<number>((resolve) => {
        devtools.once('Page.fileChooserOpened', ({ backendNodeId }) => resolve(backendNodeId ?? 0));
      });
      await press(key);
      await devtools.send('DOM.setFileInputFiles', { files: [...paths], backendNodeId: await opened });
      await devtools.send('Page.setInterceptFileChooserDialog', { enabled: false });
    },
    pointed: async () => {
      await waitFor(page, () => document.readyState === 'complete');
      return page.evaluate(() => (window as Window & { pointed?: number }).pointed ?? Number.NaN);
    },
  };
}

function textOf(value: { readonly value?: unknown } | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

function flat(node: SerializedAXNode): SerializedAXNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

/** Runs in the page. */
function noteAnnouncements(): void {
  const noted = window as Window & { announced?: string[]; pointed?: number };
  noted.announced = [];
  noted.pointed = 0;
  const live = 'output, [role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
      const added = [...addedNodes].filter((node) => node instanceof Element);
      const within = added.flatMap((node) => Array.from(node.querySelectorAll(live)));
      const regions = around ? [around] : added.filter((node) => node.matches(live)).concat(within);
      for (const region of regions) {
        const text = region.textContent.replace(/\s+/g, ' ').trim();
        if (text !== '') noted.announced?.push(text);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    addEventListener(type, () => (noted.pointed = (noted.pointed ?? 0) + 1), true);
  }
}
