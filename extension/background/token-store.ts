import { fieldsOf, storedValue } from '../storage/stored-value.ts';

/**
 * The tokens of a session, each with the server that it was issued for: they are never sent to another
 * server, even if the settings change. The access token is kept in memory until the browser closes; the
 * refresh token is persistent.
 */
export interface AccessToken {
  readonly token: string;
  readonly expiresAtMs: number;
  readonly serverUrl: string;
}

export interface RefreshToken {
  readonly token: string;
  readonly serverUrl: string;
}

function parseAccessToken(stored: unknown): AccessToken | undefined {
  const { token, expiresAtMs, serverUrl } = fieldsOf(stored);
  return typeof token === 'string' && typeof expiresAtMs === 'number' && typeof serverUrl === 'string'
    ? { token, expiresAtMs, serverUrl }
    : undefined;
}

function parseRefreshToken(stored: unknown): RefreshToken | undefined {
  const { token, serverUrl } = fieldsOf(stored);
  return typeof token === 'string' && typeof serverUrl === 'string' ? { token, serverUrl } : undefined;
}

const access = storedValue<AccessToken | undefined>('session', 'access-token', parseAccessToken);
const refresh = storedValue<RefreshToken | undefined>('local', 'refresh-token', parseRefreshToken);

export async function readAccessToken(serverUrl: string): Promise<AccessToken | undefined> {
  const token = await access.read();
  return token?.serverUrl === serverUrl ? token : undefined;
}

export async function readRefreshToken(serverUrl: string): Promise<RefreshToken | undefined> {
  const token = await refresh.read();
  return token?.serverUrl === serverUrl ? token : undefined;
}

/** Stores the tokens, the refresh token first: the provider has already invalidated the previous one. */
export async function keepTokens(tokens: {
  readonly access: AccessToken;
  readonly refresh: RefreshToken | undefined;
}): Promise<void> {
  if (tokens.refresh) await refresh.write(tokens.refresh);
  await access.write(tokens.access);
}

export async function forgetTokens(): Promise<void> {
  await Promise.all([refresh.clear(), access.clear()]);
}
