import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { isLoopback } from '../identity/known-clients.ts';

/**
 * Refuses what a page elsewhere sends in its visitors' names, by the `Origin` that browsers put on it (Fetch, 3.2).
 * Our own pages pass, those of the settings, and programs that are no browser, which send none. Throws
 * `origin-unknown`.
 */
export function ownPagesOnly({ allowedOrigins, origin: own, identity }: ServerDeps) {
  const known = new Set([own, ...allowedOrigins]);
  return createMiddleware<ServerVariables>(async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin === undefined || known.has(origin) || isOwn(origin, context.req.header('Host'))) return next();
    // A development server's pages, on a laptop whose sign-in page is local too.
    if (identity && URL.canParse(origin) && isLoopback(new URL(origin).hostname)) return next();
    throw new AppError({ code: 'origin-unknown', details: {} });
  });
}

/** Whether a page was served by whom it now asks, under whatever name that goes. */
function isOwn(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
