import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv, SETTING_NAMES } from '#server/env.ts';
import { whatIsOff } from '#server/settings.ts';

describe('readEnv', () => {
  it('needs nothing on a laptop', { tags: ['key-more-than-10-characters'] }, () => {
    expect(readEnv({})).toMatchObject({ PORT: 8787, ENGINE: 'embedded', DEFAULT_PLAN: 'free' });
  });

  it('treats an empty value as not set', () => {
    expect(readEnv({ PORT: '', AUTH0_DOMAIN: '' })).toMatchObject({ PORT: 8787 });
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['ENGINE', { ENGINE: 'other' }],
    ['AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE', { AUTH0_DOMAIN: 'example.eu.auth0.com' }],
    ['AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE', { NODE_ENV: 'production' }],
    ['ADMIN_PASSWORD_HASH', { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD_HASH: 'a password' }],
    ['CONTACT_TO, CONTACT_FROM missing', { SMTP_URL: 'smtp://localhost' }],
    ['OPENAI_OUTPUT_PRICE missing', { ENGINE: 'openai', OPENAI_INPUT_PRICE: '0.15' }],
    ['OPENAI_INPUT_PRICE missing', { OPENAI_OUTPUT_PRICE: '0' }],
    ['STRIPE_PRO_PRICES', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['EXTENSION_ID', { EXTENSION_ID: 'not-an-id' }],
  ])(
    'does not start with a wrong %s, and names it',
    { tags: ['missing-public-key-service-id'] },
    (name, variables) => {
      expect(() => readEnv(variables)).toThrow(name);
    },
  );

  it('starts with a price of 0 dollars, as of a model of our own', () => {
    expect(() => readEnv({ OPENAI_INPUT_PRICE: '0', OPENAI_OUTPUT_PRICE: '0' })).not.toThrow();
  });

  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '0.0.0.0', PUBLIC_URL: 'https://photos.example.com' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.7', NODE_ENV: 'test' }],
    ['HOST', { HOST: '127.0.0.1.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://photos.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.example.com', NODE_ENV: 'development' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '1' }],
  ])('does not start with the local sign-in page if %s lets others reach it: %o', (name, variables) => {
    expect(() => readEnv(variables)).toThrow(`${name}: without AUTH0_DOMAIN`);
    const provider = { AUTH0_DOMAIN: 'a.auth0.com', AUTH0_CLIENT_ID: 'client', AUTH0_AUDIENCE: 'urn:api' };
    expect(() => readEnv({ ...variables, ...provider })).not.toThrow();
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.2:8787' },
    { PUBLIC_URL: 'http://[::1]:8787' },
  ])('starts with the local sign-in page on this machine: %o', (variables) => {
    expect(() => readEnv(variables)).not.toThrow();
  });
});

describe('ENGINE=none', () => {
  it('needs no identity provider, even in production and reached from elsewhere', () => {
    const variables = { ENGINE: 'none', NODE_ENV: 'production', HOST: '0.0.0.0', TRUSTED_PROXIES: '1' };
    expect(readEnv({ ...variables, PUBLIC_URL: 'https://photos.example.com' }).ENGINE).toBe('none');
  });

  it.each([
    ['AUTH0_DOMAIN', 'a.auth0.com'],
    ['DATABASE_URL', 'postgres://localhost/photos'],
    ['OPENAI_API_KEY', 'a-key-that-is-long'],
    ['CHECKOUT_PRO_URL', 'https://pay.example'],
    ['STRIPE_PRO_PRICES', 'price_1'],
    ['SMTP_URL', 'smtp://localhost'],
  ])('rejects %s, which would have no effect', (name, value) => {
    expect(() => readEnv({ ENGINE: 'none', [name]: value })).toThrow(
      `${name} has no effect with ENGINE=none`,
    );
  });

  it('ignores what the image sets for every server', () => {
    const variables = { ENGINE: 'none', DATABASE_FILE: '/data/photos.sqlite', ENGINE_WORKERS: '2' };
    expect(() => readEnv(variables)).not.toThrow();
  });
});

describe('the settings', () => {
  it.each(SETTING_NAMES)('%s is in docs/settings.md', (name) => {
    expect(readFileSync('docs/settings.md', 'utf8')).toContain(`\`${name}\``);
  });

  it('say what is off without them', () => {
    const off = whatIsOff(readEnv({})).join('\n');
    for (const what of ['buying the Pro plan', 'the admin screen', 'sign-in with Google']) {
      expect(off).toContain(what);
    }
    expect(whatIsOff(readEnv({ CHECKOUT_PRO_URL: 'https://pay.example' })).join()).not.toContain(
      'the Pro plan',
    );
  });
});
