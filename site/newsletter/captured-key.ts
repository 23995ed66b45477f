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

/** Forgets them: whoever typed them has deleted their account. */
export function forgetCaptured(): void {
  try {
    localStorage.removeItem(CAPTURED_KEY);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
