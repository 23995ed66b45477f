import { AppError } from '#core/failure.ts';
import { failureSentence } from '../kit/failure-sentence.ts';

const NOT_ACCEPTED = 'The login service sent something that we cannot accept. Please log in again.';
const SESSION_OVER = failureSentence({ code: 'session-over', details: {} });

/**
 * Messages for error codes (OAuth 2.0, OpenID Connect, auth0-spa-js): the specified ones if there are any,
 * else what happened and what to do.
 */
const TEXTS: Readonly<Record<string, string>> = {
  access_denied: 'You did not allow the login. Nothing was changed.',
  account_selection_required: 'Please log in again and choose an account.',
  cancelled: 'Popup closed. The login was not finished. Please log in again.',
  consent_required: 'The login needs your consent. Please log in again.',
  id_token_invalid: NOT_ACCEPTED,
  id_token_missing: `ID token is required but missing. ${NOT_ACCEPTED}`,
  id_token_undecodable: `ID token could not be decoded. ${NOT_ACCEPTED}`,
  interaction_required: 'Please log in again.',
  invalid_grant: SESSION_OVER,
  login_required: SESSION_OVER,
  mfa_required: 'Your account asks for a second step. Please log in again and complete it.',
  missing_refresh_token: SESSION_OVER,
  missing_transaction:
    'Invalid state. This login was started in another window, or long ago. Please log in again.',
  no_query_params:
    'There are no query params available for parsing. The login service sent you back without an answer. Please log in again.',
  popup_open: 'Unable to open a popup. Allow popups for this site and log in again.',
  request_error:
    'HTTP error. Unable to fetch. The login service could not be reached. Check the connection and try again.',
  server_error: 'The login service failed. Try again in a minute.',
  state_mismatch: 'Invalid state. This login does not belong to this window. Please log in again.',
  temporarily_unavailable: 'The login service is busy. Try again in a minute.',
  timeout: 'Timeout. The login service did not answer in time. Please try again.',
  unauthorized: 'This account may not log in here. Please log in again with another one.',
};

/** Errors of auth0-spa-js that have no code, by the beginning of their message. */
const MESSAGES: readonly (readonly [beginning: RegExp, code: string])[] = [
  [/^Timeout when executing/, 'timeout'],
  [/^There are no query params/, 'no_query_params'],
  [/^ID token is required but missing/, 'id_token_missing'],
  [/^ID token could not be decoded/, 'id_token_undecodable'],
  [/^(?:ID token|Issuer|Subject|Signature algorithm|Audience|Authorized Party|Nonce)/, 'id_token_invalid'],
  [/^(?:Expiration|Issued At|Not Before|Authentication|Organization)/, 'id_token_invalid'],
];

/** Errors after which the session cannot be renewed: it ends here too, so that the user can sign in again. */
const ENDING: ReadonlySet<string> = new Set([
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'login_required',
  'mfa_required',
  'missing_refresh_token',
]);

/** Messages for unknown errors: during a login, or while getting a token for an existing session. */
const FALLBACKS = {
  login: 'Login failed. Please try again.',
  token: 'Get access token failed. Please log in again.',
} as const;

/** What went wrong with a sign-in, and what to do, as a message for the user. */
export function authErrorText(error: unknown, during: keyof typeof FALLBACKS = 'login'): string {
  return error instanceof AppError
    ? failureSentence(error.failure)
    : (TEXTS[codeOf(error)] ?? FALLBACKS[during]);
}

/** Whether a session cannot be used after this error. */
export function endsSession(error: unknown): boolean {
  return ENDING.has(codeOf(error));
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('error' in error && typeof error.error === 'string') return error.error;
  if (error instanceof TypeError) return 'request_error';
  const { message } = error as { message?: unknown };
  const found = MESSAGES.find(([beginning]) => typeof message === 'string' && beginning.test(message));
  return found?.[1] ?? '';
}
