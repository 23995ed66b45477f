/** Key in localStorage of the signed-in user's usage record. */
export const USAGE_KEY = 'image-processing-usage';

/** Returns whether a usage record is stored. */
export function isUsageKept(): boolean {
  try {
    return localStorage.getItem(USAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Removes the record when its user has signed out. */
export function forgetUsage(): void {
  try {
    localStorage.removeItem(USAGE_KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
