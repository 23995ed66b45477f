import { reserveEndpoint, settleEndpoint } from '#protocol/batches.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** Reserves and settles batches. */
export function batchRoutes(serve: Serve, { store, engine, now, log }: ServerDeps): void {
  serve(reserveEndpoint, ({ context, body }) =>
    store.batches.reserve(context.get('account'), body.photos, now(), body.leaseId),
  );

  serve(settleEndpoint, async ({ context }) => {
    const leaseId = context.req.param('leaseId') ?? '';
    const usage = await store.batches.settle(context.get('account').id, leaseId, now());
    const cost = engine?.costLine?.(leaseId);
    if (cost) log.info({ requestId: context.get('requestId') }, cost);
    return { usage };
  });
}
