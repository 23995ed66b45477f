import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { AppError, type Failure } from '#core/failure.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import type { AuthState, SignInErrand } from './auth-state.ts';
import { findService } from '../kit/service-mark.ts';
import { mayHaveSession } from './may-have-session.ts';

/** The library is loaded after the first paint, so that it doesn't delay pages. */
const session = () => import('./auth-session.ts');

let resumed: Promise<AuthState> | undefined;

/** Once per page load: the authorization code in the URL can be used only once. */
function resumeOnce(): Promise<AuthState> {
  resumed ??= resume();
  return resumed;
}

async function resume(): Promise<AuthState> {
  if (!(await findService()) || !mayHaveSession()) return { status: 'signed-out' };
  try {
    const { resumeSession } = await session();
    return await resumeSession();
  } catch (error) {
    return signedOutBy(error);
  }
}

/** Error messages are loaded on demand. */
async function signedOutBy(error: unknown): Promise<AuthState> {
  const { authErrorText } = await import('./auth-error-text.ts');
  return { status: 'signed-out', problem: authErrorText(error) };
}

export function AuthProvider({ children }: { children: ReactNode }) {
  // The same as in the prerendered pages; only the browser knows whether there is a session.
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  useEffect(() => {
    // A transition, because anything more urgent would hydrate the rest of the page in one long task.
    void resumeOnce().then((resumed) => startTransition(() => setState(resumed)));
  }, []);
  useEffect(() => {
    // Set by first-paint.js to hide the content for signed-out users until the state is known.
    const { dataset } = document.documentElement;
    if (state.status !== 'loading') delete dataset['session'];
    if (state.status === 'signed-out') delete dataset['plan'];
  }, [state.status]);

  useEffect(() => {
    // Resets the state when the user returns from the provider's page with the Back button (bfcache).
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState((before) => (before.status === 'loading' ? { status: 'signed-out' } : before));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const signIn = useCallback((errand: SignInErrand) => {
    setState({ status: 'loading' });
    session()
      .then((auth) => auth.signIn(errand))
      .catch((error: unknown) => void signedOutBy(error).then(setState));
  }, []);
  const signOut = useCallback(() => {
    session()
      .then((auth) => auth.signOut())
      .catch((error: unknown) => void signedOutBy(error).then(setState));
  }, []);

  const expire = useCallback((failure: Failure) => {
    void signedOutBy(new AppError(failure)).then(setState);
    session()
      .then((auth) => auth.forgetSession())
      .catch((error: unknown) => console.warn('Deleting the session failed', error));
  }, []);

  const auth = useMemo<Auth>(() => ({ state, signIn, signOut, expire }), [state, signIn, signOut, expire]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
