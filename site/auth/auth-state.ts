/** The purpose of a visit to the sign-in page. */
export type AuthIntent = 'login' | 'signup';

/** State that is kept while the user is on the provider's sign-in page. */
export interface SignInErrand {
  readonly intent: AuthIntent;
  /** The page to return to. */
  readonly returnTo?: string;
}

/** The location state of the login and sign-up pages. */
export type ReturnState = Pick<SignInErrand, 'returnTo'>;

/** Claims of the ID token. */
export interface SessionUser {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly picture?: string;
}

export type AuthState =
  | { readonly status: 'loading' }
  /** `problem`: a sentence saying why the session could not be determined or a sign-in failed. */
  | { readonly status: 'signed-out'; readonly problem?: string }
  /** `errand`: set if the user has just returned from the sign-in page. */
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly errand?: SignInErrand };
