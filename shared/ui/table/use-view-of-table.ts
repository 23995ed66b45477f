import { type RefObject, useEffect, useRef } from 'react';

interface TableView {
  /** Photos are being analyzed, in a batch or in a retry. */
  readonly isBusy: boolean;
  readonly isWorking: boolean;
  readonly hasResults: boolean;
  /** The number of photos on the table or the board. */
  readonly photos: number;
}

/** The elements that the page scrolls to and that get the focus, marked by `data-view`. */
const TRAYS = '[data-view=trays]';
const RESULT = '[data-view=result]';
/** The first of these that exists gets a lost focus. */
const RESTS = [TRAYS, '[data-view=trying]', RESULT];

/**
 * Keeps the window and the keyboard at what matters: the trays are in sight while a batch runs, the result when it has
 * come, and the table when a board is closed or photos are dropped, wherever the page was before. What was pressed may be gone or switched off after it; then what is there in
 * its place takes the focus, so that it is never lost.
 */
export function useViewOfTable(
  table: RefObject<HTMLElement | null>,
  { isBusy, isWorking, hasResults, photos }: TableView,
): void {
  const wasWorking = useRef(isWorking);
  const before = useRef({ hasResults, photos });
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
    const hasClosed = !hasResults && before.current.hasResults;
    const hasGained = !hasResults && !isWorking && photos > before.current.photos;
    wasWorking.current = isWorking;
    before.current = { hasResults, photos };
    if (hasBegun) showTrays(root);
    // The board from its top: its bar sticks, so it counts as in sight wherever the page is.
    if (hasEnded || hasClosed) root.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (hasGained) showTop(root);
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
  if (top >= coveredBy(root) && bottom <= window.innerHeight) return;
  root.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Photos that were dropped far below the table appear at its top. */
function showTop(root: HTMLElement): void {
  const { top } = root.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight - coveredBy(root)) return;
  root.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Returns the height of the page's header over the table: the table's scroll margin. */
function coveredBy(root: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(root).scrollMarginTop) || 0;
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
