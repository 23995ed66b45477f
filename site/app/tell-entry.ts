export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The user's entry in a field. */
export type Entry =
  | { readonly field: HTMLSelectElement; readonly choice: string }
  | { readonly field: HTMLInputElement; readonly isChecked: boolean }
  | {
      readonly field: TextField;
      readonly text: string;
      readonly caret: readonly [number, number] | undefined;
    };

/** Reads a field's text, and the caret position if the field has the focus. */
export function textIn(field: TextField): Entry {
  // In fields for addresses and numbers, scripts can't read the caret.
  const { value: text, selectionStart: start, selectionEnd } = field;
  const hasCaret = document.activeElement === field && start !== null;
  return { field, text, caret: hasCaret ? [start, selectionEnd ?? start] : undefined };
}

/**
 * Enters a value into a field the way a user would, so that its component notices.
 *
 * React compares with the last value that it saw. Assigning an empty value first, through the property that React
 * replaces on the element, makes the real one a change.
 */
export function tellEntry(entry: Entry): void {
  if ('choice' in entry) {
    entry.field.value = entry.choice;
    entry.field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if ('isChecked' in entry) {
    // The click toggles it to the user's choice.
    entry.field.checked = !entry.isChecked;
    entry.field.click();
  } else {
    const { field, text, caret } = entry;
    field.value = '';
    nativeValue(field).set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (caret) field.setSelectionRange(...caret);
  }
}

function nativeValue(field: TextField): PropertyDescriptor {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  return Object.getOwnPropertyDescriptor(own.prototype, 'value') ?? {};
}
