import { AppError } from '#core/failure.ts';
import { ADMIN_ATTEMPTS } from '../limits.ts';
import type { AdminSettings, ServerDeps } from '../deps.ts';
import { verifyPassword } from './password-hash.ts';
import { createUnlockToken } from './unlock-token.ts';

/** An attempt to enter the admin password: the password, and the account and network that it came from. */
export interface Guess {
  readonly password: string;
  readonly accountId: string;
  readonly address: string;
}

/**
 * Returns the unlock token if the admin password is right.
 *
 * Checks at most {@link ADMIN_ATTEMPTS} passwords for each account and for each network (`callerNetwork`) within the
 * window. Attempts are counted before the check, so concurrent requests can't exceed the limit; the right password
 * clears both counts.
 *
 * @throws {AppError} `too-many-requests`, `admin-password-wrong` with the number of attempts left
 */
export async function unlock(
  { password, accountId, address }: Guess,
  { passwordHash }: AdminSettings,
  { store, now }: Pick<ServerDeps, 'store' | 'now'>,
) {
  const { calls, windowMs } = ADMIN_ATTEMPTS;
  const keys = [`admin:account:${accountId}`, `admin:address:${address}`];
  let mostTried = 0;
  // One after the other: an attempt that the account's limit rejects doesn't count against the address.
  for (const key of keys) {
    const { count, resetsMs } = await store.attempts.count(key, windowMs, now());
    if (count > calls) {
      throw new AppError({ code: 'too-many-requests', details: { retryAfterMs: resetsMs - now() } });
    }
    mostTried = Math.max(mostTried, count);
  }
  if (!(await verifyPassword(password, passwordHash))) {
    const attemptsLeft = calls - mostTried;
    throw new AppError({ code: 'admin-password-wrong', details: { attemptsLeft } });
  }
  await Promise.all(keys.map((key) => store.attempts.forget(key)));
  return createUnlockToken(accountId, passwordHash, now());
}
