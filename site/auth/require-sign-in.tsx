import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from './auth-context.ts';
import type { ReturnState } from './auth-state.ts';
import { PageLoading } from '../kit/page-loading.tsx';

/** Restricts a page to signed-in users. Others are redirected to the login page, and back afterwards. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const { pathname } = useLocation();
  if (state.status === 'loading') return <PageLoading isShown />;
  if (state.status === 'signed-out') {
    return <Navigate to="/login" replace state={{ returnTo: pathname } satisfies ReturnState} />;
  }
  return children;
}
