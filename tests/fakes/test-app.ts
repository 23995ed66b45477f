import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { generateKeyPair } from 'jose';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { ServerDeps, ServerVariables } from '#server/deps.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createLocalProvider, type SigningKeys } from '#server/identity/local-provider.ts';
import { createTokenVerifier } from '#server/identity/verify-token.ts';
import { readEnv } from '#server/env.ts';
import { configFrom } from '#server/settings.ts';
import { openTestStore } from './test-store.ts';

export const ORIGIN = 'http://localhost:8787';

export interface TestApp {
  readonly app: Hono<ServerVariables>;
  readonly deps: ServerDeps;
  /** What was logged, a JSON text a line. */
  readonly log: string[];
  /** Signs a person in through the real provider, and gives what the token endpoint answered. */
  readonly signIn: (
    email?: string,
  ) => Promise<{ access_token: string; id_token: string; refresh_token: string }>;
  /** A call to the API as a person who is signed in. */
  readonly as: (email: string) => Promise<(path: string, init?: RequestInit) => Promise<Response>>;
  clock: { nowMs: number };
}

/** An engine that says the same of every image. */
export function fakeEngine(description = 'A dog.'): Engine {
  return { name: 'fake', describe: async () => description, close: async () => {} };
}

/** One pair for all apps of a test file. */
let keyPair: Promise<SigningKeys> | undefined;

/** The settings as they are when nothing is set. */
export const SETTINGS = readEnv({ NODE_ENV: 'test' });

/**
 * The real app with the real local provider and the real store, without a network: on PostgreSQL where the
 * tests run on it, else in memory. Override single parts. Closed when the test that asked for it ends.
 */
export async function testApp(
  overrides: Partial<ServerDeps> = {},
  { foundingMembers = 0 } = {},
): Promise<TestApp> {
  const clock = { nowMs: Date.now() };
  const now = () => clock.nowMs;
  const log: string[] = [];
  keyPair ??= generateKeyPair('RS256');
  const provider = await createLocalProvider({ origin: ORIGIN, now, keyPair: await keyPair }, 'test');
  const { clientId, audience, profileOf } = provider;
  const store = await openTestStore({ foundingMembers });
  const deps: ServerDeps = {
    engine: fakeEngine(),
    store,
    verifyToken: createTokenVerifier(provider),
    profileOf,
    config: configFrom(SETTINGS, { domain: ORIGIN, clientId, audience, connection: null }),
    admin: undefined,
    billing: undefined,
    mailingList: undefined,
    mailer: undefined,
    allowedOrigins: [],
    trustedProxies: 0,
    identity: provider.routes,
    siteFolder: undefined,
    isStopping: () => false,
    now,
    log: pino({ level: 'debug', base: null }, { write: (line) => log.push(line) }),
    ...overrides,
  };
  const app = createApp(deps);

  const signIn = async (email = 'sam@example.com') => {
    const verifier = randomBytes(32).toString('base64url');
    const request = {
      ...authorizeRequest(provider.clientId),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    };
    const form = new URLSearchParams({ ...request, email, name: 'Sam Sample' });
    const answer = await app.request('/authorize', { method: 'POST', body: form });
    const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
    const exchange = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      redirect_uri: request.redirect_uri,
      code,
      code_verifier: verifier,
    });
    const tokens = await app.request('/oauth/token', { method: 'POST', body: exchange });
    return (await tokens.json()) as { access_token: string; id_token: string; refresh_token: string };
  };

  const as = async (email: string) => {
    const { access_token: token } = await signIn(email);
    return async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return app.request(path, { ...init, headers });
    };
  };

  return { app, deps, log, signIn, as, clock };
}

/** A good authorization request, but for its challenge. */
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

export function json(value: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}
