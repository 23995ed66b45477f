/** What someone set out to do when they left for the sign-in page. */
export type AuthIntent = 'login' | 'signup';

/** From the ID token. */
export interface SessionUser {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly picture?: string;
}

export type AuthState =
  | { readonly status: 'loading' }
  /** `problem`: why it could not be found out, or why a sign-in failed, as a sentence. */
  | { readonly status: 'signed-out'; readonly problem?: string }
  /** `intent`: set when the person has just come back from the sign-in page. */
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly intent?: AuthIntent };
