import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#core/failure.ts';
import { PICTURES_IN_HAND } from '../limits.ts';
import type { ServerVariables } from '../deps.ts';

/** Retry-After of a rejected request: about the time to receive and process an image. */
const RETRY_AFTER_MS = 2000;

/**
 * Limits the memory of large request bodies, from before they are read until the response is ready: in total, and per
 * account, so that one account can't use it all. Rejects with `engine-unavailable`.
 *
 * @param maxBytesOf the largest body of such a request; a body without Content-Length counts as this size
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
