import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ADMIN } from './admin-copy.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { AppError } from '#core/failure.ts';
import { adminEndpoint } from '#protocol/admin.ts';
import { useSessionEnd } from '../account/use-session-end.ts';
import { api } from '../kit/api.ts';
import { useAuth } from '../auth/auth-context.ts';

/** Restricts a page of signed-in users to the administrator. This only redirects other users; the server enforces access. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { answer, ask } = useIsAdmin();
  switch (answer) {
    case 'yes':
      return children;
    case 'no':
      return <Navigate to="/" replace />;
    case 'asking':
    case 'unreachable':
      return (
        <div className="page-width py-10 sm:py-16">
          <h1 className="mb-6 text-28 sm:mb-8 sm:text-40">{ADMIN.title}</h1>
          {answer === 'asking' ? (
            <LightTableLoading text={ADMIN.asking} />
          ) : (
            <ServerNotice text={ADMIN.unreachable} retry={ADMIN.retry} onRetry={ask} />
          )}
        </div>
      );
  }
}

interface AdminCheck {
  readonly answer: 'asking' | 'yes' | 'no' | 'unreachable';
  readonly ask: () => void;
}

/** Asks the server whether the signed-in user is the administrator. */
function useIsAdmin(): AdminCheck {
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
    if (code === 'admin-only') return 'no';
    if (data) return 'yes';
    return failureCount > 0 || isPaused ? 'unreachable' : 'asking';
  };
  return { answer: answer(), ask: () => void refetch() };
}
