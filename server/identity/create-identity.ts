import type { ConfigReply } from '#protocol/config.ts';
import type { Env } from '../env.ts';
import { createLocalProvider } from './local-provider.ts';
import { createTokenVerifier, remoteKeys } from './verify-token.ts';

/** Auth0's name for Google, the only way to sign in that we offer. */
const GOOGLE = 'google-oauth2';

/**
 * Who signs people in: the provider that is configured, or, where none is, the local one.
 *
 * @param origin the server's own address, without a slash at the end
 */
export async function createIdentity(env: Env, origin: string, now: () => number) {
  const { AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: clientId, AUTH0_AUDIENCE: audience } = env;
  if (domain && clientId && audience) {
    const issuer = `https://${domain}/`;
    const config: ConfigReply = { domain, clientId, audience, connection: GOOGLE };
    const verifyToken = createTokenVerifier({ issuer, audience, keys: remoteKeys(issuer) });
    return { provider: undefined, config, verifyToken };
  }
  const provider = await createLocalProvider({ origin, now }, env.NODE_ENV);
  const config: ConfigReply = {
    domain: origin,
    clientId: provider.clientId,
    audience: provider.audience,
    connection: null,
  };
  return { provider, config, verifyToken: createTokenVerifier(provider) };
}
