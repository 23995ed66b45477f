import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import { UNLOCK_HEADER } from '#protocol/endpoint.ts';
import { readUnlockToken } from '../admin/unlock-token.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { emailKeyOf } from '#core/accounts/email-key.ts';

/**
 * Requires the administrator: the account whose verified email address is the configured one. Throws `admin-only`
 * otherwise.
 */
export function requireAdmin({ admin }: ServerDeps) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const { email, emailVerified } = context.get('account');
    const isAdmin = admin && email && emailVerified && emailKeyOf(email) === emailKeyOf(admin.email);
    if (!isAdmin) throw new AppError({ code: 'admin-only', details: {} });
    await next();
  });
}

/** Requires the administrator's unlock token. Throws `admin-locked` otherwise. */
export function requireUnlocked({ admin, now }: ServerDeps) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const token = context.req.header(UNLOCK_HEADER);
    const accountId = admin && token && (await readUnlockToken(token, admin.passwordHash, now()));
    if (accountId !== context.get('account').id) throw new AppError({ code: 'admin-locked', details: {} });
    await next();
  });
}
