export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a person entered in a field. */
export type Entry =
  | { readonly field: HTMLSelectElement; readonly choice: string }
  | { readonly field: HTMLInputElement; readonly isChecked: boolean }
  | {
      readonly field: TextField;
      readonly text: string;
      readonly caret: readonly [number, number] | undefined;
    };

/** Reads the text of a field, and where the caret is if it is in it. */
export function textIn(field: TextField): Entry {
  // Fields for addresses and numbers have no caret that scripts can read.
  const { value: text, selectionStart: start, selectionEnd } = field;
  const hasCaret = document.activeElement === field && start !== null;
  return { field, text, caret: hasCaret ? [start, selectionEnd ?? start] : undefined };
}

/**
 * Enters something in a field as a person does, so that its component learns of it.
 *
 * React compares with the last value that it saw: assigning an empty one first, through the property that React replaces
 * on the element, makes the real one a change.
 */
export function tellEntry(entry: Entry): void {
  if ('choice' in entry) {
    entry.field.value = entry.choice;
    entry.field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if ('isChecked' in entry) {
    // The click changes it to what was chosen.
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
