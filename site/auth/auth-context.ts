import { createContext, useContext } from 'react';
import type { AuthState, SignInErrand } from './auth-state.ts';

export interface Auth {
  readonly state: AuthState;
  readonly signIn: (errand: SignInErrand) => void;
  readonly signOut: () => void;
  /** The server did not accept the session: it is over. */
  readonly expire: () => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Who is signed in, and how to change that. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth)
    throw new Error('You forgot to wrap your component in <Auth0Provider>. Here it is AuthProvider.');
  return auth;
}
