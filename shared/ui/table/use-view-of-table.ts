import { type RefObject, useEffect, useRef } from 'react';

interface TableView {
  /** Photos are being analyzed, in a batch or in a retry. */
  readonly isBusy: boolean;
  readonly isWorking: boolean;
  readonly hasResults: boolean;
}

/** The elements that the page scrolls to and that get the focus, marked by `data-view`. */
const TRAYS = '[data-view=trays]';
const RESULT = '[data-view=result]';
/** The first of these that exists gets a lost focus. */
const RESTS = [TRAYS, '[data-view=trying]', RESULT];

/**
 * Keeps the window and the keyboard at what matters: the trays are in sight while a batch runs, and the result when it
 * has come, wherever the page was before. What was pressed may be gone or switched off after it; then what is there in
 * its place takes the focus, so that it is never lost.
 */
export function useViewOfTable(
  table: RefObject<HTMLElement | null>,
  { isBusy, isWorking, hasResults }: TableView,
): void {
  const wasWorking = useRef(isWorking);
  const isOurs = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      isOurs.current = table.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [table]);

  useEffect(() => {
    const root = table.current;
    if (!root) return;
    const hasBegun = isWorking && !wasWorking.current;
    const hasEnded = hasResults && wasWorking.current;
    wasWorking.current = isWorking;
    if (hasBegun) showTrays(root);
    // The board from its top: its bar sticks, so it counts as in sight wherever the page is.
    if (hasEnded) root.scrollIntoView({ block: 'start', behavior: 'instant' });
    // The pressed button may be disabled by now; then the new content gets the focus.
    if (hasEnded || (isFocusLost() && (isBusy || isOurs.current)))
      restingPlace(root).focus({ preventScroll: true });
  });
}

/** The heap is above the trays, so both are visible if there is room. */
function showTrays(root: HTMLElement): void {
  const trays = root.querySelector(TRAYS);
  if (!trays) return;
  const { top, bottom } = trays.getBoundingClientRect();
  // The table's scroll margin is what the page's header covers.
  const covered = Number.parseFloat(getComputedStyle(root).scrollMarginTop) || 0;
  if (top >= covered && bottom <= window.innerHeight) return;
  root.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
}

function restingPlace(root: HTMLElement): HTMLElement {
  for (const selector of RESTS) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return root;
}
