import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { useNotify } from '../kit/toast-context.ts';
import { takeFarewell } from './farewell.ts';
import { forgetUsage } from './usage-key.ts';

/**
 * Removes the usage record when the user signs out, and confirms the deletion of an account. Does nothing if the
 * session could not be determined, because the user may still be signed in.
 */
export function useForgetUsage(): void {
  const { state } = useAuth();
  const notify = useNotify();
  const hasLeft = state.status === 'signed-out' && state.problem === undefined;
  useEffect(() => {
    if (!hasLeft) return;
    forgetUsage();
    const farewell = takeFarewell();
    if (farewell === undefined) return;
    void import('./own-data-copy.ts').then(({ deletedToast }) => notify(deletedToast(farewell)));
  }, [hasLeft, notify]);
}
