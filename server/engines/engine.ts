import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { EncodedImage } from '#core/photo.ts';

/** The account and batch of an image, for engines that serve accounts in turn or add up the cost of a batch. */
export interface ImageOrigin {
  readonly accountId: string;
  readonly batchId: string;
  /** Of what a chat model writes; undefined for English. */
  readonly language?: OtherLanguage | undefined;
}

/** The load of an engine. */
export interface EngineLoad {
  /** Photos in the queue. */
  readonly waiting: number;
  /** Photos being processed. */
  readonly underWay: number;
  /** How long a new caller's photo would wait, in milliseconds. */
  readonly waitMs: number;
}

/** Describes what an image shows, and suggests a category and a name if the engine can. */
export interface Engine {
  /** The name in the log. */
  readonly name: string;
  /**
   * @param origin the account and batch; images without it share one place in the queue
   * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `no-description`, `engine-failed`,
   *   `engine-unavailable` (with the time after which to retry, where it is known); after an abort the signal's
   *   reason, or `engine-unavailable` where the image was still waiting
   */
  describe(image: EncodedImage, signal: AbortSignal, origin?: ImageOrigin): Promise<ImageAnalysis>;
  /** The current load. External engines do not have it: their queue is not ours. */
  load?(): EngineLoad;
  /** Returns what a batch cost as a line for the log and forgets the batch. Undefined where nothing is known. */
  costLine?(batchId: string): string | undefined;
  /** Closes threads and connections. */
  close(): Promise<void>;
}
