import { AppError } from '#core/failure.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import { type AnswerFormat, isAboutFormat, LOOSER_FORMAT } from './answer-format.ts';
import { answerText } from './answer-text.ts';
import { chatFailure, jsonOf } from './chat-failure.ts';
import { chatRequest, type ImageDetail } from './chat-request.ts';

export interface ChatClientOptions {
  /** Up to and including `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** Asks a model behind any `/v1/chat/completions` about an image. */
export interface ChatClient {
  /**
   * @param imageUrl the image as a `data:` URL
   * @param language of the answer; undefined for English
   * @returns the response's body as JSON, for `readChatReply`; undefined if it is not JSON
   * @throws {AppError} `engine-unavailable` if the service cannot be reached or is overloaded, `engine-key-missing` if it
   *   rejects the key, `engine-failed` for every other error; the signal's reason on abort
   */
  ask(imageUrl: string, detail: ImageDetail, signal: AbortSignal, language?: OtherLanguage): Promise<unknown>;
}

/** Statuses for a request whose content a service doesn't accept: FastAPI, and so vLLM and others, answers 422. */
const REFUSED_CONTENT: ReadonlySet<number> = new Set([400, 422]);

/**
 * Creates a client for OpenAI, Azure, Ollama, vLLM, LM Studio and llama.cpp. Asks for an answer by JSON schema, and
 * for less if the service refuses that, which it remembers.
 */
export function createChatClient({ baseUrl, apiKey, model }: ChatClientOptions): ChatClient {
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  let bestFormat: AnswerFormat = 'json_schema';

  async function ask(
    imageUrl: string,
    detail: ImageDetail,
    signal: AbortSignal,
    language?: OtherLanguage,
  ): Promise<unknown> {
    const format = bestFormat;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Azure reads its own header, all others the standard one.
        ...(apiKey ? { Authorization: `Bearer ${apiKey}`, 'api-key': apiKey } : {}),
      },
      body: JSON.stringify(chatRequest(model, imageUrl, detail, format, language)),
      credentials: 'omit',
      // The key is sent only to the configured address.
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
      return jsonOf(answer);
    }
    const answer = await answerText(response).catch(() => '');
    const looser = LOOSER_FORMAT[format];
    if (looser && REFUSED_CONTENT.has(response.status) && isAboutFormat(answer)) {
      // A concurrent request may have found it out already.
      if (bestFormat === format) bestFormat = looser;
      return ask(imageUrl, detail, signal, language);
    }
    throw chatFailure(response, answer);
  }

  return { ask };
}
