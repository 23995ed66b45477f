import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '#core/failure.ts';
import type { Identity } from '../store/store.ts';

export interface TokenRules {
  /** As the provider writes it, with the slash at its end. */
  readonly issuer: string;
  readonly audience: string;
  /** The provider's key set. */
  readonly keys: JWTVerifyGetKey;
}

/** Clocks may differ by this much. */
const LEEWAY_SECONDS = 60;

/** A key set that is fetched again on an unknown key, at most once in this time. */
const KEYS_COOLDOWN_MS = 60_000;

/** The key set of a provider elsewhere, fetched on need and kept. */
export function remoteKeys(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), { cooldownDuration: KEYS_COOLDOWN_MS });
}

/**
 * Makes the check of access tokens: RS256 alone, issuer, audience, and the times with 60 s of leeway
 * (RFC 9068, 4). The check throws `sign-in-required` for every token that is not good.
 */
export function createTokenVerifier({ issuer, audience, keys }: TokenRules) {
  return async (token: string): Promise<Identity> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return {
        sub: payload.sub ?? '',
        email: typeof payload['email'] === 'string' ? payload['email'] : null,
        name: typeof payload['name'] === 'string' ? payload['name'] : null,
      };
    } catch (error) {
      throw new AppError({ code: 'sign-in-required', details: {} }, { cause: error });
    }
  };
}
