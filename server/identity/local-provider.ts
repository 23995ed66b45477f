import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose';
import { AppError } from '#core/failure.ts';
import { MAX_JSON_BODY_BYTES } from '#core/limits.ts';
import type { Profile } from '../store/account-store.ts';
import { signInPage } from './sign-in-page.ts';
import { profileFrom } from './user-info.ts';

export interface LocalProvider {
  readonly routes: Hono;
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  /** What its UserInfo endpoint says, asked within the process. */
  readonly profileOf: (token: string) => Promise<Profile>;
}

export interface LocalProviderOptions {
  /** The server's own address, without a slash at the end. */
  readonly origin: string;
  readonly now: () => number;
  /** What it signs with; made anew where none is given, so that tokens end with the process. */
  readonly keyPair?: SigningKeys;
}

/** An RS256 key pair; making one takes a good part of a second. */
export type SigningKeys = Awaited<ReturnType<typeof generateKeyPair>>;

interface Person {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly scope: string;
  readonly audience: string;
  readonly nonce: string | undefined;
}

interface CodeGrant extends Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly expiresMs: number;
}

const CODE_MS = 60_000;
const TOKEN_SECONDS = 3600;
const CLIENT_ID = 'where-my-pix-local';
const AUDIENCE = 'urn:where-my-pix:api';
const LOCAL_HOSTS = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/** Where Chrome catches an extension's redirects, and where its own requests come from. */
const EXTENSION_REDIRECT = /^https:\/\/[a-p]{32}\.chromiumapp\.org\//;
const EXTENSION_ORIGIN = /^chrome-extension:\/\/[a-p]{32}$/;

/**
 * An identity provider for laptops: the authorization code flow with PKCE S256 (RFC 7636) and rotating
 * refresh tokens, on Auth0's paths, so that the site signs in here by the very code that it uses there.
 * Whoever opens the page says who they are, so it must never run in production; it forgets all when it stops.
 *
 * @throws {Error} in production
 */
