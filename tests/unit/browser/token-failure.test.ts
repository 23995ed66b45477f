import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failureText } from '#core/failure-text.ts';
import { providerOf, refreshTokens } from '../../../extension/background/authorization.ts';
import { refreshFailure } from '../../../extension/background/sign-in-failure.ts';
import { failureOfToken } from '../../../site/auth/auth-error-text.ts';
import { english } from '../../fakes/english.ts';

const OVER = 'Your session is over. Please log in again.';
const MFA = 'Your account asks for a second step. Please log in again and complete it.';
const TIMEOUT = 'Timeout. The login service did not answer in time. Please try again.';
const REQUEST =
  'HTTP error. Unable to fetch. The login service could not be reached. Check the connection and try again.';
const TOKEN = 'Get access token failed. Please log in again.';

/** How an error of the token endpoint is reported. */
const ERRORS: readonly (readonly [string, string])[] = [
  ['mfa_required', MFA],
  ['invalid_grant', OVER],
  ['login_required', OVER],
  ['consent_required', OVER],
  ['server_error', REQUEST],
  ['temporarily_unavailable', REQUEST],
  ['unsupported_thing', TOKEN],
  ['invalid_client', TOKEN],
];

describe('a refresh on the site', () => {
  it.each(ERRORS)('that ends with %s says so', (error, text) => {
    expect(failureText(failureOfToken({ error, error_description: 'for developers' }), english)).toBe(text);
  });

  it.each([
    [new DOMException('signal is aborted without reason', 'AbortError'), TIMEOUT],
    [new Error('Something else'), TOKEN],
  ])('that throws “%s” says so', (error, text) => {
    expect(failureText(failureOfToken(error), english)).toBe(text);
  });

  it('that reaches nobody says so', () => {
    expect(failureText(failureOfToken(new TypeError('Failed to fetch')), english)).toBe(REQUEST);
  });
});

/** How the extension reports a refresh that a token endpoint answers like this. */
async function saidOf(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const domain = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = providerOf({ domain, clientId: 'client', audience: null, connection: null } as Parameters<
    typeof providerOf
  >[0]);
  const failure = await refreshTokens(provider, 'token').then(() => undefined, refreshFailure);
  return failure ? failureText(failure, english) : '';
}

describe('a refresh in the extension', () => {
  const json = { 'Content-Type': 'application/json' };

  it.each(ERRORS)('that ends with %s says so', async (error, text) => {
    const said = await saidOf((response) => response.writeHead(403, json).end(JSON.stringify({ error })));
    expect(said).toBe(text);
  });

  it.each([
    ['a gateway that is down', 502, REQUEST],
    ['a page instead of tokens', 200, TOKEN],
  ])('that meets %s says so', async (_, status, text) => {
    const said = await saidOf((response) => {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html></html>');
    });
    expect(said).toBe(text);
  });

  it('that is cut off says so', async () => {
    expect(await saidOf((response) => void response.socket?.destroy())).toBe(REQUEST);
  });

  it('that nobody answers says so', async () => {
    const abort = new AbortController();
    const shortened = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
    onTestFinished(() => shortened.mockRestore());
    const said = await saidOf(() => abort.abort(new DOMException('too late', 'TimeoutError')));
    expect(said).toBe(TIMEOUT);
  });
});
