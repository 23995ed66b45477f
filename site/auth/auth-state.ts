/** What someone set out to do when they left for the sign-in page. */
export type AuthIntent = 'login' | 'signup';

/** What is remembered across the provider's sign-in page. */
export interface SignInErrand {
  readonly intent: AuthIntent;
  /** The page of ours that they want to see afterwards. */
  readonly returnTo?: string;
}

/** The state of a location of the login and sign-up pages. */
export type ReturnState = Pick<SignInErrand, 'returnTo'>;

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
  /** `errand`: set when the person has just come back from the sign-in page. */
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly errand?: SignInErrand };
