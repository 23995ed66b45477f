import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ADMIN_UNLOCK_MS } from '#core/limits.ts';

/** What the token is for, so that no other token passes for it. */
const AUDIENCE = 'admin-unlock';

// [Note: Unlock token] The admin screen's unlocked state is a token signed with a key made of the password's
// hash: no copy of the server has to remember it, and a new password locks every screen.

/** The token that unlocks the admin screen of an account for {@link ADMIN_UNLOCK_MS}. */
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

/** The account that a token unlocks; nothing where the token is not good or not any more. */
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
