import { z } from './zod.ts';
import type { Failure } from '#core/failure.ts';

/**
 * How a failure travels: its code and details as data, and the sentence of the specification for clients
 * that show text. The status of the answer says the same to those that read neither.
 */
export interface FailureReply {
  readonly ok: false;
  readonly error: string;
  readonly failure: Failure;
}

/** Reads a {@link FailureReply}; the details' shape is trusted, for both ends are built from one table. */
export const failureReplySchema = z.object({
  ok: z.literal(false),
  error: z.string(),
  failure: z.custom<Failure>(
    (value) =>
      z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) }).safeParse(value).success,
  ),
});
