import { Hono } from 'hono';
import { AppError } from '#core/failure.ts';
import { BATCHES_PATH, reserveRequestSchema } from '#protocol/batches.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';
import { requireAccount } from '../middleware/require-account.ts';

/** Reserves and settles batches. */
export function batchRoutes(deps: ServerDeps) {
  return new Hono<ServerVariables>()
    .post(BATCHES_PATH, requireAccount(deps), async (context) => {
      const request = reserveRequestSchema.safeParse(await context.req.json().catch(() => undefined));
      if (!request.success) {
        const message = 'expected { "photos": a whole number from 1 }';
        throw new AppError({ code: 'request-invalid', details: { message } });
      }
      return context.json(
        await deps.store.reserve(context.get('account').sub, request.data.photos, deps.now()),
        201,
      );
    })
    .post(`${BATCHES_PATH}/:leaseId/settle`, requireAccount(deps), async (context) => {
      const leaseId = context.req.param('leaseId');
      const usage = await deps.store.settle(context.get('account').sub, leaseId, deps.now());
      const cost = deps.engine?.costLine?.(leaseId);
      if (cost) deps.log(cost);
      return context.json({ usage });
    });
}
