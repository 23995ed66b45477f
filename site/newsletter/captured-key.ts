/** Where this browser keeps the addresses that were typed into the newsletter's form. */
export const CAPTURED_KEY = 'captured-emails';

/** Whether any waits to be sent. Looked for in the text, so that pages without the form need not read it. */
export function mayHaveUnsent(): boolean {
  try {
    return localStorage.getItem(CAPTURED_KEY)?.includes('"isSent":false') ?? false;
  } catch {
    return false;
  }
}
