import { AppError } from '#core/failure.ts';
import { healthEndpoint, readyEndpoint } from '#protocol/health.ts';
import type { ServerDeps } from '../deps.ts';
import type { Serve } from './serve-endpoint.ts';

/** Liveness and readiness probes. */
export function healthRoutes(serve: Serve, { store, engine, isStopping, trouble }: ServerDeps): void {
  serve(healthEndpoint, async () => ({ ok: true }) as const);

  serve(readyEndpoint, async () => {
    if (isStopping()) throw notReady('it is stopping');
    if (!engine) throw notReady('its engine has no key');
    await trouble
      .check((isLarge) => store.ping(isLarge))
      .catch((cause: unknown) => {
        throw notReady('its database does not answer', cause);
      });
    return { ok: true } as const;
  });
}

function notReady(what: string, cause?: unknown): AppError {
  return new AppError({ code: 'not-ready', details: { what } }, { cause });
}
