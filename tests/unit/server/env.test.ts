import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';

describe('readEnv', () => {
  it('needs nothing on a laptop', () => {
    expect(readEnv({})).toMatchObject({ PORT: 8787, ENGINE: 'embedded', DEFAULT_PLAN: 'free' });
  });

  it('takes a name that is set to nothing as not set', () => {
    expect(readEnv({ PORT: '', AUTH0_DOMAIN: '' })).toMatchObject({ PORT: 8787 });
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['ENGINE', { ENGINE: 'other' }],
    ['AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE', { AUTH0_DOMAIN: 'example.eu.auth0.com' }],
    ['AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE', { NODE_ENV: 'production' }],
    ['ADMIN_PASSWORD_HASH', { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD_HASH: 'a password' }],
  ])('does not start with a wrong %s, and names it', (name, variables) => {
    expect(() => readEnv(variables)).toThrow(name);
  });
});
