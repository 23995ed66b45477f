/** Where this browser keeps the usage record of whoever is signed in. */
export const USAGE_KEY = 'image-processing-usage';

/** Whether there is one. */
export function isUsageKept(): boolean {
  try {
    return localStorage.getItem(USAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Forgets it: it belongs to an account, and that account has left. */
export function forgetUsage(): void {
  try {
    localStorage.removeItem(USAGE_KEY);
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
