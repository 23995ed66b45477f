/** Where this browser keeps the usage record of whoever is signed in. */
export const USAGE_KEY = 'image-processing-usage';

/** Forgets it: it belongs to an account, and that account has left. */
export function forgetUsage(): void {
  try {
    localStorage.removeItem(USAGE_KEY);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
