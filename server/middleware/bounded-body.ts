import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#core/failure.ts';
import { MAX_JSON_BODY_BYTES } from '../limits.ts';

export interface BodyBounds {
  /** The maximum size of a request's body, counted on the bytes received. */
  readonly maxBytes?: (context: Context) => number;
  /** Creates the error for a larger body. */
  readonly tooLarge?: (context: Context) => AppError;
}

/**
 * Limits the size of request bodies, by default to {@link MAX_JSON_BODY_BYTES}. Throws `request-too-large` unless
 * `tooLarge` creates another error.
 */
export function boundedBody({ maxBytes, tooLarge }: BodyBounds = {}): MiddlewareHandler {
  return (context, next) => {
    const maxSize = maxBytes?.(context) ?? MAX_JSON_BODY_BYTES;
    const onError = () => {
      const details = { maxBytes: maxSize };
      throw tooLarge?.(context) ?? new AppError({ code: 'request-too-large', details });
    };
    return bodyLimit({ maxSize, onError })(context, next);
  };
}
