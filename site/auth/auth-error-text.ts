import { isEnding, tokenFailure } from '#browser/service/token-failure.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { translator } from '#messages/translate.ts';
import { authErrorsWords } from '#words/auth-errors.ts';
import { failureSentence } from '../kit/failure-sentence.ts';

const t = translator([authErrorsWords]);

const NOT_ACCEPTED = t('auth-errors.notAccepted');
const SESSION_OVER = failureSentence({ code: 'session-over', details: {} });

/**
 * Messages for error codes (OAuth 2.0, OpenID Connect, auth0-spa-js): those in the specification if there are any,
 * otherwise what happened and what to do.
 */
const TEXTS: Readonly<Record<string, string>> = {
  access_denied: t('auth-errors.accessDenied'),
  account_selection_required: t('auth-errors.accountSelectionRequired'),
  cancelled: t('auth-errors.cancelled'),
  consent_required: t('auth-errors.consentRequired'),
  id_token_invalid: NOT_ACCEPTED,
  id_token_missing: t('auth-errors.idTokenMissing', { advice: NOT_ACCEPTED }),
  id_token_undecodable: t('auth-errors.idTokenUndecodable', { advice: NOT_ACCEPTED }),
  interaction_required: t('auth-errors.interactionRequired'),
  invalid_grant: SESSION_OVER,
  login_required: SESSION_OVER,
  mfa_required: failureSentence(tokenFailure('mfa_required')),
  missing_refresh_token: SESSION_OVER,
  missing_transaction: t('auth-errors.missingTransaction'),
  no_query_params: t('auth-errors.noQueryParams'),
  popup_open: t('auth-errors.popupOpen'),
  request_error: failureSentence(tokenFailure('request_error')),
  server_error: t('auth-errors.serverError'),
  state_mismatch: t('auth-errors.stateMismatch'),
  temporarily_unavailable: t('auth-errors.temporarilyUnavailable'),
  timeout: failureSentence(tokenFailure('timeout')),
  unauthorized: t('auth-errors.unauthorized'),
};

/** Errors of auth0-spa-js that have no code, by the beginning of their message. */
const MESSAGES: readonly (readonly [beginning: RegExp, code: string])[] = [
  [/^There are no query params/, 'no_query_params'],
  [/^ID token is required but missing/, 'id_token_missing'],
  [/^ID token could not be decoded/, 'id_token_undecodable'],
  [/^(?:ID token|Issuer|Subject|Signature algorithm|Audience|Authorized Party|Nonce)/, 'id_token_invalid'],
  [/^(?:Expiration|Issued At|Not Before|Authentication|Organization)/, 'id_token_invalid'],
];

/** Messages for unknown errors: during a login, or while getting a token for an existing session. */
const FALLBACKS = {
  login: t('auth-errors.loginFailed'),
  token: failureSentence({ code: 'token-failed', details: {} }),
} as const;

/** Returns what went wrong with a sign-in and what to do, as a message for the user. */
export function authErrorText(error: unknown, during: keyof typeof FALLBACKS = 'login'): string {
  return error instanceof AppError
    ? failureSentence(error.failure)
    : (TEXTS[codeOf(error)] ?? FALLBACKS[during]);
}

/** Returns whether a session can't be used after this error. */
export function endsSession(error: unknown): boolean {
  return isEnding(codeOf(error));
}

/** Returns the failure that an error means for a session that needs a token. */
export function failureOfToken(error: unknown): Failure {
  return error instanceof AppError ? error.failure : tokenFailure(codeOf(error));
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('error' in error && typeof error.error === 'string') return error.error;
  if (error instanceof TypeError) return 'request_error';
  const { message, name } = error as { message?: unknown; name?: unknown };
  // After its time limit the library aborts the request, whose error comes first.
  if (name === 'AbortError') return 'timeout';
  const found = MESSAGES.find(([beginning]) => typeof message === 'string' && beginning.test(message));
  return found?.[1] ?? '';
}
