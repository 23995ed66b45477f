import type { Logger } from 'pino';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ServerVariables } from '../deps.ts';

/**
 * One line a request: method, the route's pattern (never the address itself, which may carry what is private),
 * status, milliseconds, and the account's own number. No header, no query and no body reaches the log.
 */
export function requestLog(log: Logger) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const startedMs = performance.now();
    await next();
    const account = context.get('account') as { id: string } | undefined;
    log.info(
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        route: matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*',
        status: context.res.status,
        ms: Math.round(performance.now() - startedMs),
        ...(account ? { accountId: account.id } : {}),
      },
      'request',
    );
  });
}
