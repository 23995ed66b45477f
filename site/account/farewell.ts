import type { DeletedReply } from '#protocol/own-data.ts';

type Farewell = DeletedReply['newsletter'];

/** Key of the message to show after the deletion of an account, once the provider has redirected back to us. */
const FAREWELL_KEY = 'account-deleted';
const KNOWN: readonly Farewell[] = ['none', 'removed', 'being-removed'];

export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(FAREWELL_KEY, farewell);
  } catch {
    // Storage is unavailable: no message is shown, but everything is still deleted.
  }
}

/** Returns whether a farewell is stored. */
export function isFarewellLeft(): boolean {
  try {
    return sessionStorage.getItem(FAREWELL_KEY) !== null;
  } catch {
    return false;
  }
}

/** Reads and removes the stored farewell. */
export function takeFarewell(): Farewell | undefined {
  try {
    const left = sessionStorage.getItem(FAREWELL_KEY);
    sessionStorage.removeItem(FAREWELL_KEY);
    return KNOWN.find((farewell) => farewell === left);
  } catch {
    return undefined;
  }
}
