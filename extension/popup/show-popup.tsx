import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { followTheme } from '../storage/page-theme.ts';
import { firstSight, type ReadFirst } from './first-sight.ts';
import { followSights } from './keep-sights.tsx';
import { Popup } from './popup.tsx';

/** Draws the popup, in the place of its first sight where that is shown already. */
export function showPopup(root: HTMLElement, read: ReadFirst): void {
  // At once: whoever pressed a button of the first sight is waiting.
  flushSync(() => createRoot(root).render(<Popup first={firstSight(read)} />));
  followTheme();
  followSights();
}
