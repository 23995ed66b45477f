import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { generateKeyPair, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { boundedBody } from '../middleware/bounded-body.ts';
import type { Profile } from '../store/account-store.ts';
import { isLoopback, knownClients, type KnownClients } from './known-clients.ts';
import { AUDIENCE, LocalTokens, type OAuthRequest, signerOf, type SigningKeys } from './local-tokens.ts';
import { signInPage } from './sign-in-page.ts';
import { profileFrom } from './user-info.ts';

export interface LocalProvider {
  readonly routes: Hono;
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  /** The claims of its UserInfo endpoint, without an HTTP request. */
  readonly profileOf: (token: string) => Promise<Profile>;
  /** Deletes a person, and revokes everything issued to them. */
  readonly forget: (sub: string) => void;
}

export interface LocalProviderOptions {
  /** The server's own origin, without a trailing slash. */
  readonly origin: string;
  readonly now: () => number;
  readonly clients: KnownClients;
  /** The signing keys; new ones by default, so that tokens become invalid when the process ends. */
  readonly keyPair?: SigningKeys;
}

const CLIENT_ID = 'where-my-pix-local';

/**
 * Creates an identity provider for laptops: the authorization code flow with PKCE S256 (RFC 7636) and rotating
 * refresh tokens, on Auth0's paths, so that the site uses the same code for both. It doesn't authenticate users, so
 * it answers only on this machine and never in production. It keeps everything in memory.
 *
 * @throws {Error} in production, and for an address that isn't this machine's
 */
export async function createLocalProvider(
  { origin, now, keyPair, clients }: LocalProviderOptions,
  nodeEnv: string,
): Promise<LocalProvider> {
  if (nodeEnv === 'production') throw new Error('The local identity provider does not run in production.');
  if (!isLoopback(new URL(origin).hostname)) {
    throw new Error(`The local identity provider runs only on this machine, not at ${origin}.`);
  }
  const { maySendTo, mayRead } = knownClients(origin, clients);
  const signer = await signerOf(keyPair ?? (await generateKeyPair('RS256')));
  const tokens = new LocalTokens(`${origin}/`, signer, now);

  const routes = new Hono();
  for (const path of ['/authorize', '/oauth/*', '/userinfo', '/v2/logout']) {
    // Rejects other host names: those of a proxy, and those of DNS rebinding to 127.0.0.1.
    routes.use(path, async (context, next) => {
      if (isLoopback(new URL(context.req.url).hostname)) return next();
      return context.text('The local sign-in page is for this machine alone.', 403);
    });
    routes.use(path, boundedBody());
  }
  routes.route('/', signInRoutes(tokens, maySendTo));
  routes.route('/', tokenRoutes(tokens, mayRead));
  routes.get('/v2/logout', (context) => {
    const { returnTo = origin } = parametersOf(context.req.query()) ?? { returnTo: '' };
    return maySendTo(returnTo) ? context.redirect(returnTo) : context.text('returnTo is not known here', 400);
  });

  routes.use('/.well-known/jwks.json', cors());
  routes.get('/.well-known/jwks.json', (context) => context.json(signer.keySet));
  return {
    routes,
    issuer: tokens.issuer,
    audience: AUDIENCE,
    clientId: CLIENT_ID,
    keys: signer.keys,
    profileOf: async (token) => {
      const answer = await routes.request('/userinfo', { headers: { Authorization: `Bearer ${token}` } });
      return profileFrom(await answer.json());
    },
    forget: (sub) => tokens.forget(sub),
  };
}

/** The page on which a person signs in, which sends them back to the client with a code. */
function signInRoutes(tokens: LocalTokens, maySendTo: (address: string) => boolean): Hono {
  const requestProblem = (request: OAuthRequest): string | undefined => {
    if (request['response_type'] !== 'code') return 'response_type must be code';
    if (request['client_id'] !== CLIENT_ID) return `client_id must be ${CLIENT_ID}`;
    if (request['code_challenge_method'] !== 'S256' || !request['code_challenge']) {
      return 'PKCE with S256 is needed';
    }
    if (!maySendTo(request['redirect_uri'] ?? ''))
      return 'redirect_uri must be a known client on this machine';
    return undefined;
  };

  const routes = new Hono();
  routes.get('/authorize', (context) => {
    const query = parametersOf(context.req.query());
    if (!query) return context.text(MALFORMED, 400);
    const problem = requestProblem(query);
    if (problem) return context.text(problem, 400);
    if (query['prompt'] === 'none') {
      return context.redirect(
        answer(query, { error: 'login_required', error_description: 'Login required' }),
      );
    }
    return context.html(
      signInPage(query, answer(query, { error: 'access_denied', error_description: 'User cancelled' })),
    );
  });

  routes.post('/authorize', async (context) => {
    const form = await formOf(context);
    if (!form) return context.text(MALFORMED, 400);
    const problem = requestProblem(form);
    if (problem) return context.text(problem, 400);
    const email = (form['email'] ?? '').trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      return context.html(signInPage(form, '', 'Type an e-mail address.'), 400);
    const person = { sub: subjectOf(email), email, name: (form['name'] ?? '').trim() || email };
    return context.redirect(answer(form, { code: tokens.codeFor(person, form) }), 303);
  });
  return routes;
}

/** What clients request with codes and tokens. */
function tokenRoutes(tokens: LocalTokens, mayRead: (origin: string) => boolean): Hono {
  const routes = new Hono();
  const mayAsk = cors({ origin: (from) => (mayRead(from) ? from : null) });
  routes.use('/oauth/token', mayAsk);
  routes.post('/oauth/token', async (context) => {
    const form = await formOf(context);
    context.header('Cache-Control', 'no-store');
    if (!form) return context.json(INVALID_REQUEST, 400);
    const issued = await tokens.exchange(form);
    if (issued) return context.json(issued);
    const refused = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' };
    return context.json(refused, 403);
  });

  // RFC 7009: an unknown token is answered like a revoked one.
  routes.use('/oauth/revoke', mayAsk);
  routes.post('/oauth/revoke', async (context) => {
    const form = await formOf(context);
    if (!form) return context.json(INVALID_REQUEST, 400);
    tokens.revoke(form['token'] ?? '');
    return context.body(null, 200);
  });

  routes.use('/userinfo', cors());
  routes.get('/userinfo', async (context) => {
    const token = context.req.header('Authorization')?.replace(/^Bearer /i, '') ?? '';
    const person = await tokens.personOf(token);
    if (!person) return context.json({ error: 'invalid_token' }, 401);
    return context.json({ ...person, email_verified: true });
  });
  return routes;
}

const MALFORMED = 'Expected parameters that are texts of one line each.';
const INVALID_REQUEST = { error: 'invalid_request', error_description: MALFORMED };

/** Returns the parameters if every value is a single-line string; else undefined. */
function parametersOf(asked: unknown): OAuthRequest | undefined {
  return z.record(z.string(), z.string().regex(/^\P{Cc}*$/u)).safeParse(asked).data;
}

/** Returns the parameters of a body, form-encoded or JSON. */
async function formOf(context: Context): Promise<OAuthRequest | undefined> {
  const isJson = context.req.header('Content-Type')?.includes('json');
  const body: Promise<unknown> = isJson ? context.req.json() : context.req.parseBody();
  return parametersOf(await body.catch(() => undefined));
}

/** Returns the redirect URI with the response parameters and the request's state (RFC 6749, 4.1.2). */
function answer(request: OAuthRequest, parameters: OAuthRequest): string {
  const url = new URL(request['redirect_uri'] ?? '');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (request['state']) url.searchParams.set('state', request['state']);
  return url.href;
}

/** Derived from the email address, so that it stays the same after a restart. */
function subjectOf(email: string): string {
  return `google-oauth2|local-${createHash('sha256').update(email).digest('hex').slice(0, 21)}`;
}
