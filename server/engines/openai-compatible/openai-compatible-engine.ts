import { createChatClient } from '#chat/chat-client.ts';
import { readChatReply, tokenUsageOf } from '#chat/chat-reply.ts';
import type { Engine } from '../engine.ts';
import { BatchCosts, type TokenPrices } from './batch-costs.ts';
import { detailFor } from './image-detail.ts';

export interface OpenAiCompatibleOptions extends TokenPrices {
  /** Up to and including `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/**
 * Creates an engine that uses any `/v1/chat/completions` with vision: OpenAI, Azure, Ollama, vLLM, LM Studio. Sends
 * the image at high detail if it likely contains text, else at low. On 429 and 5xx, it passes on the time from
 * Retry-After: `organize` retries, with less concurrency meanwhile.
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
      // A refused answer is billed too.
      if (origin) costs.addAnswer(origin.batchId, tokenUsageOf(body));
      const analysis = readChatReply(body);
      if (origin) costs.addPhoto(origin.batchId, detail);
      return { ...analysis, ...(origin?.language ? { language: origin.language } : {}) };
    },
    costLine: (batchId) => costs.take(batchId),
    close: async () => {},
  };
}
