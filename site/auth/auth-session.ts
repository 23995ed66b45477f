import { type Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js';
import { createApiClient } from '#browser/api-client.ts';
import { AppError } from '#core/failure.ts';
import { configEndpoint } from '#protocol/config.ts';
import { authErrorText } from './auth-error-text.ts';
import type { AuthState, SessionUser, SignInErrand } from './auth-state.ts';

const SCOPE = 'openid email profile offline_access';
/** Where the identity provider sends people back to, whatever they set out to do. */
const CALLBACK_PATH = '/login';

/** The server, as nobody: it says where people sign in. */
const api = createApiClient({
  baseUrl: '',
  getToken: () => Promise.reject(new AppError({ code: 'sign-in-required', details: {} })),
});

let client: Promise<Auth0Client> | undefined;

function authClient(): Promise<Auth0Client> {
  client ??= connect();
  client.catch(() => (client = undefined));
  return client;
}

async function connect(): Promise<Auth0Client> {
  const { domain, clientId, audience, connection } = await api.call(configEndpoint);
  return createAuth0Client({
    domain,
    clientId,
    useRefreshTokens: true,
    cacheLocation: 'localstorage',
    authorizationParams: {
      scope: SCOPE,
      redirect_uri: location.origin + CALLBACK_PATH,
      ...(audience ? { audience } : {}),
      ...(connection ? { connection } : {}),
    },
  });
}

/**
 * Finds out who is signed in: finishes a sign-in that comes back from the provider, else looks for a session.
 * Never throws; what went wrong is part of the state.
 */
export async function resumeSession(): Promise<AuthState> {
  const query = new URLSearchParams(location.search);
  const isCallback = query.has('state') && (query.has('code') || query.has('error'));
  try {
    const auth0 = await authClient();
    let errand: SignInErrand | undefined;
    if (isCallback) {
      const { appState } = await auth0.handleRedirectCallback<Partial<SignInErrand>>();
      errand = { intent: 'login', ...appState };
    } else {
      await auth0.checkSession();
    }
    const user = await auth0.getUser<SessionUser>();
    return user ? { status: 'signed-in', user, ...(errand ? { errand } : {}) } : { status: 'signed-out' };
  } catch (error) {
    return { status: 'signed-out', problem: authErrorText(error) };
  } finally {
    if (isCallback) history.replaceState(history.state, '', location.pathname);
  }
}

/** Leaves for the provider's sign-in page. */
export async function signIn(errand: SignInErrand): Promise<void> {
  const auth0 = await authClient();
  await auth0.loginWithRedirect({ appState: errand, authorizationParams: { prompt: 'select_account' } });
}

/** Ends the session here and at the provider, and comes back to the home page. */
export async function signOut(): Promise<void> {
  const auth0 = await authClient();
  await auth0.logout({ logoutParams: { returnTo: location.origin } });
}

/** Forgets a session that the server does not accept, and stays on the page. */
export async function forgetSession(): Promise<void> {
  const auth0 = await authClient();
  await auth0.logout({ openUrl: false });
}

/**
 * The access token, refreshed where it has to be, or because the server refused the last one.
 *
 * @throws {AppError} `sign-in-required`, `network-unreachable`
 */
export async function accessToken({ isRefused }: { readonly isRefused: boolean }): Promise<string> {
  try {
    const auth0 = await authClient();
    const token = await auth0.getTokenSilently(isRefused ? { cacheMode: 'off' } : {});
    if (token) return token;
    throw new AppError({ code: 'sign-in-required', details: {} });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = error instanceof TypeError ? 'network-unreachable' : 'sign-in-required';
    throw new AppError({ code, details: {} }, { cause: error });
  }
}
