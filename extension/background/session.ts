import browser from 'webextension-polyfill';
import { forgetAllBatches } from '#browser/saved/batches-database.ts';
import { createApiClient } from '#browser/service/api-client.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { configEndpoint, type ConfigReply, configReplySchema } from '#protocol/config.ts';
import { TOKEN_REFRESH_EARLY_MS } from '../limits.ts';
import type { SessionState } from '../messaging/background-api.ts';
import { forgetUsage } from '../storage/remembered-usage.ts';
import { readSettings } from '../storage/settings.ts';
import { forgetUser, readUser, writeUser } from '../storage/signed-in-user.ts';
import { fieldsOf, storedValue } from '../storage/stored-value.ts';
import { authorize, logoutUrl, providerOf, refreshTokens, revoke, type Tokens } from './authorization.ts';
import { refreshFailure, signInFailure, windowFailure } from './sign-in-failure.ts';

/**
 * The tokens of a session, each with the server that it was issued for: they are never sent to another
 * server, even if the settings change. The access token is kept in memory until the browser closes; the
 * refresh token is persistent.
 */
interface AccessToken {
  readonly token: string;
  readonly expiresAtMs: number;
  readonly serverUrl: string;
}

interface RefreshToken {
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

async function readAccessToken(serverUrl: string): Promise<AccessToken | undefined> {
  const token = await access.read();
  return token?.serverUrl === serverUrl ? token : undefined;
}

async function readRefreshToken(serverUrl: string): Promise<RefreshToken | undefined> {
  const token = await refresh.read();
  return token?.serverUrl === serverUrl ? token : undefined;
}

/** Stores the tokens, the refresh token first: the provider has already invalidated the previous one. */
async function keepTokens(tokens: {
  readonly access: AccessToken;
  readonly refresh: RefreshToken | undefined;
}): Promise<void> {
  if (tokens.refresh) await refresh.write(tokens.refresh);
  await access.write(tokens.access);
}

async function forgetTokens(): Promise<void> {
  await Promise.all([refresh.clear(), access.clear()]);
}

interface SaidConfig {
  readonly serverUrl: string;
  readonly config: ConfigReply;
}

const said = storedValue<SaidConfig | undefined>('local', 'server-config', (stored) => {
  const { serverUrl, config } = fieldsOf(stored);
  const read = configReplySchema.safeParse(config);
  return typeof serverUrl === 'string' && read.success ? { serverUrl, config: read.data } : undefined;
});

/**
 * Returns the identity provider's configuration from the server; from the cache if the server is unreachable.
 *
 * @throws {AppError} if the server is unreachable and nothing is cached
 */
async function providerConfig(serverUrl: string): Promise<ConfigReply> {
  const api = createApiClient({
    baseUrl: serverUrl,
    getToken: () => Promise.reject(new AppError({ code: 'sign-in-required', details: {} })),
  });
  try {
    const config = await api.call(configEndpoint);
    await said.write({ serverUrl, config });
    return config;
  } catch (error) {
    const before = await said.read();
    if (before?.serverUrl === serverUrl) return before.config;
    throw error;
  }
}

/** Why the last sign-in failed, for a popup that was closed at the time. */
const problem = storedValue<Failure | undefined>('session', 'session-problem', (stored) => {
  const { code, details } = fieldsOf(stored);
  // Written by this version of the extension, because session storage is cleared when the browser closes.
  return typeof code === 'string' && details !== undefined ? (stored as Failure) : undefined;
});

const keepProblem = (failure: Failure): Promise<void> => problem.write(failure);
const forgetProblem = problem.clear;

/** Returns the problem. A canceled sign-in is reported once; any other until the next sign-in. */
async function tellProblem(): Promise<Failure | undefined> {
  const failure = await problem.read();
  if (failure?.code === 'sign-in-cancelled') await problem.clear();
  return failure;
}

/** Only one sign-in window and one refresh at a time: a refresh token can be used only once. */
const SIGN_IN_LOCK = 'sign-in';
const REFRESH_LOCK = 'refresh';

export async function sessionState(): Promise<SessionState> {
  const { serverUrl } = await readSettings();
  const [user, token] = await Promise.all([readUser(), readRefreshToken(serverUrl)]);
  if (user && token) return { status: 'signed-in', user };
  const problem = await tellProblem();
  return { status: 'signed-out', ...(problem ? { problem } : {}) };
}

/** Signs in through the provider's window, unless the user is already signed in. */
export function signIn(): Promise<SessionState> {
  return navigator.locks.request(SIGN_IN_LOCK, async () => {
    await forgetProblem();
    const before = await sessionState();
    if (before.status === 'signed-in') return before;
    try {
      const { serverUrl } = await readSettings();
      const provider = providerOf(await providerConfig(serverUrl));
      const { user, ...tokens } = await authorize(provider, browser.identity.getRedirectURL(), browse);
      await keep(tokens, serverUrl);
      await writeUser(user);
      return { status: 'signed-in', user };
    } catch (error) {
      const problem = signInFailure(error);
      await keepProblem(problem);
      return { status: 'signed-out', problem };
    }
  });
}

/** Signs out: locally at once, and at the provider if it is reachable. Deletes stored batches. */
export async function signOut(): Promise<SessionState> {
  forgetAllBatches();
  const { serverUrl } = await readSettings();
  const refreshToken = await readRefreshToken(serverUrl);
  await Promise.all([forgetTokens(), forgetUser(), forgetUsage(), forgetProblem()]);
  try {
    const provider = providerOf(await providerConfig(serverUrl));
    const url = logoutUrl(provider, browser.identity.getRedirectURL());
    await Promise.all([
      browser.identity.launchWebAuthFlow({ url, interactive: false }),
      refreshToken && revoke(provider, refreshToken.token),
    ]);
  } catch (error) {
    console.warn('The session at the provider was not ended', error);
  }
  return { status: 'signed-out' };
}

/**
 * Returns the access token, refreshed shortly before it expires or after the server has rejected it.
 *
 * @throws {AppError} `sign-in-required`, `session-over`, `sign-in-timeout`, `sign-in-unavailable`, `token-failed`,
 * `network-unreachable`
 */
export async function accessToken({ isRefused }: { readonly isRefused: boolean }): Promise<string> {
  const { serverUrl } = await readSettings();
  const before = await readAccessToken(serverUrl);
  if (!isRefused && before && isFresh(before)) return before.token;
  return navigator.locks.request(REFRESH_LOCK, async () => {
    // The previous holder of the lock may have refreshed the token already.
    const now = await readAccessToken(serverUrl);
    if (now && now.token !== before?.token && isFresh(now)) return now.token;
    return refreshedToken(serverUrl);
  });
}

async function refreshedToken(serverUrl: string): Promise<string> {
  const refreshToken = await readRefreshToken(serverUrl);
  if (!refreshToken) throw new AppError({ code: 'sign-in-required', details: {} });
  try {
    const provider = providerOf(await providerConfig(serverUrl));
    const tokens = await refreshTokens(provider, refreshToken.token);
    await keep(tokens, serverUrl);
    return tokens.accessToken;
  } catch (cause) {
    const failure = refreshFailure(cause);
    if (failure.code === 'session-over') await endSession(failure);
    throw new AppError(failure, { cause });
  }
}

/** Deletes a session that the provider or the server rejects. */
export async function endSession(failure: Failure): Promise<void> {
  await keepProblem(failure);
  await Promise.all([forgetTokens(), forgetUser(), forgetUsage()]);
}

async function browse(url: string): Promise<string> {
  try {
    return await browser.identity.launchWebAuthFlow({ url, interactive: true });
  } catch (cause) {
    throw new AppError(windowFailure(cause), { cause });
  }
}

function isFresh({ expiresAtMs }: { readonly expiresAtMs: number }): boolean {
  return expiresAtMs - Date.now() > TOKEN_REFRESH_EARLY_MS;
}

function keep(tokens: Tokens, serverUrl: string): Promise<void> {
  const { accessToken, expiresInSeconds, refreshToken } = tokens;
  return keepTokens({
    access: { token: accessToken, expiresAtMs: Date.now() + expiresInSeconds * 1000, serverUrl },
    refresh: refreshToken === undefined ? undefined : { token: refreshToken, serverUrl },
  });
}
