/**
 * Buttons clicked before hydration. Links, `<details>` and file pickers work without scripts and are not
 * recorded.
 */
const clicked = new Set<HTMLElement>();

function record(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.add(button);
}

/** Starts to record clicks on buttons, including submit buttons, and prevents their default action. */
export function recordClicks(): void {
  document.addEventListener('click', record, { capture: true });
}

/** Called after hydration: stops recording and replays the recorded clicks. */
export function replayClicks(): void {
  document.removeEventListener('click', record, { capture: true });
  const buttons = [...clicked];
  clicked.clear();
  for (const button of buttons) setTimeout(() => button.click());
}
