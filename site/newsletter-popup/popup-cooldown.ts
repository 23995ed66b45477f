import { POPUP } from '../limits.ts';

/** When the popup was closed the last time, in milliseconds since 1970. */
const CLOSED_KEY = 'subscription-popup-closed';

/** Whether it was closed so lately that it stays away. */
export function isCoolingDown(): boolean {
  try {
    const closedMs = Number(localStorage.getItem(CLOSED_KEY) ?? 0);
    return Date.now() - closedMs < POPUP.cooldownMs;
  } catch {
    // Without storage it would come on every visit. Better never.
    return true;
  }
}

export function startCooldown(): void {
  try {
    localStorage.setItem(CLOSED_KEY, String(Date.now()));
  } catch {
    // Storage is closed to us, so it is not shown unasked anyway.
  }
}
