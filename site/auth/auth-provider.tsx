import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { AppError } from '#core/failure.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import type { AuthState, SignInErrand } from './auth-state.ts';

/** The library and its client come after the first paint: no page waits for them. */
const session = () => import('./auth-session.ts');

/** Where auth0-spa-js keeps a session in local storage: every key of it begins so. */
const SESSION_KEYS = '@@auth0spajs@@';

/** Whether there is anything to resume. Where there is not, the library need not be fetched to find that out. */
function mayHaveSession(): boolean {
  if (new URLSearchParams(location.search).has('state')) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEYS));
  } catch {
    return false;
  }
}

let resumed: Promise<AuthState> | undefined;

/** Once a page load: the code in the address can be redeemed only once. */
function resumeOnce(): Promise<AuthState> {
  resumed ??= resume();
  return resumed;
}

async function resume(): Promise<AuthState> {
  if (!mayHaveSession()) return { status: 'signed-out' };
  try {
    const { resumeSession } = await session();
    return await resumeSession();
  } catch (error) {
    return signedOutBy(error);
  }
}

/** The sentences come when they are needed. */
async function signedOutBy(error: unknown): Promise<AuthState> {
  const { authErrorText } = await import('./auth-error-text.ts');
  return { status: 'signed-out', problem: authErrorText(error) };
}

export function AuthProvider({ children }: { children: ReactNode }) {
  // As the pages made at build time have it; whether there is a session, only the browser knows.
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  useEffect(() => {
    void resumeOnce().then(setState);
  }, []);
  useEffect(() => {
    // Set by first-paint.js: what is meant for those without a session is hidden until that is known.
    if (state.status !== 'loading') delete document.documentElement.dataset['session'];
  }, [state.status]);

  useEffect(() => {
    // Someone who comes back from the provider's page by the back button finds the page as it was left.
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

  const expire = useCallback(() => {
    void signedOutBy(new AppError({ code: 'session-over', details: {} })).then(setState);
    session()
      .then((auth) => auth.forgetSession())
      .catch((error: unknown) => console.warn('The session could not be forgotten', error));
  }, []);

  const auth = useMemo<Auth>(() => ({ state, signIn, signOut, expire }), [state, signIn, signOut, expire]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
