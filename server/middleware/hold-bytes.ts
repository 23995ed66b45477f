import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import { PICTURES_IN_HAND } from '../limits.ts';
import type { ServerVariables } from '../deps.ts';

/** Whoever is refused here stays away for this long: as long as a picture takes to arrive and to be looked at. */
const RETRY_AFTER_MS = 2000;

/**
 * Bounds what large bodies take of the memory, from before they are read until their answer is made: all together,
 * and each account's share, so that none can keep the others out alone. Refuses with `engine-unavailable`.
 *
 * @param maxBytesOf the largest body that is read of such a request; one that does not say its length counts as much
 */
export function holdBytes(maxBytesOf: (context: Context) => number) {
  const heldBy = new Map<string, number>();
  let allHeld = 0;
  return createMiddleware<ServerVariables>(async (context, next) => {
    const { id } = context.get('account');
    const maxBytes = maxBytesOf(context);
    const bytes = Math.min(maxBytes, Number(context.req.header('Content-Length') ?? maxBytes));
    const own = (heldBy.get(id) ?? 0) + bytes;
    if (allHeld + bytes > PICTURES_IN_HAND.bytes || own > PICTURES_IN_HAND.accountBytes) {
      throw new AppError({ code: 'engine-unavailable', details: { retryAfterMs: RETRY_AFTER_MS } });
    }
    allHeld += bytes;
    heldBy.set(id, own);
    try {
      await next();
    } finally {
      allHeld -= bytes;
      const left = (heldBy.get(id) ?? 0) - bytes;
      if (left > 0) heldBy.set(id, left);
      else heldBy.delete(id);
    }
  });
}
