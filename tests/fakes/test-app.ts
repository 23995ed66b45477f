import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { ServerDeps } from '#server/deps.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import { createTokenVerifier } from '#server/identity/verify-token.ts';
import { createMemoryStore } from '#server/store/memory-store.ts';

export const ORIGIN = 'http://localhost:8787';

export interface TestApp {
  readonly app: Hono;
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

/** The real app with the real local provider and store, without a network. Override single parts. */
export async function testApp(
  overrides: Partial<ServerDeps> = {},
  { foundingMembers = 0 } = {},
): Promise<TestApp> {
  const clock = { nowMs: Date.now() };
  const now = () => clock.nowMs;
  const log: string[] = [];
  const provider = await createLocalProvider({ origin: ORIGIN, now }, 'test');
  const app = createApp({
    engine: fakeEngine(),
    store: createMemoryStore({ defaultPlan: 'free', foundingMembers }),
    verifyToken: createTokenVerifier(provider),
    config: { domain: ORIGIN, clientId: provider.clientId, audience: provider.audience, connection: null },
    identity: provider.routes,
    siteFolder: undefined,
    now,
    log: (line) => log.push(line),
    ...overrides,
  });

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

  return { app, log, signIn, as, clock };
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
