import { AppError } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { failed, readAnswer } from '#engine/chat-model/read-answer.ts';
import { orElse, z } from '#protocol/zod.ts';

const called = z.object({ arguments: z.unknown() });

const messageSchema = z.object({
  content: z.unknown(),
  refusal: orElse(z.nullish(z.string()), null),
  tool_calls: orElse(z.nullish(z.array(z.object({ function: called }))), null),
  function_call: orElse(z.nullish(called), null),
});

type Message = z.infer<typeof messageSchema>;

const replySchema = z.object({
  choices: z
    .array(z.object({ message: messageSchema, finish_reason: orElse(z.nullish(z.string()), null) }))
    .check(z.minLength(1)),
});

/** The error that proxies send with status 200 if the service behind them failed. */
const errorSchema = z.object({
  error: z.object({
    message: orElse(z.string(), 'unknown'),
    code: orElse(z.coerce.number(), 0),
  }),
});

const partSchema = z.object({ text: orElse(z.string(), ''), refusal: orElse(z.string(), '') });

const count = z.number().check(z.int(), z.nonnegative());
const usageSchema = z.object({ usage: z.object({ prompt_tokens: count, completion_tokens: count }) });

/** The tokens of one answer, as the service reports them; an image at high detail takes more input tokens. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * Reads the body of a `/chat/completions` response with status 200. The model's output may be a string, a list of
 * parts, an object, or the arguments of a tool call.
 *
 * @throws {AppError} `engine-failed` for a refusal, `no-description` for an empty answer or one of another shape,
 * `engine-unavailable` if a proxy reports that the service behind it is overloaded
 */
export function readChatReply(body: unknown): ImageAnalysis {
  const reply = replySchema.safeParse(body);
  // A proxy's page or an empty object: the photo wasn't described.
  if (!reply.success) throw relayedError(body) ?? new AppError({ code: 'no-description', details: {} });
  const [choice] = reply.data.choices;
  const message = choice?.message;
  const content = message ? contentOf(message) : { text: '', refusal: '' };
  const refusal = message?.refusal ?? content.refusal;
  if (refusal !== '') throw failed(`the service declined: ${refusal}`);
  if (choice?.finish_reason === 'content_filter') throw failed('the service declined this photo');
  return readAnswer(content.text, choice?.finish_reason === 'length');
}

/** Returns the token count that a response reports, including the image's tokens; undefined if it reports none. */
export function tokenUsageOf(body: unknown): TokenUsage | undefined {
  const read = usageSchema.safeParse(body);
  if (!read.success) return undefined;
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = read.data.usage;
  return { inputTokens, outputTokens };
}

function contentOf({ content, tool_calls: tools, function_call: called }: Message) {
  const parts = (Array.isArray(content) ? content : [asText(content)]).flatMap((part: unknown) => {
    if (typeof part === 'string') return [{ text: part, refusal: '' }];
    const read = partSchema.safeParse(part);
    return read.success ? [read.data] : [];
  });
  const text = parts.map((part) => part.text).join('');
  const refusal = parts
    .map((part) => part.refusal)
    .join(' ')
    .trim();
  return {
    refusal,
    text: text.trim() === '' ? asText(tools?.[0]?.function.arguments ?? called?.arguments) : text,
  };
}

/** Returns a string unchanged, an object as JSON, anything else as an empty string. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : '';
}

function relayedError(body: unknown): AppError | undefined {
  const read = errorSchema.safeParse(body);
  if (!read.success) return undefined;
  const { message, code } = read.data.error;
  if (code === 429 || code >= 500) return new AppError({ code: 'engine-unavailable', details: {} });
  return failed(message);
}
