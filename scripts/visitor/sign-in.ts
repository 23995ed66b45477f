import { createHash, randomBytes } from 'node:crypto';

/** The response of the token endpoint. */
export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

/** Sends a request to a path of a server: an app as a function, or one that listens. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

const CLIENT_ID = 'where-my-pix-local';

/** Returns an address with a tag behind a plus sign, if there is one. */
export function taggedAddress(address: string, tag: string | undefined): string {
  return tag ? address.replace('@', `+${tag}@`) : address;
}

/** A valid authorization request without its code challenge. */
export function authorizeRequest(clientId: string) {
  return {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'http://localhost:5173/login',
    scope: 'openid email profile offline_access',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: 'a-challenge',
    code_challenge_method: 'S256',
  };
}

/** Signs a user in at the local provider as a browser does: authorization code, verifier, tokens. */
export async function signInAt(
  send: Send,
  email: string,
  redirectUri = authorizeRequest(CLIENT_ID).redirect_uri,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    ...authorizeRequest(CLIENT_ID),
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
  const form = new URLSearchParams({ ...request, email, name: 'Sam Sample' });
  const answer = await send('/authorize', { method: 'POST', body: form, redirect: 'manual' });
  const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: CLIENT_ID,
    redirect_uri: request.redirect_uri,
    code,
    code_verifier: verifier,
  });
  const tokens = await send('/oauth/token', { method: 'POST', body: exchange });
  return (await tokens.json()) as Tokens;
}
