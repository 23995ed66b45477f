import { createChatClient } from '#chat/chat-client.ts';
import { readChatReply, tokenUsageOf } from '#chat/chat-reply.ts';
import type { Engine } from '../engine.ts';
import { BatchCosts, type TokenPrices } from './batch-costs.ts';
import { detailFor } from './image-detail.ts';

export interface OpenAiCompatibleOptions extends TokenPrices {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/**
 * An engine behind any `/v1/chat/completions` with vision: OpenAI, Azure, Ollama, vLLM, LM Studio. Sends the image at
 * high detail where there is likely something to read, else at low. On 429 and 5xx it hands on the time that
 * Retry-After gives: `organize` tries again, and asks less at once meanwhile.
 */
export function createOpenAiCompatibleEngine(options: OpenAiCompatibleOptions): Engine {
  const client = createChatClient(options);
  const costs = new BatchCosts(options);
  return {
    name: `${options.model} at ${new URL(options.baseUrl).host}`,
    describe: async ({ bytes, mediaType }, signal, origin) => {
      signal.throwIfAborted();
      const detail = await detailFor(bytes);
      const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
      const body = await client.ask(url, detail, signal, origin?.language);
      // A refused answer is paid for as well.
      if (origin) costs.addAnswer(origin.batchId, tokenUsageOf(body));
      const analysis = readChatReply(body);
      if (origin) costs.addPhoto(origin.batchId, detail);
      return { ...analysis, ...(origin?.language ? { language: origin.language } : {}) };
    },
    costLine: (batchId) => costs.take(batchId),
    close: async () => {},
  };
}
