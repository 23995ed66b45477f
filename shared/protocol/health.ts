import { z } from './zod.ts';
import { endpoint, NO_BODY } from './endpoint.ts';

/** The process is there. */
export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({ ok: z.literal(true) }),
  status: 200,
});

/** The server can do its work: its store answers, its engine is there, and it is not stopping. */
export const readyEndpoint = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  rateLimit: 'reading',
  body: NO_BODY,
  reply: z.object({ ok: z.literal(true) }),
  status: 200,
});
