import { type Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js';
import { forgetAllBatches } from '#browser/saved/batches-database.ts';
import { forgetHere, watchForgetting } from '#browser/saved/forgetting.ts';
import { AppError } from '#core/failure.ts';
import type { ConfigReply } from '#protocol/config.ts';
import { BASE_PATH, LANGUAGE, pathIn } from '../app/language.ts';
import { SIGN_IN_MS } from '../limits.ts';
import { keepTableForReturn } from '../upload/left-on-table.ts';
import { authErrorText, endsSession, failureOfToken } from './auth-error-text.ts';
import { providerConfig } from './provider-config.ts';
import type { AuthState, SessionUser, SignInErrand } from './auth-state.ts';

const SCOPE = 'openid email profile offline_access';
/** The redirect URI of the identity provider, for login and sign-up. */
const CALLBACK_PATH = '/login';

let client: Promise<AuthClient> | undefined;

interface AuthClient {
  readonly auth0: Auth0Client;
  readonly config: ConfigReply;
}

function authClient(): Promise<AuthClient> {
  client ??= connect();
  client.catch(() => (client = undefined));
  return client;
}

async function connect(): Promise<AuthClient> {
  const config = await providerConfig();
  const { domain, clientId, audience, connection } = config;
  const auth0 = await createAuth0Client({
    domain,
    clientId,
    useRefreshTokens: true,
    cacheLocation: 'localstorage',
    authorizationParams: {
      scope: SCOPE,
      redirect_uri: location.origin + pathIn(LANGUAGE, CALLBACK_PATH),
      ...(audience ? { audience } : {}),
      ...(connection ? { connection } : {}),
    },
  });
  return { auth0, config };
}

/**
 * Determines who is signed in: completes a sign-in that the provider has redirected back, or else restores a session.
 * Never throws; an error is part of the state.
 */
export async function resumeSession(): Promise<AuthState> {
  // What this page was just saving may have made a database anew.
  watchForgetting(forgetAllBatches);
  const query = new URLSearchParams(location.search);
  const isCallback = query.has('state') && (query.has('code') || query.has('error'));
  try {
    const { auth0, config } = await authClient();
    let errand: SignInErrand | undefined;
    if (isCallback) {
      const { appState } = await inTime(auth0.handleRedirectCallback<Partial<SignInErrand>>());
      errand = { intent: 'login', ...appState };
    } else {
      await inTime(auth0.checkSession());
    }
    const user = await auth0.getUser<SessionUser>();
    if (user && errand) void announceLogin(user, config);
    return user ? { status: 'signed-in', user, ...(errand ? { errand } : {}) } : { status: 'signed-out' };
  } catch (error) {
    if (endsSession(error)) await forgetSession();
    return { status: 'signed-out', problem: authErrorText(error, isCallback ? 'login' : 'token') };
  } finally {
    if (isCallback) history.replaceState(history.state, '', location.pathname);
  }
}

/** Redirects to the provider's sign-in page. The photos on the table are stored and restored afterwards. */
export async function signIn(errand: SignInErrand): Promise<void> {
  const { auth0 } = await authClient();
  await keepTableForReturn();
  await auth0.loginWithRedirect({ appState: errand, authorizationParams: { prompt: 'select_account' } });
}

/** Signs out locally and at the provider, and returns to the home page. Stored batches are deleted. */
export async function signOut(): Promise<void> {
  forgetHere();
  forgetAllBatches();
  const { auth0 } = await authClient();
  await auth0.logout({ logoutParams: { returnTo: location.origin + (BASE_PATH && `${BASE_PATH}/`) } });
}

/** Deletes a session that the server rejects, without leaving the page. */
export async function forgetSession(): Promise<void> {
  const { auth0 } = await authClient();
  await auth0.logout({ openUrl: false });
}

/**
 * Returns the access token, refreshed if it has expired or the server has rejected it.
 *
 * @throws {AppError} `session-over`, `sign-in-timeout`, `sign-in-unavailable`, `token-failed`, `network-unreachable`
 */
export async function accessToken({ isRefused }: { readonly isRefused: boolean }): Promise<string> {
  try {
    const { auth0 } = await authClient();
    const token = await inTime(auth0.getTokenSilently(isRefused ? { cacheMode: 'off' } : {}));
    if (token) return token;
    throw new AppError({ code: 'session-over', details: {} });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(failureOfToken(cause), { cause });
  }
}

/** Fails if the provider never finishes its answer. The library only limits the time until the answer begins. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: number | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new AppError({ code: 'sign-in-timeout', details: {} }));
    timer = window.setTimeout(fail, SIGN_IN_MS);
  });
  return Promise.race([answer, late]).finally(() => window.clearTimeout(timer));
}

/** Sends the login notification, if one is configured. Its errors never fail a login. */
async function announceLogin(user: SessionUser, { loginNotice }: ConfigReply): Promise<void> {
  if (!loginNotice) return;
  try {
    const { sendLoginNotice } = await import('./login-notice.ts');
    await sendLoginNotice(user, loginNotice);
  } catch (error) {
    console.warn('The login notification was not sent', error);
  }
}
