import { z } from './zod.ts';
import type { Failure } from '#core/failure.ts';

/**
 * The error response: code and details as data, and the sentence from the specification for clients that show text.
 * The HTTP status conveys the same to clients that read neither.
 */
export interface FailureReply {
  readonly ok: false;
  readonly error: string;
  readonly failure: Failure;
}

/** Parses a {@link FailureReply}. The shape of the details isn't checked, since server and clients share one table. */
export const failureReplySchema = z.object({
  ok: z.literal(false),
  error: z.string(),
  failure: z.custom<Failure>(
    (value) =>
      z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) }).safeParse(value).success,
  ),
});
