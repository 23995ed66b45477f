import { type Entry, tellEntry, type TextField, textIn } from './tell-entry.ts';

/**
 * Buttons pressed before hydration. Links, `<details>` and file pickers work without scripts and are not
 * recorded.
 */
const pressed = new Set<HTMLElement>();

/** What a person chose before hydration, by the field. Texts are read from the fields themselves. */
const chosen = new Map<Element, Entry>();

const COMPOSITION = ['compositionstart', 'compositionend'] as const;

/** The field in which an input method is at work. React sees the whole text when that is done. */
let composing: EventTarget | null = null;

function recordComposition({ type, target }: Event): void {
  composing = type === 'compositionstart' ? target : null;
}

function recordPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
}

function recordChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) chosen.set(target, { field: target, choice: target.value });
  else if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
    chosen.set(target, { field: target, isChecked: target.checked });
  }
}

/**
 * Starts to record presses of buttons, including submit buttons, and prevents their default action; and what is chosen in
 * fields.
 */
export function recordEarlyInput(): void {
  document.addEventListener('click', recordPress, { capture: true });
  document.addEventListener('change', recordChoice, { capture: true });
  for (const type of COMPOSITION) document.addEventListener(type, recordComposition, { capture: true });
}

/**
 * Tells React what is in fields that it has just hydrated: typed, pasted, filled in by the browser, or chosen. React keeps
 * such values in the document without telling the components, which put their own values back when they render again.
 * Called as soon as the page is hydrated, before that can happen.
 */
export function replayEntries(): void {
  document.removeEventListener('change', recordChoice, { capture: true });
  for (const type of COMPOSITION) document.removeEventListener(type, recordComposition, { capture: true });
  const fields = document.querySelectorAll<TextField>('input, textarea');
  const texts = [...fields].filter((field) => isText(field) && field.value !== field.defaultValue);
  const entries = [...chosen.values(), ...texts.filter((field) => field !== composing).map(textIn)];
  chosen.clear();
  // React renders at once what it is told outside of its own commit, so that the caret can be put back.
  queueMicrotask(() => entries.forEach(tellEntry));
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
