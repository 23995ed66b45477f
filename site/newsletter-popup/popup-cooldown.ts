import { POPUP } from '../limits.ts';

/** Key of the time when the popup was last closed, in milliseconds since 1970. */
const CLOSED_KEY = 'subscription-popup-closed';

/** Returns whether it was closed recently. */
export function isCoolingDown(): boolean {
  try {
    const closedMs = Number(localStorage.getItem(CLOSED_KEY) ?? 0);
    return Date.now() - closedMs < POPUP.cooldownMs;
  } catch {
    // Without storage it would open on every visit, so it never opens.
    return true;
  }
}

export function startCooldown(): void {
  try {
    localStorage.setItem(CLOSED_KEY, String(Date.now()));
  } catch {
    // Storage is unavailable, so the popup doesn't open automatically anyway.
  }
}
