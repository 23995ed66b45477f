import { z } from 'zod';
import { AppError } from '#core/failure.ts';
import { DESCRIPTION_LENGTH, ENGINE_MESSAGE_LENGTH } from '../../limits.ts';
import { plainWords } from './plain-words.ts';

const replySchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

export interface ChatReply {
  readonly description: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * Reads the answer of `/chat/completions`: the description out of the JSON that was asked for, or the bare
 * text where a server does not know structured output. It is treated as data: plain words, cut where it is long.
 *
 * @throws {AppError} `engine-failed` for a refusal or an answer of another shape, `no-description` for none
 */
export function readChatReply(body: unknown): ChatReply {
  const reply = replySchema.safeParse(body);
  if (!reply.success) throw failed('the service answered in a form that is not known');
  const { choices, usage } = reply.data;
  const choice = choices[0];
  if (choice?.message.refusal) throw failed(`the service declined: ${choice.message.refusal}`);
  if (choice?.finish_reason === 'content_filter') throw failed('the service declined this photo');
  const description = plainWords(descriptionIn(choice?.message.content ?? ''), DESCRIPTION_LENGTH);
  if (description === '') throw new AppError({ code: 'no-description', details: {} });
  return {
    description,
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  };
}

function descriptionIn(content: string): string {
  const text = content
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '')
    .trim();
  if (!text.startsWith('{')) return text;
  try {
    const answer = z.object({ description: z.string() }).safeParse(JSON.parse(text));
    return answer.success ? answer.data.description.trim() : '';
  } catch {
    throw failed('the service broke off its answer');
  }
}

function failed(text: string): AppError {
  const message = plainWords(text, ENGINE_MESSAGE_LENGTH);
  return new AppError({ code: 'engine-failed', details: { message } });
}
