/** Presses that nobody could hear yet. What the browser does by itself (links, folded text, file pickers) is not held. */
const held = new Set<HTMLElement>();

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(button);
}

/** Keeps the presses on buttons from now on, those that send a form too. */
export function holdPresses(): void {
  document.addEventListener('click', hold, { capture: true });
}

/** Somebody hears presses now: makes those again that were kept. */
export function releasePresses(): void {
  document.removeEventListener('click', hold, { capture: true });
  const buttons = [...held];
  held.clear();
  for (const button of buttons) setTimeout(() => button.click());
}
