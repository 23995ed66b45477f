import { z } from 'zod';
import { AppError, boundedWaitMs } from '#core/failure.ts';
import { ANALYZE_ATTEMPTS, RETRY_BASE_MS } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import { withRetry } from '#pipeline/retry.ts';
import { ENGINE_MESSAGE_LENGTH } from '../../limits.ts';
import { answerText } from '../../bounded-answer.ts';
import type { Engine } from '../engine.ts';
import { BatchCosts, type TokenPrices } from './batch-costs.ts';
import { type ChatReply, readChatReply } from './chat-reply.ts';
import { plainWords } from './plain-words.ts';
import { ANSWER_FORMAT, PROMPT } from './prompt.ts';

export interface OpenAiCompatibleOptions extends TokenPrices {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

const MAX_ANSWER_TOKENS = 200;

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/** A service that asks for more would use up the 25 s of the request; its wait is handed on to the client. */
const MAX_WAIT_MS = 8_000;

/**
 * An engine behind any `/v1/chat/completions` with vision: OpenAI, Azure, Ollama, vLLM, LM Studio. Asks for
 * structured output, and without it where the server does not know it; sends the image at low detail; tries
 * again on 429 and 5xx, after the time that Retry-After gives.
 */
export function createOpenAiCompatibleEngine(options: OpenAiCompatibleOptions): Engine {
  const { baseUrl, apiKey, model } = options;
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const costs = new BatchCosts(options);
  const retry = { attempts: ANALYZE_ATTEMPTS, baseMs: RETRY_BASE_MS, maxWaitMs: MAX_WAIT_MS };
  let knowsStructuredOutput = true;

  async function ask(image: EncodedImage, signal: AbortSignal): Promise<ChatReply> {
    const isStructured = knowsStructuredOutput;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Azure reads its own header, all others the standard one.
        ...(apiKey ? { Authorization: `Bearer ${apiKey}`, 'api-key': apiKey } : {}),
      },
      body: JSON.stringify(chatRequest(model, image, isStructured)),
      // The key goes to the address that was configured, and to no other.
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new AppError({ code: 'engine-unavailable', details: {} }, { cause: error });
    });
    if (response.ok) {
      const answer = await answerText(response).catch((cause: unknown) => {
        signal.throwIfAborted();
        const message = cause instanceof Error ? cause.message : 'the service broke off its answer';
        throw new AppError({ code: 'engine-failed', details: { message } }, { cause });
      });
      return readChatReply(jsonOf(answer));
    }
    const message = await errorMessage(response);
    if (isStructured && response.status === 400 && /response_format|json_schema/i.test(message)) {
      knowsStructuredOutput = false;
      return ask(image, signal);
    }
    throw failureOf(response, message);
  }

  return {
    name: `${model} at ${new URL(baseUrl).host}`,
    describe: async (image, signal, origin) => {
      const reply = await withRetry(() => ask(image, signal), retry, signal);
      if (origin) costs.add(origin.batchId, reply);
      return { description: reply.description };
    },
    costLine: (batchId) => costs.take(batchId),
    close: async () => {},
  };
}

function chatRequest(model: string, { bytes, mediaType }: EncodedImage, isStructured: boolean) {
  const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  return {
    model,
    messages: [
      { role: 'system', content: PROMPT },
      { role: 'user', content: [{ type: 'image_url', image_url: { url, detail: 'low' } }] },
    ],
    max_tokens: MAX_ANSWER_TOKENS,
    temperature: 0,
    ...(isStructured ? { response_format: ANSWER_FORMAT } : {}),
  };
}

async function errorMessage(response: Response): Promise<string> {
  const body = errorSchema.safeParse(jsonOf(await answerText(response).catch(() => '')));
  if (body.success) {
    const { error } = body.data;
    return typeof error === 'string' ? error : error.message;
  }
  // Not JSON: a proxy's page, say. The status tells enough.
  return `the service answered ${response.status}`;
}

function failureOf(response: Response, message: string): AppError {
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
  return new AppError({
    code: 'engine-failed',
    details: { message: plainWords(message, ENGINE_MESSAGE_LENGTH) },
  });
}

/** JSON, or nothing. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** RFC 9110, 10.2.3: seconds, or a date; within bounds, whatever is asked. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return boundedWaitMs(Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000);
}
