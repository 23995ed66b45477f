import type { Hono } from 'hono';
import { AppError } from '#core/failure.ts';
import { healthEndpoint, readyEndpoint } from '#protocol/health.ts';
import { createBaseApp } from './base-app.ts';
import type { ServerDeps, ServerVariables } from './deps.ts';
import { boundedBody } from './middleware/bounded-body.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { siteRoutes } from './routes/site.ts';

/** The server's dependencies if the site organizes photos only on the device. */
export type DeviceOnlyDeps = Pick<ServerDeps, 'log' | 'metrics' | 'trustedProxies' | 'site' | 'isStopping'>;

/**
 * Creates the server for `ENGINE=none`: the built site and the health checks. Every API call is answered with
 * `no-service`, and the Content-Security-Policy names no host but our own.
 */
export function createDeviceOnlyApp(deps: DeviceOnlyDeps): Hono<ServerVariables> {
  const app = createBaseApp(deps, securityHeaders(undefined, deps.site?.inlineScripts ?? []));
  app.use(boundedBody());
  app.get(healthEndpoint.path, (context) => context.json({ ok: true }));
  app.get(readyEndpoint.path, (context) => {
    if (deps.isStopping()) throw new AppError({ code: 'not-ready', details: { what: 'it is stopping' } });
    return context.json({ ok: true });
  });
  for (const path of ['/api/*', '/functions/*']) {
    app.all(path, () => {
      throw new AppError({ code: 'no-service', details: {} });
    });
  }
  if (deps.site)
    app.route(
      '/',
      siteRoutes(deps.site, () => false),
    );
  return app;
}
