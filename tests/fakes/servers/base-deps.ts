import type { Logger } from 'pino';
import type { ServerDeps } from '#server/deps.ts';
import { DatabaseTrouble } from '#server/database-trouble.ts';
import { readEnv } from '#server/env.ts';
import type { Engine } from '#server/engines/engine.ts';
import type { LocalProvider } from '#server/identity/local-provider.ts';
import { createTokenVerifier } from '#server/identity/verify-token.ts';
import { configFrom } from '#server/settings.ts';
import type { Store } from '#server/store/store.ts';

export const ORIGIN = 'http://localhost:8787';

/** The clients of the tests' local provider. */
export const PROVIDER_CLIENTS = {
  siteOrigins: ['http://localhost:5173'],
  extensionId: 'abcdefghijklmnopabcdefghijklmnop',
} as const;

/** The default settings. */
const SETTINGS = readEnv({ NODE_ENV: 'test' });

interface Given {
  readonly provider: LocalProvider;
  readonly store: Store;
  readonly engine: Engine;
  readonly now: () => number;
  readonly log: Logger;
}

/** The app's dependencies with default settings. */
export function baseDeps({ provider, store, engine, now, log }: Given): ServerDeps {
  const { clientId, audience, profileOf, routes, forget } = provider;
  return {
    engine,
    store,
    trouble: new DatabaseTrouble(log),
    verifyToken: createTokenVerifier(provider),
    profileOf,
    forgetPerson: forget,
    config: configFrom(SETTINGS, { domain: ORIGIN, clientId, audience, connection: null }),
    admin: undefined,
    billing: undefined,
    mailingList: undefined,
    mailer: undefined,
    origin: ORIGIN,
    allowedOrigins: [],
    trustedProxies: 0,
    identity: routes,
    site: undefined,
    isStopping: () => false,
    now,
    log,
    metrics: undefined,
  };
}
