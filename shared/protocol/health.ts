import { z } from './zod.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

/** Liveness: the process is running. */
export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({ ok: z.literal(true) }),
  status: 200,
});

/** Readiness: the store responds, the engine is available, and the server is not shutting down. */
export const readyEndpoint = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({ ok: z.literal(true) }),
  status: 200,
});
