/** Key in localStorage of the addresses that were entered into the newsletter form. */
export const CAPTURED_KEY = 'captured-emails';

/**
 * Returns whether an address is still unsent. Searches the text, so that pages without the form don't have to load
 * the parser.
 */
export function mayHaveUnsent(): boolean {
  try {
    return localStorage.getItem(CAPTURED_KEY)?.includes('"isSent":false') ?? false;
  } catch {
    return false;
  }
}

/** Removes the addresses after the user has deleted the account. */
export function forgetCaptured(): void {
  try {
    localStorage.removeItem(CAPTURED_KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
