import type { DeletedReply } from '#protocol/own-data.ts';

type Farewell = DeletedReply['newsletter'];

/** What is to be said once the provider has sent whoever deleted their account back to us. */
const FAREWELL_KEY = 'account-deleted';
const KNOWN: readonly Farewell[] = ['none', 'removed', 'being-removed'];

export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(FAREWELL_KEY, farewell);
  } catch {
    // Storage is closed to us: then nothing is said, and all the same everything is deleted.
  }
}

/** Whether one was left. */
export function isFarewellLeft(): boolean {
  try {
    return sessionStorage.getItem(FAREWELL_KEY) !== null;
  } catch {
    return false;
  }
}

/** The farewell that was left, once. */
export function takeFarewell(): Farewell | undefined {
  try {
    const left = sessionStorage.getItem(FAREWELL_KEY);
    sessionStorage.removeItem(FAREWELL_KEY);
    return KNOWN.find((farewell) => farewell === left);
  } catch {
    return undefined;
  }
}
