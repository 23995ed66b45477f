import { describe, expect, it } from 'vitest';
import { AppError } from '#core/failure.ts';
import { authErrorText } from '../../../site/auth/auth-error-text.ts';

describe('authErrorText', () => {
  it.each([
    ['access_denied', 'You did not allow the sign-in. Nothing was changed.'],
    ['missing_transaction', 'This sign-in was started in another window, or long ago. Please log in again.'],
    ['timeout', 'The sign-in service did not answer in time. Please try again.'],
    ['something_new', 'Login failed. Please try again.'],
  ])('says what %s means', (code, text) => {
    expect(authErrorText({ error: code, error_description: 'for developers' })).toBe(text);
  });

  it('tells a missing connection from a refusal', () => {
    expect(authErrorText(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
    expect(authErrorText(new AppError({ code: 'network-unreachable', details: {} }))).toMatch(
      /could not be reached/,
    );
  });

  it('has words for what is no error at all', () => {
    expect(authErrorText(undefined)).toBe('Login failed. Please try again.');
  });
});
