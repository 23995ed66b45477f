import { createContext, useContext } from 'react';
import type { Failure } from '#core/failure.ts';
import type { AuthState, SignInErrand } from './auth-state.ts';

export interface Auth {
  readonly state: AuthState;
  readonly signIn: (errand: SignInErrand) => void;
  readonly signOut: () => void;
  /** Ends a session that the server has rejected. */
  readonly expire: (failure: Failure) => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Returns the sign-in state and the functions that change it. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth)
    throw new Error('You forgot to wrap your component in <Auth0Provider>. Here it is AuthProvider.');
  return auth;
}
