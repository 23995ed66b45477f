import { useQuery } from '@tanstack/react-query';
import { AppError } from '#core/failure.ts';
import { adminEndpoint } from '#protocol/admin.ts';
import { useSessionEnd } from '../account/use-session-end.ts';
import { api } from '../kit/api.ts';
import { useAuth } from '../auth/auth-context.ts';

export interface AdminCheck {
  readonly answer: 'asking' | 'signed-out' | 'yes' | 'no' | 'unreachable';
  readonly ask: () => void;
}

/** Asks the server whether the signed-in user is the administrator. */
export function useIsAdmin(): AdminCheck {
  const { state } = useAuth();
  const owner = state.status === 'signed-in' ? state.user.sub : undefined;
  const { data, error, failureCount, isPaused, refetch } = useQuery({
    queryKey: ['admin', owner],
    queryFn: () => api.call(adminEndpoint),
    enabled: owner !== undefined,
  });
  const code = error instanceof AppError ? error.failure.code : undefined;
  useSessionEnd(error);

  const answer = () => {
    if (state.status === 'signed-out') return 'signed-out';
    if (code === 'admin-only') return 'no';
    if (data) return 'yes';
    return failureCount > 0 || isPaused ? 'unreachable' : 'asking';
  };
  return { answer: answer(), ask: () => void refetch() };
}
