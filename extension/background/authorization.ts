import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type AuthorizationServer,
  calculatePKCECodeChallenge,
  type Client,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  revocationRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import { REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import type { ConfigReply } from '#protocol/config.ts';
import type { SignedInUser } from '../storage/signed-in-user.ts';

const SCOPE = 'openid email profile offline_access';

/** An identity provider with Auth0's endpoints, and our client ID there. */
export interface Provider {
  readonly server: AuthorizationServer & {
    readonly authorization_endpoint: string;
    readonly end_session_endpoint: string;
  };
  readonly client: Client;
  readonly audience: string | null;
  readonly connection: string | null;
}

/** Opens a page of the provider, and resolves with the URL of its redirect to us. */
export type Browse = (url: string) => Promise<string>;

export interface Tokens {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly refreshToken: string | undefined;
}

export function providerOf({ domain, clientId, audience, connection }: ConfigReply): Provider {
  const origin = domain.includes('://') ? domain : `https://${domain}`;
  const server = {
    issuer: `${origin}/`,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    end_session_endpoint: `${origin}/v2/logout`,
  };
  return { server, client: { client_id: clientId }, audience, connection };
}

/** Signs in: the authorization code flow with PKCE (RFC 7636), state and nonce checked. */
export async function authorize(
  provider: Provider,
  redirectUri: string,
  browse: Browse,
): Promise<Tokens & { readonly user: SignedInUser }> {
  const { server, client, audience, connection } = provider;
  const verifier = generateRandomCodeVerifier();
  const state = generateRandomState();
  const nonce = generateRandomNonce();
  const url = new URL(server.authorization_endpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...(audience ? { audience } : {}),
    ...(connection ? { connection } : {}),
  }).toString();
  const answer = validateAuthResponse(server, client, new URL(await browse(url.href)), state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    None(),
    answer,
    redirectUri,
    verifier,
    requestOptions(server),
  );
  const result = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  return { ...tokensOf(result), user: userOf(result) };
}

/** Exchanges a refresh token, which can be used only once, for new tokens. */
export async function refreshTokens({ server, client }: Provider, refreshToken: string): Promise<Tokens> {
  const options = requestOptions(server);
  const response = await refreshTokenGrantRequest(server, client, None(), refreshToken, options);
  return tokensOf(await processRefreshTokenResponse(server, client, response));
}

/** Revokes a refresh token (RFC 7009). */
export async function revoke({ server, client }: Provider, refreshToken: string): Promise<void> {
  await revocationRequest(server, client, None(), refreshToken, requestOptions(server));
}

/** Returns the provider's logout URL, which ends its session and redirects to `returnTo`. */
export function logoutUrl({ server, client }: Provider, returnTo: string): string {
  const query = new URLSearchParams({ client_id: client.client_id, returnTo });
  return `${server.end_session_endpoint}?${query}`;
}

/** Allows plain HTTP only for a provider on localhost; the server's address was validated in the same way. */
function requestOptions({ issuer }: AuthorizationServer) {
  return {
    signal: () => AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    [allowInsecureRequests]: /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(issuer),
  };
}

function tokensOf(result: TokenEndpointResponse): Tokens {
  return {
    accessToken: result.access_token,
    expiresInSeconds: result.expires_in ?? 0,
    refreshToken: result.refresh_token,
  };
}

function userOf(result: TokenEndpointResponse): SignedInUser {
  const claims = getValidatedIdTokenClaims(result);
  if (!claims) throw new Error('The code flow asked for an ID token.');
  const { sub, email, name } = claims;
  return {
    subject: sub,
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}
