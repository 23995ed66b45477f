import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createIdentity } from '#server/identity/create-identity.ts';
import { authorizeRequest } from '../../../scripts/visitor/sign-in.ts';

const ORIGIN = 'http://localhost:8787';
const AUTH0 = {
  AUTH0_DOMAIN: 'example.eu.auth0.com',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_AUDIENCE: 'urn:api',
};

describe('the identity provider', () => {
  it(
    'is the hosted one if configured, with a Google account only',
    { tags: ['sign-through-hosted-identity'] },
    async () => {
      const { config, routes } = await createIdentity(readEnv(AUTH0), ORIGIN, Date.now);
      expect(config).toEqual({
        domain: 'example.eu.auth0.com',
        clientId: 'client',
        audience: 'urn:api',
        connection: 'google-oauth2',
      });
      expect(routes).toBeUndefined();
    },
  );

  it('is a page of this machine otherwise', async () => {
    const { config, routes } = await createIdentity(readEnv({ NODE_ENV: 'test' }), ORIGIN, Date.now);
    expect(config).toMatchObject({ domain: ORIGIN, connection: null });
    expect(routes).toBeDefined();
  });

  it('sends people back only to configured sites of this machine', async () => {
    const env = readEnv({ NODE_ENV: 'test', ALLOWED_ORIGINS: 'http://localhost:4000, *' });
    const { config, routes } = await createIdentity(env, ORIGIN, Date.now);
    const statusFor = async (site: string) => {
      const request = { ...authorizeRequest(config.clientId), redirect_uri: `${site}/login` };
      return (await routes?.request(`${ORIGIN}/authorize?${new URLSearchParams(request)}`))?.status;
    };
    expect(await statusFor('http://localhost:4000')).toBe(200);
    expect(await statusFor('http://localhost:4001')).toBe(400);
  });
});
