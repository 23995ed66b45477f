import { type Entry, tellEntry, type TextField, textIn } from './tell-entry.ts';

/** Buttons pressed before hydration. Links and `<details>` work without scripts and aren't recorded. */
const pressed = new Set<HTMLElement>();

/** The user's choices before hydration, by field. Text is read from the fields themselves. */
const chosen = new Map<Element, Entry>();

const COMPOSITION = ['compositionstart', 'compositionend'] as const;

/** The field with an active input method. React sees the whole text when composition ends. */
let composing: EventTarget | null = null;

function recordComposition({ type, target }: Event): void {
  composing = type === 'compositionstart' ? target : null;
}

function recordPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const picker = document.getElementById(button.dataset['opens'] ?? '');
  // Later, the browser would no longer open its dialog for this press.
  if (picker) picker.click();
  else pressed.add(button);
}

/** Marks the button of a picker whose files wait for the page. */
function markWaiting(picker: HTMLInputElement, isWaiting: boolean): void {
  const button = document.querySelector(`[data-opens="${picker.id}"]`);
  if (isWaiting) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}

function recordChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) chosen.set(target, { field: target, choice: target.value });
  else if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
    chosen.set(target, { field: target, isChecked: target.checked });
  } else if (target instanceof HTMLInputElement && target.type === 'file') markWaiting(target, true);
}

/**
 * Starts recording presses of buttons, including submit buttons, and choices in fields. Prevents the default action
 * of the presses.
 */
export function recordEarlyInput(): void {
  document.addEventListener('click', recordPress, { capture: true });
  document.addEventListener('change', recordChoice, { capture: true });
  for (const type of COMPOSITION) document.addEventListener(type, recordComposition, { capture: true });
}

/**
 * Tells React the contents of newly hydrated fields, files included: typed, pasted, filled in by the browser, or chosen. React leaves
 * these values in the document without telling the components, which restore their own values on the next render.
 * Called right after hydration, before that can happen.
 */
export function replayEntries(): void {
  document.removeEventListener('change', recordChoice, { capture: true });
  for (const type of COMPOSITION) document.removeEventListener(type, recordComposition, { capture: true });
  const fields = document.querySelectorAll<TextField>('input, textarea');
  // Files may have been chosen even before this script recorded anything.
  const pickers = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  const filled = pickers.filter(({ files }) => files && files.length > 0);
  const texts = [...fields].filter((field) => isText(field) && field.value !== field.defaultValue);
  const entries = [...chosen.values(), ...texts.filter((field) => field !== composing).map(textIn)];
  chosen.clear();
  // Outside of its own commit, React renders such changes synchronously, so that the caret can be restored.
  queueMicrotask(() => {
    entries.forEach(tellEntry);
    for (const picker of filled) {
      picker.dispatchEvent(new Event('change', { bubbles: true }));
      markWaiting(picker, false);
    }
  });
}

/** Called after hydration: stops recording and repeats the recorded presses. */
export function replayPresses(): void {
  document.removeEventListener('click', recordPress, { capture: true });
  const buttons = [...pressed];
  pressed.clear();
  for (const button of buttons) setTimeout(() => button.click());
}

function isText(field: TextField): boolean {
  return !/^(?:checkbox|radio|file|hidden|button|submit|reset|image|range|color)$/.test(field.type);
}
