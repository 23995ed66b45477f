import type { Context } from 'hono';
import { rateLimiter, type Store as HitStore } from 'hono-rate-limiter';
import { AppError } from '#core/failure.ts';
import { RATE_LIMITS } from '#core/limits.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';

export type Pace = keyof typeof RATE_LIMITS;

/** How a caller is told apart: the account where there is one, else the address. */
function callerOf(context: Context<ServerVariables>): string {
  return (context.get('account') as { id: string } | undefined)?.id ?? context.get('address');
}

/**
 * Holds callers to the pace of an endpoint, with the RateLimit headers of draft-ietf-httpapi-ratelimit-headers-07
 * on every answer, and `too-many-requests` with Retry-After beyond it.
 *
 * @returns one middleware a pace: all endpoints of a pace count together
 */
export function rateLimits({ store, now }: ServerDeps) {
  const limiters = new Map<Pace, ReturnType<typeof limiterOf>>();
  const limiterOf = (pace: Pace) => {
    const { calls, windowMs, isShared } = RATE_LIMITS[pace];
    return rateLimiter<ServerVariables>({
      windowMs,
      limit: calls,
      standardHeaders: 'draft-7',
      keyGenerator: callerOf,
      handler: (context) => {
        const seconds = Number(context.res.headers.get('Retry-After') ?? windowMs / 1000);
        throw new AppError({ code: 'too-many-requests', details: { retryAfterMs: seconds * 1000 } });
      },
      ...(isShared ? { store: sharedHits(pace, windowMs) } : {}),
    });
  };
  const sharedHits = (pace: Pace, windowMs: number): HitStore<ServerVariables> => ({
    increment: async (caller) => {
      const { count, resetsMs } = await store.attempts.count(`${pace}:${caller}`, windowMs, now());
      return { totalHits: count, resetTime: new Date(Date.now() + resetsMs - now()) };
    },
    decrement: () => {},
    resetKey: (caller) => store.attempts.forget(`${pace}:${caller}`),
  });
  return (pace: Pace) => {
    const limiter = limiters.get(pace) ?? limiterOf(pace);
    limiters.set(pace, limiter);
    return limiter;
  };
}
