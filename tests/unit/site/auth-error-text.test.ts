import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { authErrorText, endsSession } from '../../../site/auth/auth-error-text.ts';

describe('authErrorText', () => {
  it.each([
    ['access_denied', 'You did not allow the login. Nothing was changed.'],
    ['something_new', 'Login failed. Please try again.'],
    [
      'missing_transaction',
      'Invalid state. This login was started in another window, or long ago. Please log in again.',
    ],
    ['state_mismatch', 'Invalid state. This login does not belong to this window. Please log in again.'],
    ['timeout', 'Timeout. The login service did not answer in time. Please try again.'],
    ['cancelled', 'Popup closed. The login was not finished. Please log in again.'],
    ['popup_open', 'Unable to open a popup. Allow popups for this site and log in again.'],
    [
      'request_error',
      'HTTP error. Unable to fetch. The login service could not be reached. Check the connection and try again.',
    ],
  ])(
    'explains %s, after the specification’s words',
    {
      tags: [
        'reads-error-error-description-mfa',
        'login-failed',
        'missing-transaction-state-mismatch',
        'timeouts-silent-auth-popup',
        'request-error-http-error-unable',
      ],
    },
    (code, text) => {
      expect(authErrorText({ error: code, error_description: 'for developers' })).toBe(text);
    },
  );

  it('distinguishes a missing connection from a refusal', { tags: ['get-access-token-failed'] }, () => {
    expect(authErrorText(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
    expect(authErrorText(new AppError({ code: 'network-unreachable', details: {} }))).toMatch(
      /could not be reached/,
    );
  });

  it('recognizes a timeout by the library’s aborted request', () => {
    const aborted = new DOMException('signal is aborted without reason', 'AbortError');
    expect(authErrorText(aborted)).toMatch(/did not answer in time/);
  });

  it.each([
    [
      'There are no query params available for parsing.',
      /^There are no query params available for parsing\. /,
    ],
    ['ID token is required but missing', /^ID token is required but missing\. .*cannot accept/],
    ['ID token could not be decoded', /^ID token could not be decoded\. .*cannot accept/],
    ['Nonce (nonce) claim must be a string present in the ID token', /cannot accept/],
    ['Something else', /Login failed/],
  ])(
    'recognizes “%s” by its words, because it has no code',
    {
      tags: [
        'token-nonce-must-match-when',
        'timeouts-silent-auth-popup',
        'there-query-params-available-parsing',
        'id-token-required-but-missing',
      ],
    },
    (message, text) => {
      expect(authErrorText(new Error(message))).toMatch(text);
    },
  );

  it.each([
    'account_selection_required',
    'cancelled',
    'consent_required',
    'interaction_required',
    'invalid_grant',
    'login_required',
    'mfa_required',
    'missing_refresh_token',
    'missing_transaction',
    'popup_open',
    'request_error',
    'server_error',
    'state_mismatch',
    'temporarily_unavailable',
    'timeout',
    'unauthorized',
  ])(
    'says for %s what to do next',
    {
      tags: [
        'state-must-match-else-state',
        'reads-error-error-description-mfa',
        'missing-transaction-state-mismatch',
        'popup-blocked-popup-closed',
        'cancelled',
        'how-product-reacts-most-these',
      ],
    },
    (code) => {
      const text = authErrorText({ error: code });
      expect(text).toMatch(/log in again|try again/i);
      expect(text).not.toBe('Login failed. Please try again.');
    },
  );

  it(
    'says that no token was available if nothing else is known',
    { tags: ['get-access-token-failed'] },
    () => {
      const said = authErrorText(new Error('odd'), 'token');
      expect(said).toBe('Get access token failed. Please log in again.');
      expect(authErrorText({ error: 'timeout' }, 'token')).toMatch(/^Timeout\. /);
    },
  );

  it('has a text for values that aren’t errors', { tags: ['login-failed'] }, () => {
    expect(authErrorText(undefined)).toBe('Login failed. Please try again.');
  });
});

describe('endsSession', () => {
  it.each(['login_required', 'invalid_grant', 'missing_refresh_token', 'mfa_required'])(
    'is true for %s',
    {
      tags: [
        'failed-non-retryable-refresh-removes',
        'login-required-also-logs-user',
        'mfa-required-carries-mfa-token',
      ],
    },
    (error) => {
      expect(endsSession({ error })).toBe(true);
    },
  );

  it.each([{ error: 'timeout' }, { error: 'access_denied' }, new TypeError('Failed to fetch'), undefined])(
    'is false for passing failures: %o',
    (error) => {
      expect(endsSession(error)).toBe(false);
    },
  );
});
