import { keepThemeClass } from '#ui/kit/theme.ts';
import type { PanelTab } from '../open-panel.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import type { ReadFirst } from './first-sight.ts';
import { holdPress } from './held-press.ts';
import { sightOf } from './sight.ts';
import { factsNow, forgetSights, readShown, SIGHTS_KEY } from './sight-facts.ts';

// [Note: First sight] React takes longer to load than a popup may take to open. So what React draws first is kept as
// markup, with all the facts that it follows from, and is shown before React is loaded, but only where each of these
// facts is still the same. React then draws it again in its place. This is built as one script without modules,
// since each module would be loaded by itself; and it calls Chrome's interface without the polyfill. The built page
// has its styles in itself and names its module instead of loading it: nothing else is read before the paint.

/** What was read for the first sight, and the press of a button that waits for React. */
export interface FirstSightShown extends ReadFirst {
  readonly root: HTMLElement;
  readonly pressAgain: () => void;
}

declare global {
  interface Window {
    /** Resolves when the first sight is painted, or none was kept. */
    firstSight: Promise<FirstSightShown>;
  }
}

const isKept = localStorage.getItem(SIGHTS_KEY) !== null;
showLastTheme();
window.firstSight = showFirstSight();
// Loading React would hold up a first sight; where there is none, all wait for React.
void (isKept ? window.firstSight : parsed()).then(importModule);

async function showFirstSight(): Promise<FirstSightShown> {
  const [stored, tabs] = await Promise.all([
    readShown(),
    chrome.tabs.query({ active: true, currentWindow: true }),
    parsed(),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The popup has no #root');
  document.documentElement.lang = chrome.i18n.getMessage('language_tag');
  const tab: PanelTab = tabs[0] ?? {};
  const isReadable = /^(?:https?|file):/.test(tab.url ?? '');
  const read = { stored, tab, isReadable, root };

  const sight = sightOf(localStorage.getItem(SIGHTS_KEY), factsNow(stored, isReadable));
  if (sight === undefined) {
    // Of other facts, and perhaps of somebody else.
    forgetSights();
    return { ...read, pressAgain: () => {} };
  }
  const { dataset } = document.documentElement;
  dataset['isFirstSight'] = '';
  root.innerHTML = sight;
  const pressAgain = holdPress(root);
  await new Promise<void>(afterFirstPaint);
  delete dataset['isFirstSight'];
  return { ...read, pressAgain };
}

/** The theme that was chosen last; first-paint.js does this on the other pages. */
function showLastTheme(): void {
  const theme = localStorage.getItem('ui-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  keepThemeClass();
}

/** In development the page loads its module by itself. */
async function importModule(): Promise<void> {
  const module = document.getElementById('root')?.dataset['module'];
  if (module !== undefined) await import(/* @vite-ignore */ module);
}

/** Not as late as `DOMContentLoaded`, which waits for the modules. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', () => resolve(), { once: true });
    } else resolve();
  });
}
