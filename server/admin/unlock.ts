import { AppError } from '#core/failure.ts';
import { ADMIN_ATTEMPTS } from '../limits.ts';
import type { AdminSettings, ServerDeps } from '../deps.ts';
import { verifyPassword } from './password-hash.ts';
import { createUnlockToken } from './unlock-token.ts';

/** Who types the admin password. */
export interface Guess {
  readonly password: string;
  readonly accountId: string;
  readonly address: string;
}

/**
 * The unlock token for the right admin password.
 *
 * At most {@link ADMIN_ATTEMPTS} passwords of one account, and of one address, are looked at within the
 * window. Each is counted before it is looked at, so however many come at once, no more are; the right one
 * clears both counts.
 *
 * @throws {AppError} `too-many-requests`, `admin-password-wrong` with how many more will be looked at
 */
export async function unlock(
  { password, accountId, address }: Guess,
  { passwordHash }: AdminSettings,
  { store, now }: Pick<ServerDeps, 'store' | 'now'>,
) {
  const { calls, windowMs } = ADMIN_ATTEMPTS;
  const keys = [`admin:account:${accountId}`, `admin:address:${address}`];
  let mostTried = 0;
  // One after the other: a guess that the account has spent takes none of the address's.
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
