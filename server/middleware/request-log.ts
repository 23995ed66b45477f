import type { Logger } from 'pino';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ServerVariables } from '../deps.ts';
import type { Metrics } from '../metrics.ts';

/**
 * Logs one line per request: method, the route's pattern (not the URL, which may contain private data), status,
 * milliseconds, and the account's id. Headers, queries and bodies aren't logged. The metrics get the same without the
 * account.
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
