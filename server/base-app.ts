import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { AppError, type Failure } from '#core/failure.ts';
import { REQUEST_ID_HEADER } from '#protocol/endpoint.ts';
import type { ServerDeps, ServerVariables } from './deps.ts';
import { failureReply, retryAfter, statusOf } from './failure-status.ts';
import { clientAddress } from './middleware/client-address.ts';
import { requestLog } from './middleware/request-log.ts';

/**
 * Creates what every response of the server has in common: an id, a line in the log, the security headers. Every
 * `AppError` is answered as {@link failureReply}; any other error is a bug: it is logged and answered as a plain 500.
 * Unknown paths fail with `path-unknown`.
 */
export function createBaseApp(
  deps: Pick<ServerDeps, 'log' | 'metrics' | 'trustedProxies'> & Partial<Pick<ServerDeps, 'trouble'>>,
  headers: MiddlewareHandler,
): Hono<ServerVariables> {
  const { log, metrics, trustedProxies, trouble } = deps;
  const app = new Hono<ServerVariables>();
  app.use(
    requestId({ headerName: REQUEST_ID_HEADER }),
    clientAddress(trustedProxies),
    requestLog(log, metrics),
    headers,
  );
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return context.body(null, 408);
    const isTrouble = trouble?.notice(error) ?? false;
    const failure = isTrouble ? NOT_WRITABLE : failureOf(error);
    const status = statusOf(failure);
    if (status >= 500 && !isTrouble) {
      const cause = error instanceof AppError ? JSON.stringify(failure) : (error.stack ?? error.message);
      log.error({ requestId: context.get('requestId'), cause }, failure.code);
    }
    context.header('Retry-After', retryAfter(failure));
    return context.json(failureReply(failure), status);
  });
  app.notFound((context) => context.json(failureReply({ code: 'path-unknown', details: {} }), 404));
  return app;
}

const NOT_WRITABLE: Failure = { code: 'not-ready', details: { what: 'its database cannot be written to' } };

function failureOf(error: Error): Failure {
  return error instanceof AppError ? error.failure : { code: 'server-failed', details: { status: 500 } };
}
