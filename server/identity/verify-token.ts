import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '#core/failure.ts';
import { boundedFetch } from '../bounded-answer.ts';
import type { Bearer } from '../store/own-data-store.ts';

export interface TokenRules {
  /** As the provider writes it, with the slash at its end. */
  readonly issuer: string;
  readonly audience: string;
  /** Our client at the provider: a token for several audiences must have been made for it. */
  readonly clientId: string;
  /** The provider's key set. */
  readonly keys: JWTVerifyGetKey;
}

/** Clocks may differ by this much. */
const LEEWAY_SECONDS = 60;

/** A key set that is fetched again on an unknown key, at most once in this time. */
const KEYS_COOLDOWN_MS = 60_000;

/** The key set of a provider elsewhere, fetched on need and kept. */
export function remoteKeys(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    [customFetch]: boundedFetch,
  });
}

/**
 * Makes the check of access tokens: RS256 alone, issuer, audience, the times with 60 s of leeway, and, where a
 * token is for several audiences, the party that it was made for (RFC 9068, 4; OpenID Connect Core 1.0, 3.1.3.7).
 *
 * @returns gives the bearer of a good token; throws `sign-in-required` for every other, and
 *   `sign-in-unavailable` where the provider's keys could not be had: that is no fault of the token's
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
      if (!sub || !isOurs || isFromTheFuture) throw new Error('The token was not made for us, or not yet');
      return { sub, issuedMs: iat * 1000 };
    } catch (cause) {
      const code = isOutage(cause) ? 'sign-in-unavailable' : 'sign-in-required';
      throw new AppError({ code, details: {} }, { cause });
    }
  };
}

/** Whether it was the key set's address that failed: no connection, no answer in time, or none with keys. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  if (!(error instanceof errors.JOSEError)) return false;
  return error.code === errors.JWKSTimeout.code || error.code === errors.JOSEError.code;
}
