import type { Hono } from 'hono';
import { generateKeyPair } from 'jose';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { ServerDeps, ServerVariables } from '#server/deps.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import type { SigningKeys } from '#server/identity/local-tokens.ts';
import { baseDeps, ORIGIN, PROVIDER_CLIENTS } from './base-deps.ts';
import { signInAt, type Tokens } from '../../../scripts/visitor/sign-in.ts';
import { openTestStore } from './test-store.ts';

export interface TestApp {
  readonly app: Hono<ServerVariables>;
  readonly deps: ServerDeps;
  /** The log, one JSON object per line. */
  readonly log: string[];
  /** Signs a user in through the real provider, and returns the token endpoint's response. */
  readonly signIn: (email?: string) => Promise<Tokens>;
  /** Returns a function that sends API requests as a signed-in user. */
  readonly as: (email: string) => Promise<(path: string, init?: RequestInit) => Promise<Response>>;
  clock: { nowMs: number };
}

/** An engine that gives every image the same description. */
export function fakeEngine(description = 'A dog.'): Engine {
  return { name: 'fake', describe: async () => ({ description }), close: async () => {} };
}

/** One key pair for all apps of a test file. */
let keyPair: Promise<SigningKeys> | undefined;

/**
 * The real app with the real local provider and the real store, without a network: on PostgreSQL if the tests
 * run on it, else in memory. Single dependencies can be overridden. Closed with the test.
 */
export async function testApp(
  overrides: Partial<ServerDeps> = {},
  { foundingMembers = 0 } = {},
): Promise<TestApp> {
  const clock = { nowMs: Date.now() };
  const now = () => clock.nowMs;
  const log: string[] = [];
  keyPair ??= generateKeyPair('RS256');
  const provider = await createLocalProvider(
    { origin: ORIGIN, now, keyPair: await keyPair, clients: PROVIDER_CLIENTS },
    'test',
  );
  const store = await openTestStore({ foundingMembers });
  const debugLog = pino({ level: 'debug', base: null }, { write: (line) => log.push(line) });
  const deps: ServerDeps = {
    ...baseDeps({ provider, store, engine: fakeEngine(), now, log: debugLog }),
    ...overrides,
  };
  const app = createApp(deps);

  const signIn = (email = 'sam@example.com') =>
    signInAt(async (path, init) => app.request(path, init), email);

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

export function json(value: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}
