import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ADMIN_UNLOCK_MS } from '#core/limits.ts';

/** The `aud` claim, so that no other kind of token is accepted as an unlock token. */
const AUDIENCE = 'admin-unlock';

// [Note: Unlock token] The admin screen's unlocked state is a JWT whose signing key is derived from the password
// hash. The server keeps no session state for it, and a new password invalidates every token.

/** Returns the token that unlocks the admin screen of an account for {@link ADMIN_UNLOCK_MS}. */
export async function createUnlockToken(accountId: string, passwordHash: string, nowMs: number) {
  const expiresMs = nowMs + ADMIN_UNLOCK_MS;
  const unlockToken = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(accountId)
    .setExpirationTime(Math.floor(expiresMs / 1000))
    .sign(keyOf(passwordHash));
  return { unlockToken, expiresMs };
}

/** Returns the account that a token unlocks; undefined if the token is invalid or has expired. */
export async function readUnlockToken(
  token: string,
  passwordHash: string,
  nowMs: number,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(passwordHash), {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate: new Date(nowMs),
      requiredClaims: ['sub', 'exp'],
    });
    return payload.sub;
  } catch {
    return undefined;
  }
}

function keyOf(passwordHash: string): Uint8Array {
  return createHash('sha256').update(`${AUDIENCE} ${passwordHash}`).digest();
}
