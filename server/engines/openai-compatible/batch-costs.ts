import type { TokenUsage } from '#chat/chat-reply.ts';
import type { ImageDetail } from '#chat/chat-request.ts';

export interface TokenPrices {
  /** US dollars per million tokens. */
  readonly inputPricePerMillion: number | undefined;
  readonly outputPricePerMillion: number | undefined;
}

interface Cost extends TokenUsage {
  readonly photos: number;
  /** The number of photos sent at high detail. */
  readonly highDetail: number;
  /** The number of answers without a token count. */
  readonly untold: number;
}

const NOTHING: Cost = { photos: 0, highDetail: 0, inputTokens: 0, outputTokens: 0, untold: 0 };

/** A memory limit, since some batches never end: beyond this many, the oldest are dropped. */
const MAX_BATCHES = 1000;

/** Adds up the cost of each running batch. */
export class BatchCosts {
  readonly #costs = new Map<string, Cost>();
  readonly #prices: TokenPrices;

  constructor(prices: TokenPrices) {
    this.#prices = prices;
  }

  /** Adds the tokens of one answer, including unusable answers, which are billed too. */
  addAnswer(batchId: string, usage: TokenUsage | undefined): void {
    this.#add(batchId, usage ?? { untold: 1 });
  }

  /** Counts one described photo. */
  addPhoto(batchId: string, detail: ImageDetail): void {
    this.#add(batchId, { photos: 1, highDetail: detail === 'high' ? 1 : 0 });
  }

  /**
   * Returns the line for the log, such as "batch 1f0c: 20 photos (3 at high detail), 31200 + 910 tokens, $0.0052",
   * and forgets the batch.
   */
  take(batchId: string): string | undefined {
    const cost = this.#costs.get(batchId);
    if (!cost) return undefined;
    this.#costs.delete(batchId);
    const { photos, highDetail, inputTokens, outputTokens, untold } = cost;
    const closely = highDetail > 0 ? ` (${highDetail} at high detail)` : '';
    const missing =
      untold > 0 ? `, without ${untold} ${untold === 1 ? 'answer' : 'answers'} of unknown cost` : '';
    const tokens = `${inputTokens} + ${outputTokens} tokens`;
    return `batch ${batchId.slice(0, 8)}: ${photos} photos${closely}, ${tokens}${this.#dollars(cost)}${missing}`;
  }

  #dollars({ inputTokens, outputTokens }: TokenUsage): string {
    const { inputPricePerMillion: input, outputPricePerMillion: output } = this.#prices;
    if (input === undefined || output === undefined) return '';
    return `, $${((inputTokens * input + outputTokens * output) / 1_000_000).toFixed(4)}`;
  }

  #add(batchId: string, more: Partial<Cost>): void {
    const before = this.#costs.get(batchId) ?? NOTHING;
    this.#costs.set(batchId, {
      photos: before.photos + (more.photos ?? 0),
      highDetail: before.highDetail + (more.highDetail ?? 0),
      inputTokens: before.inputTokens + (more.inputTokens ?? 0),
      outputTokens: before.outputTokens + (more.outputTokens ?? 0),
      untold: before.untold + (more.untold ?? 0),
    });
    const oldest = this.#costs.keys().next().value;
    if (this.#costs.size > MAX_BATCHES && oldest !== undefined) this.#costs.delete(oldest);
  }
}
