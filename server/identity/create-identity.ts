import type { Hono } from 'hono';
import type { ConfigReply } from '#protocol/config.ts';
import type { ServerDeps } from '../deps.ts';
import type { Env } from '../env.ts';
import { createLocalProvider } from './local-provider.ts';
import { userInfoFrom } from './user-info.ts';
import { createTokenVerifier, remoteKeys } from './verify-token.ts';

/** Auth0's name for Google, the only sign-in method that we offer. */
const GOOGLE = 'google-oauth2';

/** Where `npm run dev` serves the site. */
const DEVELOPMENT_SITE = 'http://localhost:5173';

export interface IdentityParts extends Pick<ServerDeps, 'verifyToken' | 'profileOf' | 'forgetPerson'> {
  /** The local provider's routes, if it is used. */
  readonly routes: Hono | undefined;
  readonly config: Pick<ConfigReply, 'domain' | 'clientId' | 'audience' | 'connection'>;
}

/**
 * Creates the configured identity provider, or the local one if none is configured.
 *
 * @param origin the server's own origin, without a trailing slash
 * @throws {Error} if the local one would run in production or at an address other than this machine's
 */
export async function createIdentity(env: Env, origin: string, now: () => number): Promise<IdentityParts> {
  const { AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: clientId, AUTH0_AUDIENCE: audience } = env;
  if (domain && clientId && audience) {
    const issuer = `https://${domain}/`;
    return {
      routes: undefined,
      config: { domain, clientId, audience, connection: GOOGLE },
      verifyToken: createTokenVerifier({ issuer, audience, clientId, keys: remoteKeys(issuer) }),
      profileOf: userInfoFrom(issuer),
      forgetPerson: undefined,
    };
  }
  const clients = {
    siteOrigins: [DEVELOPMENT_SITE, ...env.ALLOWED_ORIGINS.filter((allowed) => URL.canParse(allowed))],
    extensionId: env.EXTENSION_ID,
  };
  const provider = await createLocalProvider({ origin, now, clients }, env.NODE_ENV);
  const { routes, audience: localAudience, clientId: localClientId } = provider;
  return {
    routes,
    config: { domain: origin, clientId: localClientId, audience: localAudience, connection: null },
    verifyToken: createTokenVerifier(provider),
    profileOf: provider.profileOf,
    forgetPerson: provider.forget,
  };
}
