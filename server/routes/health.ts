import { AppError } from '#core/failure.ts';
import { healthEndpoint, readyEndpoint } from '#protocol/health.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** For whoever watches over the process: is it there, and can it work. */
export function healthRoutes(serve: Serve, { store, engine, isStopping }: ServerDeps): void {
  serve(healthEndpoint, async () => ({ ok: true }) as const);

  serve(readyEndpoint, async () => {
    if (isStopping() || !engine) throw new AppError({ code: 'engine-unavailable', details: {} });
    await store.ping().catch((cause: unknown) => {
      throw new AppError({ code: 'engine-unavailable', details: {} }, { cause });
    });
    return { ok: true } as const;
  });
}
