import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsAdmin } from './use-is-admin.ts';
import type { ReturnState } from '../auth/auth-state.ts';
import { ADMIN } from './admin-copy.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';

/** Restricts a page to the administrator. This only redirects other users; the server enforces access. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { answer, ask } = useIsAdmin();
  const { pathname } = useLocation();
  switch (answer) {
    case 'yes':
      return children;
    case 'no':
      return <Navigate to="/" replace />;
    case 'signed-out':
      return <Navigate to="/login" replace state={{ returnTo: pathname } satisfies ReturnState} />;
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
