import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { failureText } from '#core/failure-text.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { adminEndpoint } from '#protocol/admin.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { AccountProvider } from '../account/account-provider.tsx';
import { useSessionEnd } from '../account/use-session-end.ts';
import { useAuth } from '../auth/auth-context.ts';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { api } from '../kit/api.ts';
import { LightTableLoading } from '../kit/light-table-loading.tsx';
import { ServerNotice } from '../kit/server-notice.tsx';
import { AdminControls } from './admin-controls.tsx';
import { ADMIN, attemptsLeftText, tooManyText } from './admin-copy.ts';
import { type Unlock, useUnlock } from './use-unlock.ts';

export function AdminPage() {
  return (
    <AccountProvider>
      <meta name="robots" content="noindex" />
      <RequireSignIn>
        <RequireAdmin>
          <AdminScreen />
        </RequireAdmin>
      </RequireSignIn>
    </AccountProvider>
  );
}

/** The admin screen, locked or unlocked. */
function AdminScreen() {
  const lock = useUnlock();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4 sm:mb-8">
        <h1 className="text-28 sm:text-40">{ADMIN.title}</h1>
        {lock.isUnlocked && (
          <button type="button" onClick={lock.lock} className={buttonClass('outline')}>
            <Lock size={18} aria-hidden />
            {ADMIN.lock}
          </button>
        )}
      </div>
      {lock.isUnlocked ? <AdminControls call={lock.call} /> : <UnlockForm lock={lock} />}
    </div>
  );
}

/** Restricts a page of signed-in users to the administrator. This only redirects other users; the server enforces access. */
function RequireAdmin({ children }: { children: ReactNode }) {
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

interface UnlockFormProps {
  lock: Unlock;
}

/** The locked screen: a password field. */
function UnlockForm({ lock: { hasExpired, isChecking, failure, unlock } }: UnlockFormProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      className="light-table grid w-full max-w-md gap-5 p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(password === '');
        if (password !== '' && !isChecking) unlock(password);
      }}
    >
      <output className="text-15 text-quiet">{hasExpired ? ADMIN.lockedAgain : ADMIN.locked}</output>
      <TextField
        id="admin-password"
        label={ADMIN.password}
        type="password"
        autoComplete="current-password"
        value={password}
        problem={isMissing ? ADMIN.passwordMissing : undefined}
        onChange={setPassword}
      />
      {failure && !isMissing && <UnlockProblem failure={failure} />}
      <button
        type="submit"
        aria-disabled={isChecking}
        className={buttonClass('ink', 'justify-self-start aria-disabled:opacity-70')}
      >
        {isChecking ? ADMIN.unlocking : ADMIN.unlock}
      </button>
    </form>
  );
}

interface UnlockProblemProps {
  failure: Failure;
}

/** Returns why unlocking failed. */
function UnlockProblem({ failure }: UnlockProblemProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  return (
    <div className="border-l-2 border-accent pl-4 text-15">
      <p role="alert" className="font-semibold text-accent">
        {failure.code === 'too-many-requests'
          ? tooManyText(failure.details.retryAfterMs)
          : failureText(failure, t)}
      </p>
      {failure.code === 'admin-password-wrong' && (
        <output className="text-quiet">{attemptsLeftText(failure.details.attemptsLeft)}</output>
      )}
    </div>
  );
}
