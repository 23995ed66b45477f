import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { isLoopback } from '../identity/known-clients.ts';

/**
 * Protects against CSRF: rejects requests from pages of other origins, by the `Origin` header (Fetch, 3.2). Our own
 * pages and the allowed origins pass, and so do clients other than browsers, which send no `Origin`. Throws
 * `origin-unknown`.
 */
export function ownPagesOnly({ allowedOrigins, origin: own, identity }: ServerDeps) {
  const known = new Set([own, ...allowedOrigins]);
  return createMiddleware<ServerVariables>(async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin === undefined || known.has(origin) || isOwn(origin, context.req.header('Host'))) return next();
    // With the local identity provider, pages of a development server on this machine are allowed too.
    if (identity && URL.canParse(origin) && isLoopback(new URL(origin).hostname)) return next();
    throw new AppError({ code: 'origin-unknown', details: {} });
  });
}

/** Returns whether a request is same-origin, by its Host header: the server may have several names. */
function isOwn(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
