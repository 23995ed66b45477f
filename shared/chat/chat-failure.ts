import { AppError, boundedWaitMs } from '#core/failure.ts';
import { failed } from '#engine/chat-model/read-answer.ts';
import { z } from '#protocol/zod.ts';

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/**
 * Returns the failure for a response whose status isn't 2xx.
 *
 * @param answer its body as text
 * @returns `engine-unavailable` for 429 and 5xx, with the delay of Retry-After; `engine-key-missing` for 401 and 403;
 * else `engine-failed` with the service's message
 */
export function chatFailure(response: Response, answer: string): AppError {
  if (response.status === 429 || response.status >= 500) {
    const retryAfterMs = retryAfter(response.headers.get('Retry-After'));
    return new AppError({
      code: 'engine-unavailable',
      details: retryAfterMs === undefined ? {} : { retryAfterMs },
    });
  }
  if (response.status === 401 || response.status === 403) {
    return new AppError({ code: 'engine-key-missing', details: {} });
  }
  return failed(errorMessage(response, answer));
}

/** Parses JSON; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorMessage(response: Response, answer: string): string {
  const body = errorSchema.safeParse(jsonOf(answer));
  if (body.success) {
    const { error } = body.data;
    return typeof error === 'string' ? error : error.message;
  }
  // Not JSON, such as a proxy's page. The status tells enough.
  return `the service answered ${response.status}`;
}

/** RFC 9110, 10.2.3: seconds, or a date; clamped. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return boundedWaitMs(Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000);
}
