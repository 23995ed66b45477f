import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { forgetUsage } from './usage-key.ts';

/** Whoever signs out takes their usage record along. Where the session could only not be asked for, it stays. */
export function useForgetUsage(): void {
  const { state } = useAuth();
  const hasLeft = state.status === 'signed-out' && state.problem === undefined;
  useEffect(() => {
    if (hasLeft) forgetUsage();
  }, [hasLeft]);
}
