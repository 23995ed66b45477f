import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';

export const SESSION_OVER = 'Your session is over. Please log in again.';

/** The provider's codes (OAuth 2.0, OpenID Connect, auth0-spa-js) in words. */
const TEXTS: Readonly<Record<string, string>> = {
  access_denied: 'You did not allow the sign-in. Nothing was changed.',
  cancelled: 'The sign-in was cancelled.',
  consent_required: 'The sign-in needs your consent. Please log in again.',
  interaction_required: 'Please log in again.',
  invalid_grant: SESSION_OVER,
  login_required: 'Please log in again.',
  mfa_required: 'Your account asks for a second step. Please log in again and complete it.',
  missing_refresh_token: SESSION_OVER,
  missing_transaction: 'This sign-in was started in another window, or long ago. Please log in again.',
  request_error: 'The sign-in service could not be reached. Check the connection and try again.',
  state_mismatch: 'This sign-in does not belong to this window. Please log in again.',
  temporarily_unavailable: 'The sign-in service is busy. Try again in a minute.',
  timeout: 'The sign-in service did not answer in time. Please try again.',
};

const FALLBACK = 'Login failed. Please try again.';

/** What went wrong with a sign-in, and what to do, for the person it happened to. */
export function authErrorText(error: unknown): string {
  if (error instanceof AppError) return failureText(error.failure);
  const isNetwork = error instanceof TypeError;
  const code = isNetwork ? 'request_error' : codeOf(error);
  return TEXTS[code] ?? FALLBACK;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('error' in error)) return '';
  return typeof error.error === 'string' ? error.error : '';
}
