import type { Failure } from '#core/failure.ts';

/** Errors of OAuth 2.0, OpenID Connect and auth0-spa-js after which a session can't be renewed. */
const ENDING: ReadonlySet<string> = new Set([
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'login_required',
  'mfa_required',
  'missing_refresh_token',
]);

/** Errors that may soon be over: the provider wasn't reached, or fails. */
const UNREACHED: ReadonlySet<string> = new Set(['request_error', 'server_error', 'temporarily_unavailable']);

/** Returns whether a session is unusable after an error with this code, so that the user has to sign in again. */
export function isEnding(code: string): boolean {
  return ENDING.has(code);
}

/**
 * Returns a session's failure for an error of the token endpoint, with the text specified for it.
 *
 * @param code as the endpoint or the library gives it; `timeout` if nobody answered in time, and anything if unknown
 */
export function tokenFailure(code: string): Failure {
  if (code === 'mfa_required') return { code: 'session-over', details: { reason: 'mfa-required' } };
  if (isEnding(code)) return { code: 'session-over', details: {} };
  if (code === 'timeout') return { code: 'sign-in-timeout', details: {} };
  return UNREACHED.has(code)
    ? { code: 'sign-in-unavailable', details: {} }
    : { code: 'token-failed', details: {} };
}
