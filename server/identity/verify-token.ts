import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { AppError } from '#core/failure.ts';
import { boundedFetch } from '../bounded-answer.ts';
import type { Bearer } from '../store/own-data-store.ts';

export interface TokenRules {
  /** As in the provider's tokens, with a trailing slash. */
  readonly issuer: string;
  readonly audience: string;
  /** Our client id: a token with several audiences must have been issued to it. */
  readonly clientId: string;
  /** The provider's key set. */
  readonly keys: JWTVerifyGetKey;
}

/** The allowed clock skew. */
const LEEWAY_SECONDS = 60;

/** The minimum time between two fetches of the key set, which is fetched again for an unknown key. */
const KEYS_COOLDOWN_MS = 60_000;

/** Creates the key set of an external provider, fetched when needed and cached. */
export function remoteKeys(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    [customFetch]: boundedFetch,
  });
}

/**
 * Creates the function that verifies access tokens: RS256 only, issuer, audience, times with 60 s of leeway, and, for
 * tokens with several audiences, the authorized party (RFC 9068, 4; OpenID Connect Core 1.0, 3.1.3.7).
 *
 * @returns a function that returns the bearer of a valid token and throws `sign-in-required` for an invalid one, or
 * `sign-in-unavailable` if the provider's keys couldn't be fetched
 */
export function createTokenVerifier({ issuer, audience, clientId, keys }: TokenRules) {
  return async (token: string): Promise<Bearer> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const { sub, aud, azp, iat = 0 } = payload;
      const isOurs = !Array.isArray(aud) || aud.length < 2 || azp === clientId;
      const isFromTheFuture = iat > Date.now() / 1000 + LEEWAY_SECONDS;
      if (!sub || !isOurs || isFromTheFuture)
        throw new Error('The token has another audience, or is not valid yet');
      return { sub, signedInMs: signedInMs(payload) };
    } catch (cause) {
      const code = isOutage(cause) ? 'sign-in-unavailable' : 'sign-in-required';
      throw new AppError({ code, details: {} }, { cause });
    }
  };
}

/**
 * Returns when the person signed in, in milliseconds: `signed_in_at`, a claim for providers that can't set the
 * standard one (docs/settings.md), else `auth_time` (RFC 9068, 2.2.1), in seconds. Not `iat`, which is new in a
 * refreshed token.
 */
function signedInMs({ signed_in_at: own, auth_time: standard, iat = 0 }: JWTPayload): number | undefined {
  const seconds = typeof own === 'number' ? own : standard;
  return typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, iat) * 1000 : undefined;
}

/** Returns whether fetching the key set failed: no connection, a timeout, or a response without keys. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  if (!(error instanceof errors.JOSEError)) return false;
  return error.code === errors.JWKSTimeout.code || error.code === errors.JOSEError.code;
}
