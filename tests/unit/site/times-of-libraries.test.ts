import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// Durations in the specification that are library defaults, which we do not set: an upgrade must not change them
// unnoticed.
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const source = (path: string) => readFileSync(join(PACKAGES, path), 'utf8');

describe('a library', () => {
  it.each([
    ['asks by HTTP for 10 s', 'constants.ts', /DEFAULT_FETCH_TIMEOUT_MS = 10000;/],
    ['tries for a token 3 times', 'constants.ts', /DEFAULT_SILENT_TOKEN_RETRY_COUNT = 3;/],
    ['waits for an authorization for 60 s', 'constants.ts', /DEFAULT_AUTHORIZE_TIMEOUT_IN_SECONDS = 60;/],
    ['remembers a session check for 1 day', 'constants.ts', /DEFAULT_SESSION_CHECK_EXPIRY_DAYS = 1;/],
    ['takes times with a leeway of 60 s', 'jwt.ts', /leeway = options\.leeway \|\| 60;/],
    ['waits 5 s for the lock of a silent token', 'Auth0Client.ts', /runWithLock\(lockKey, 5000,/],
  ])(
    'for the sign-in %s',
    {
      tags: [
        'token-expiry-before-60-leeway',
        'timeout-10-up-3-attempts',
        'auth-http-10-authorize-popup',
        'auth-leeway-60',
      ],
    },
    (_what, file, constant) => {
      expect(constant.test(source(join('@auth0/auth0-spa-js/src', file)))).toBe(true);
    },
  );

  it('for the menu closes it 150 ms after the pointer has left', { tags: ['menu-close-150-ms'] }, () => {
    expect(/setTimeout\([^;]+, 150\)/.test(source('@radix-ui/react-navigation-menu/dist/index.mjs'))).toBe(
      true,
    );
  });
});
