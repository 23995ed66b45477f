import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';

/**
 * Lets a request pass that bears a good access token (RFC 6750, 2.1), and leaves its account for the route.
 *
 * Throws `sign-in-required` otherwise.
 */
export function requireAccount({ verifyToken, store, now }: ServerDeps) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const [, token] = /^Bearer ([\w\-.~+/]+=*)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
    if (!token) throw new AppError({ code: 'sign-in-required', details: {} });
    context.set('account', await store.account(await verifyToken(token), now()));
    await next();
  });
}
