import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { useNotify } from '../kit/toast-context.ts';
import { takeFarewell } from './farewell.ts';
import { forgetUsage } from './usage-key.ts';

/**
 * Whoever signs out takes their usage record along; whoever deleted their account is told that it is gone. Where
 * the session could only not be asked for, nobody has left.
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
