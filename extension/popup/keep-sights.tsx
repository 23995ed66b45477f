import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { firstSight } from './first-sight.ts';
import { PopupView } from './popup-view.tsx';
import { factsText, type KeptSight } from './sight.ts';
import { factsNow, readShown, SIGHTS_KEY } from './sight-facts.ts';

const nothing = () => {};
const AT_FIRST = { waitsFor: 'server', refresh: nothing, signIn: nothing, signOut: nothing } as const;

/** Draws what the popup will show first, now and after every change, so that it can show it before React is there. */
export function followSights(): void {
  void keepSights();
  chrome.storage.local.onChanged.addListener(() => void keepSights());
}

async function keepSights(): Promise<void> {
  const stored = await readShown();
  // The facts first: should the month end meanwhile, the sights are of the one before, and not shown.
  const sights = [true, false].map((isReadable): KeptSight => {
    const facts = factsText(factsNow(stored, isReadable));
    return { facts, markup: markupOf({ stored, isReadable }) };
  });
  localStorage.setItem(SIGHTS_KEY, JSON.stringify(sights));
}

function markupOf(read: Pick<Parameters<typeof firstSight>[0], 'stored' | 'isReadable'>): string {
  const first = firstSight({ ...read, tab: {} });
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<PopupView first={first} session={{ ...AT_FIRST, ...first }} />));
  const markup = place.innerHTML;
  root.unmount();
  return markup;
}
