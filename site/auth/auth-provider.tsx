import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { authErrorText, SESSION_OVER } from './auth-error-text.ts';
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
  try {
    const { resumeSession } = await session();
    return await resumeSession();
  } catch (error) {
    return { status: 'signed-out', problem: authErrorText(error) };
  }
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(() => ({
    status: mayHaveSession() ? 'loading' : 'signed-out',
  }));
  useEffect(() => {
    if (mayHaveSession()) void resumeOnce().then(setState);
  }, []);

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
      .catch((error: unknown) => setState({ status: 'signed-out', problem: authErrorText(error) }));
  }, []);
  const signOut = useCallback(() => {
    session()
      .then((auth) => auth.signOut())
      .catch((error: unknown) => setState({ status: 'signed-out', problem: authErrorText(error) }));
  }, []);

  const expire = useCallback(() => {
    setState({ status: 'signed-out', problem: SESSION_OVER });
    session()
      .then((auth) => auth.forgetSession())
      .catch((error: unknown) => console.warn('The session could not be forgotten', error));
  }, []);

  const auth = useMemo<Auth>(() => ({ state, signIn, signOut, expire }), [state, signIn, signOut, expire]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
