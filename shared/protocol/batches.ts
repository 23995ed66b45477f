import { z } from './zod.ts';
import { endpoint } from './endpoint.ts';
import { usageSchema } from './usage.ts';

/**
 * Reserves a batch, all or nothing. If the client chose the lease's id, it may retry after a lost response: the batch
 * is reserved only once.
 */
export const reserveEndpoint = endpoint({
  method: 'POST',
  path: '/api/batches',
  access: 'account',
  rateLimit: 'batches',
  body: z.object({ photos: z.int().check(z.gte(1)), leaseId: z.optional(z.uuid()) }),
  reply: z.object({ leaseId: z.string(), usage: usageSchema }),
  status: 201,
});

/** Settles a batch and releases the unused part of its reservation. Idempotent. */
export const settleEndpoint = endpoint({
  method: 'POST',
  path: '/api/batches/:leaseId/settle',
  access: 'account',
  rateLimit: 'batches',
  body: z.object({}),
  reply: z.object({ usage: usageSchema }),
  status: 200,
});
