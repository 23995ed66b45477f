import { useEffect } from 'react';
import { AppError } from '#core/failure.ts';
import { useAuth } from '../auth/auth-context.ts';

/** Ends the session if the server rejects it. Returns whether that is why the request failed. */
export function useSessionEnd(error: unknown): boolean {
  const { state, expire } = useAuth();
  const isOver =
    state.status === 'signed-in' && error instanceof AppError && error.failure.code === 'session-over';
  useEffect(() => {
    if (isOver) expire(error.failure);
  }, [isOver, error, expire]);
  return isOver;
}
