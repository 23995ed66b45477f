import { type RefObject, useEffect, useRef } from 'react';

interface TableView {
  /** Photos are looked at, on the table or once more beside the folders. */
  readonly isBusy: boolean;
  readonly isWorking: boolean;
  readonly hasResults: boolean;
}

/** What the window and the keyboard's focus are moved to; each says so by `data-view`. */
const TRAYS = '[data-view=trays]';
const RESULT = '[data-view=result]';
/** What takes a focus that has nowhere to be, the first that is there. */
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
    if (hasEnded) root.querySelector(RESULT)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // What was pressed may be what says "Working" now, and then what comes is where the person is.
    if (hasEnded || (isFocusLost() && (isBusy || isOurs.current)))
      restingPlace(root).focus({ preventScroll: true });
  });
}

/** The heap lies above the trays, so that both are seen where there is room for both. */
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
