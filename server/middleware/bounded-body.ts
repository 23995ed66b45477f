import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#core/failure.ts';
import { MAX_JSON_BODY_BYTES } from '../limits.ts';

export interface BodyBounds {
  /** The most that is read of a request's body, counted on what arrives. */
  readonly maxBytes?: (context: Context) => number;
  /** What is thrown for a larger one. */
  readonly tooLarge?: (context: Context) => AppError;
}

/** Reads no larger body than it is told, or than a JSON body of ours is. Throws `request-too-large` where it is told nothing else. */
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
