import type { ChatReply } from './chat-reply.ts';

export interface TokenPrices {
  /** US dollars for a million tokens. */
  readonly inputPricePerMillion: number | undefined;
  readonly outputPricePerMillion: number | undefined;
}

interface Cost {
  readonly photos: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Batches that never end must not fill the memory: the oldest are forgotten beyond this many. */
const MAX_BATCHES = 1000;

/** Adds up what each running batch costs. */
export class BatchCosts {
  readonly #costs = new Map<string, Cost>();
  readonly #prices: TokenPrices;

  constructor(prices: TokenPrices) {
    this.#prices = prices;
  }

  /** Adds one photo's answer to its batch. */
  add(batchId: string, { inputTokens, outputTokens }: ChatReply): void {
    const before = this.#costs.get(batchId) ?? { photos: 0, inputTokens: 0, outputTokens: 0 };
    this.#costs.set(batchId, {
      photos: before.photos + 1,
      inputTokens: before.inputTokens + inputTokens,
      outputTokens: before.outputTokens + outputTokens,
    });
    const oldest = this.#costs.keys().next().value;
    if (this.#costs.size > MAX_BATCHES && oldest !== undefined) this.#costs.delete(oldest);
  }

  /** The line for the log, such as "batch 1f0c: 20 photos, 31200 + 910 tokens, $0.0052"; then it is forgotten. */
  take(batchId: string): string | undefined {
    const cost = this.#costs.get(batchId);
    if (!cost) return undefined;
    this.#costs.delete(batchId);
    const { inputPricePerMillion: input, outputPricePerMillion: output } = this.#prices;
    const dollars =
      input === undefined || output === undefined
        ? ''
        : `, $${((cost.inputTokens * input + cost.outputTokens * output) / 1_000_000).toFixed(4)}`;
    return `batch ${batchId.slice(0, 8)}: ${cost.photos} photos, ${cost.inputTokens} + ${cost.outputTokens} tokens${dollars}`;
  }
}
