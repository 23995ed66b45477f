import type { Context } from 'hono';
import { rateLimiter, type Store as HitStore } from 'hono-rate-limiter';
import { AppError } from '#core/failure.ts';
import { RATE_LIMITS } from '#core/limits.ts';
import type { ServerDeps, ServerVariables } from '../deps.ts';

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Returns the rate limit's key: the account if there is one, else the client's network. */
function callerOf(context: Context<ServerVariables>): string {
  return (context.get('account') as { id: string } | undefined)?.id ?? context.get('address');
}

/**
 * Enforces the rate limits of endpoints, with the RateLimit headers of draft-ietf-httpapi-ratelimit-headers-07 on
 * every response, and `too-many-requests` with Retry-After when a limit is exceeded.
 *
 * @returns one middleware per limit, shared by all endpoints with that limit
 */
export function rateLimits({ store, now }: ServerDeps) {
  const limiters = new Map<RateLimitName, ReturnType<typeof limiterOf>>();
  const limiterOf = (rateLimit: RateLimitName) => {
    const { calls, windowMs, isShared } = RATE_LIMITS[rateLimit];
    return rateLimiter<ServerVariables>({
      windowMs,
      limit: calls,
      standardHeaders: 'draft-7',
      keyGenerator: callerOf,
      handler: (context) => {
        const seconds = Number(context.res.headers.get('Retry-After') ?? windowMs / 1000);
        throw new AppError({ code: 'too-many-requests', details: { retryAfterMs: seconds * 1000 } });
      },
      ...(isShared ? { store: sharedHits(rateLimit, windowMs) } : {}),
    });
  };
  const sharedHits = (rateLimit: RateLimitName, windowMs: number): HitStore<ServerVariables> => ({
    increment: async (caller) => {
      const { count, resetsMs } = await store.attempts.count(`${rateLimit}:${caller}`, windowMs, now());
      return { totalHits: count, resetTime: new Date(Date.now() + resetsMs - now()) };
    },
    decrement: () => {},
    resetKey: (caller) => store.attempts.forget(`${rateLimit}:${caller}`),
  });
  return (rateLimit: RateLimitName) => {
    const limiter = limiters.get(rateLimit) ?? limiterOf(rateLimit);
    limiters.set(rateLimit, limiter);
    return limiter;
  };
}
