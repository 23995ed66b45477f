import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { authErrorText } from './auth-error-text.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import type { AuthIntent, AuthState } from './auth-state.ts';

/** The library and its client come after the first paint: no page waits for them. */
const session = () => import('./auth-session.ts');

let resumed: Promise<AuthState> | undefined;

/** Once a page load: the code in the address can be redeemed only once. */
function resumeOnce(): Promise<AuthState> {
  resumed ??= session()
    .then(({ resumeSession }) => resumeSession())
    .catch((error: unknown) => ({ status: 'signed-out', problem: authErrorText(error) }));
  return resumed;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  useEffect(() => {
    void resumeOnce().then(setState);
  }, []);

  const signIn = useCallback((intent: AuthIntent) => {
    setState({ status: 'loading' });
    session()
      .then((auth) => auth.signIn(intent))
      .catch((error: unknown) => setState({ status: 'signed-out', problem: authErrorText(error) }));
  }, []);
  const signOut = useCallback(() => {
    session()
      .then((auth) => auth.signOut())
      .catch((error: unknown) => setState({ status: 'signed-out', problem: authErrorText(error) }));
  }, []);

  const auth = useMemo<Auth>(() => ({ state, signIn, signOut }), [state, signIn, signOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
