/**
 * Buttons that were clicked before the page was hydrated. What the browser does by itself (links, folded text, file
 * pickers) is left to it.
 */
const clicked = new Set<HTMLElement>();

function record(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.add(button);
}

/** Records clicks on buttons from now on, those that send a form too, and keeps them from the browser. */
export function recordClicks(): void {
  document.addEventListener('click', record, { capture: true });
}

/** The page is hydrated: makes the recorded clicks again, and records no more. */
export function replayClicks(): void {
  document.removeEventListener('click', record, { capture: true });
  const buttons = [...clicked];
  clicked.clear();
  for (const button of buttons) setTimeout(() => button.click());
}
