import { useEffect } from 'react';
import { AppError } from '#core/failure.ts';
import { useAuth } from '../auth/auth-context.ts';

/** Ends a session that the server does not accept any more. Answers whether that is what a call failed with. */
export function useSessionEnd(error: unknown): boolean {
  const { state, expire } = useAuth();
  const isOver =
    state.status === 'signed-in' && error instanceof AppError && error.failure.code === 'session-over';
  useEffect(() => {
    if (isOver) expire();
  }, [isOver, expire]);
  return isOver;
}
