import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import {
  FILM_FRAMES_HEADER,
  LANGUAGE_HEADER,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
} from '#protocol/analyze-image.ts';
import { REQUEST_ID_HEADER, UNLOCK_HEADER } from '#protocol/endpoint.ts';
import { createBaseApp } from './base-app.ts';
import type { ServerDeps, ServerVariables } from './deps.ts';
import { boundedBody } from './middleware/bounded-body.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { watchSeats } from './pages/watch-seats.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { analyzeImageRoutes } from './routes/analyze-image.ts';
import { batchRoutes } from './routes/batches.ts';
import { configRoutes } from './routes/config.ts';
import { contactRoutes } from './routes/contact.ts';
import { healthRoutes } from './routes/health.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { createServe } from './routes/serve-endpoint.ts';
import { siteRoutes } from './routes/site.ts';
import { stripeWebhookRoutes } from './routes/stripe-webhook.ts';
import { subscribeFormRoutes, subscribeRoutes } from './routes/subscribe.ts';
import { totalsRoutes } from './routes/totals.ts';

/** CORS: the request headers that cross-origin pages may send, and the response headers they may read. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  FILM_FRAMES_HEADER,
  LANGUAGE_HEADER,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
  UNLOCK_HEADER,
];
const REPLY_HEADERS = [REQUEST_ID_HEADER, 'Retry-After', 'RateLimit', 'RateLimit-Policy'];

/**
 * Creates the whole server as a function from request to response. It opens no port and reads no environment
 * variables. Every `AppError` is answered as {@link failureReply}; any other error is a bug: it is logged and
 * answered as a plain 500.
 */
export function createApp(deps: ServerDeps): Hono<ServerVariables> {
  const { config, allowedOrigins } = deps;
  const app = createBaseApp(deps, securityHeaders(config, deps.site?.inlineScripts ?? []));
  const crossOrigin = cors({
    origin: [...allowedOrigins],
    allowHeaders: REQUEST_HEADERS,
    exposeHeaders: REPLY_HEADERS,
  });
  for (const path of ['/api/*', '/functions/*']) app.use(path, crossOrigin);

  const serve = createServe(app, deps);
  healthRoutes(serve, deps);
  openApiRoutes(serve);
  configRoutes(serve, deps);
  totalsRoutes(serve, deps);
  accountRoutes(serve, deps);
  ownDataRoutes(serve, deps);
  batchRoutes(serve, deps);
  analyzeImageRoutes(serve, deps);
  adminRoutes(serve, deps);
  stripeWebhookRoutes(serve, deps);
  subscribeRoutes(serve, deps);
  app.route('/', subscribeFormRoutes(deps));
  contactRoutes(serve, deps);
  if (deps.identity) app.route('/', deps.identity);
  if (deps.site) {
    const seats = watchSeats(() => deps.store.hasFoundingSeats());
    app.route('/', siteRoutes(deps.site, seats));
  }
  // Also limits the body of requests that match no route.
  app.use(boundedBody());
  return app;
}
