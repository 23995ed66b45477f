import { z } from 'zod';
import { AppError, boundedWaitMs } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import { PROMPT } from '#engine/chat-model/prompt.ts';
import { failed } from '#engine/chat-model/read-answer.ts';
import { answerText } from '../../bounded-answer.ts';
import type { Engine, ImageOrigin } from '../engine.ts';
import { BatchCosts, type TokenPrices } from './batch-costs.ts';
import { readChatReply, tokenUsageOf } from './chat-reply.ts';
import { detailFor, type ImageDetail } from './image-detail.ts';
import { type AnswerFormat, askFor, isAboutFormat, LOOSER_FORMAT } from './answer-format.ts';

export interface OpenAiCompatibleOptions extends TokenPrices {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

const MAX_ANSWER_TOKENS = 300;

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/** The statuses of a request whose content a service does not take: 422 is what FastAPI says, as vLLM and others do. */
const REFUSED_CONTENT: ReadonlySet<number> = new Set([400, 422]);

/**
 * An engine behind any `/v1/chat/completions` with vision: OpenAI, Azure, Ollama, vLLM, LM Studio. Asks for an answer by
 * JSON schema, and for less where the service refuses that, which it remembers; sends the image at high detail where
 * there is likely something to read, else at low. On 429 and 5xx it hands on the time that Retry-After gives: `organize`
 * tries again, and asks less at once meanwhile.
 */
export function createOpenAiCompatibleEngine(options: OpenAiCompatibleOptions): Engine {
  const { baseUrl, apiKey, model } = options;
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const costs = new BatchCosts(options);
  let bestFormat: AnswerFormat = 'json_schema';

  async function ask(
    image: EncodedImage,
    detail: ImageDetail,
    signal: AbortSignal,
    origin: ImageOrigin | undefined,
  ): Promise<ImageAnalysis> {
    const format = bestFormat;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Azure reads its own header, all others the standard one.
        ...(apiKey ? { Authorization: `Bearer ${apiKey}`, 'api-key': apiKey } : {}),
      },
      body: JSON.stringify(chatRequest(model, image, detail, format)),
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
      const body = jsonOf(answer);
      if (origin) costs.addAnswer(origin.batchId, tokenUsageOf(body));
      return readChatReply(body);
    }
    const answer = await answerText(response).catch(() => '');
    const looser = LOOSER_FORMAT[format];
    if (looser && REFUSED_CONTENT.has(response.status) && isAboutFormat(answer)) {
      // Another photo, asked at the same time, may have found it out before.
      if (bestFormat === format) bestFormat = looser;
      return ask(image, detail, signal, origin);
    }
    throw failureOf(response, errorMessage(response, answer));
  }

  return {
    name: `${model} at ${new URL(baseUrl).host}`,
    describe: async (image, signal, origin) => {
      signal.throwIfAborted();
      const detail = await detailFor(image.bytes);
      const analysis = await ask(image, detail, signal, origin);
      if (origin) costs.addPhoto(origin.batchId, detail);
      return analysis;
    },
    costLine: (batchId) => costs.take(batchId),
    close: async () => {},
  };
}

function chatRequest(
  model: string,
  { bytes, mediaType }: EncodedImage,
  detail: ImageDetail,
  format: AnswerFormat,
) {
  const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  return {
    model,
    messages: [
      { role: 'system', content: PROMPT },
      { role: 'user', content: [{ type: 'image_url', image_url: { url, detail } }] },
    ],
    max_tokens: MAX_ANSWER_TOKENS,
    temperature: 0,
    ...askFor(format),
  };
}

function errorMessage(response: Response, answer: string): string {
  const body = errorSchema.safeParse(jsonOf(answer));
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
  return failed(message);
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