export async function createLocalProvider(
  { origin, now, keyPair }: LocalProviderOptions,
  nodeEnv: string,
): Promise<LocalProvider> {
  if (nodeEnv === 'production') throw new Error('The local identity provider does not run in production.');
  const issuer = `${origin}/`;
  const { publicKey, privateKey } = keyPair ?? (await generateKeyPair('RS256'));
  const key = await exportJWK(publicKey);
  // Named by what it is (RFC 7638), so that whoever has the same key takes its tokens.
  const kid = await calculateJwkThumbprint(key);
  const keySet = { keys: [{ ...key, kid, alg: 'RS256', use: 'sig' }] };
  const keys = createLocalJWKSet(keySet);
  const codes = new Map<string, CodeGrant>();
  const refreshTokens = new Map<string, Grant>();

  const people = new Map<string, Person>();
  const userInfoUrl = `${issuer}userinfo`;

  const sign = (claims: Record<string, unknown>, audience: string | string[], sub: string) => {
    const issuedAt = Math.floor(now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(sub)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(privateKey);
  };

  const tokensFor = async (grant: Grant) => {
    const { person, clientId, scope, audience, nonce } = grant;
    const { sub, name, email } = person;
    const refreshToken = randomUUID();
    people.set(sub, person);
    refreshTokens.set(refreshToken, grant);
    return {
      access_token: await sign({ azp: clientId, scope }, [audience, userInfoUrl], sub),
      id_token: await sign({ name, email, email_verified: true, ...(nonce ? { nonce } : {}) }, clientId, sub),
      refresh_token: refreshToken,
      expires_in: TOKEN_SECONDS,
      scope,
      token_type: 'Bearer',
    };
  };

  const routes = new Hono();
  routes.use(bodyLimit({ maxSize: MAX_JSON_BODY_BYTES, onError: refuseLarge }));

  routes.get('/authorize', (context) => {
    const query = context.req.query();
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
    const form = Object.fromEntries(
      Object.entries(await context.req.parseBody()).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>;
    const problem = requestProblem(form);
    if (problem) return context.text(problem, 400);
    const email = (form['email'] ?? '').trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      return context.html(signInPage(form, '', 'Type an e-mail address.'), 400);
    const code = randomUUID();
    codes.set(code, {
      person: { sub: subjectOf(email), email, name: (form['name'] ?? '').trim() || email },
      clientId: form['client_id'] ?? '',
      scope: form['scope'] ?? 'openid',
      audience: form['audience'] || AUDIENCE,
      nonce: form['nonce'],
      challenge: form['code_challenge'] ?? '',
      redirectUri: form['redirect_uri'] ?? '',
      expiresMs: now() + CODE_MS,
    });
    return context.redirect(answer(form, { code }), 303);
  });

  const mayAsk = cors({ origin: (from) => (isLocal(from) || EXTENSION_ORIGIN.test(from) ? from : null) });
  routes.use('/oauth/token', mayAsk);
  routes.post('/oauth/token', async (context) => {
    const isJson = context.req.header('Content-Type')?.includes('json');
    const form = isJson
      ? ((await context.req.json<Record<string, string>>().catch(() => undefined)) ?? {})
      : ((await context.req.parseBody()) as Record<string, string>);
    context.header('Cache-Control', 'no-store');
    if (form['grant_type'] === 'authorization_code') {
      const grant = codes.get(form['code'] ?? '');
      codes.delete(form['code'] ?? '');
      const challenge = createHash('sha256')
        .update(form['code_verifier'] ?? '')
        .digest('base64url');
      const isGood =
        grant &&
        grant.expiresMs > now() &&
        grant.challenge === challenge &&
        grant.clientId === form['client_id'] &&
        grant.redirectUri === form['redirect_uri'];
      if (isGood) return context.json(await tokensFor(grant));
    }
    if (form['grant_type'] === 'refresh_token') {
      const grant = refreshTokens.get(form['refresh_token'] ?? '');
      refreshTokens.delete(form['refresh_token'] ?? '');
      if (grant && grant.clientId === form['client_id']) {
        const { nonce: _used, ...again } = grant;
        return context.json(await tokensFor({ ...again, nonce: undefined }));
      }
    }
    const refused = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' };
    return context.json(refused, 403);
  });

  // RFC 7009: an unknown token is as good as a revoked one.
  routes.use('/oauth/revoke', mayAsk);
  routes.post('/oauth/revoke', async (context) => {
    const { token } = await context.req.parseBody();
    if (typeof token === 'string') refreshTokens.delete(token);
    return context.body(null, 200);
  });

  routes.use('/userinfo', cors());
  routes.get('/userinfo', async (context) => {
    const token = context.req.header('Authorization')?.replace(/^Bearer /i, '') ?? '';
    const person = await jwtVerify(token, keys, { issuer, audience: userInfoUrl })
      .then(({ payload }) => people.get(payload.sub ?? ''))
      .catch(() => undefined);
    if (!person) return context.json({ error: 'invalid_token' }, 401);
    return context.json({ ...person, email_verified: true });
  });

  routes.get('/v2/logout', (context) => {
    const returnTo = context.req.query('returnTo') ?? origin;
    return isOurs(returnTo) ? context.redirect(returnTo) : context.text('returnTo is not local', 400);
  });

  routes.use('/.well-known/jwks.json', cors());
  routes.get('/.well-known/jwks.json', (context) => context.json(keySet));

  const profileOf = async (token: string) => {
    const answer = await routes.request('/userinfo', { headers: { Authorization: `Bearer ${token}` } });
    return profileFrom(await answer.json());
  };
  return { routes, issuer, audience: AUDIENCE, clientId: CLIENT_ID, keys, profileOf };
}

function requestProblem(request: Record<string, string>): string | undefined {
  if (request['response_type'] !== 'code') return 'response_type must be code';
  if (request['client_id'] !== CLIENT_ID) return `client_id must be ${CLIENT_ID}`;
  if (request['code_challenge_method'] !== 'S256' || !request['code_challenge'])
    return 'PKCE with S256 is needed';
  if (!isOurs(request['redirect_uri'] ?? '')) return 'redirect_uri must be on this machine';
  return undefined;
}

/** Whether people may be sent there: to this machine, or back into an extension. */
function isOurs(url: string): boolean {
  return isLocal(url) || EXTENSION_REDIRECT.test(url);
}

function isLocal(url: string): boolean {
  return URL.canParse(url) && LOCAL_HOSTS.test(new URL(url).hostname);
}

/** The redirect back, with what is to be said and the state that came along (RFC 6749, 4.1.2). */
function answer(request: Record<string, string>, parameters: Record<string, string>): string {
  const url = new URL(request['redirect_uri'] ?? '');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (request['state']) url.searchParams.set('state', request['state']);
  return url.href;
}

/** The same e-mail is the same person, also after a restart. */
function subjectOf(email: string): string {
  return `google-oauth2|local-${createHash('sha256').update(email).digest('hex').slice(0, 21)}`;
}

function refuseLarge(): never {
  throw new AppError({ code: 'request-too-large', details: { maxBytes: MAX_JSON_BODY_BYTES } });
}
