import { Hono } from 'hono';
import { AppError } from '#core/failure.ts';
import type { ServerDeps } from './deps.ts';
import { failureReply, statusOf } from './failure-status.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { accountRoutes } from './routes/account.ts';
import { analyzeImageRoutes } from './routes/analyze-image.ts';
import { batchRoutes } from './routes/batches.ts';
import { configRoutes } from './routes/config.ts';
import { siteRoutes } from './routes/site.ts';

/**
 * The whole server as one function from request to answer. It does not listen, and reads no environment.
 * Every failure leaves here as {@link failureReply}; anything else is a bug: logged, and answered as a bare 500.
 */
export function createApp(deps: ServerDeps): Hono {
  const app = new Hono();
  const { domain } = deps.config;
  app.use(securityHeaders(domain.includes('://') ? domain : `https://${domain}`));
  app.onError((error, context) => {
    if (error instanceof AppError) {
      const { failure } = error;
      if (failure.code === 'engine-unavailable') {
        context.header('Retry-After', String(Math.ceil((failure.details.retryAfterMs ?? 1000) / 1000)));
      }
      if (statusOf(failure) >= 500)
        deps.log(
          `${context.req.method} ${context.req.path}: ${failure.code} ${JSON.stringify(failure.details)}`,
        );
      return context.json(failureReply(failure), statusOf(failure));
    }
    if (context.req.raw.signal.aborted) return context.body(null, 408);
    deps.log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json(failureReply({ code: 'server-failed', details: { status: 500 } }), 500);
  });
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.route('/', configRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', batchRoutes(deps));
  app.route('/', analyzeImageRoutes(deps));
  if (deps.identity) app.route('/', deps.identity);
  if (deps.siteFolder) app.route('/', siteRoutes(deps.siteFolder));
  return app;
}
