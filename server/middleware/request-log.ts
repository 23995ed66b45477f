import type { Logger } from 'pino';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ServerVariables } from '../deps.ts';
import type { Metrics } from '../metrics.ts';

/**
 * One line a request: method, the route's pattern (never the address itself, which may carry what is private),
 * status, milliseconds, and the account's own number. No header, no query and no body reaches the log. The metrics
 * get the same without the account.
 */
export function requestLog(log: Logger, metrics: Metrics | undefined) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const startedMs = performance.now();
    await next();
    const account = context.get('account') as { id: string } | undefined;
    const answered = {
      method: context.req.method,
      route: matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*',
      status: context.res.status,
      ms: Math.round(performance.now() - startedMs),
    };
    metrics?.count(answered);
    const requestId = context.get('requestId');
    log.info({ requestId, ...answered, ...(account ? { accountId: account.id } : {}) }, 'request');
  });
}
