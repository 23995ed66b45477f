import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { EncodedImage } from '#core/photo.ts';

/** The account and batch of an image, for engines that serve accounts in turn or add up the cost of a batch. */
export interface ImageOrigin {
  readonly accountId: string;
  readonly batchId: string;
  /** The language that a chat model writes in; undefined for English. */
  readonly language?: OtherLanguage | undefined;
}

/** The load of an engine. */
export interface EngineLoad {
  /** The number of photos in the queue. */
  readonly waiting: number;
  /** The number of photos being processed. */
  readonly underWay: number;
  /** How long a new caller's photo would wait, in milliseconds. */
  readonly waitMs: number;
}

/** Describes what an image shows, and suggests a category and a name if the engine can. */
export interface Engine {
  /** The name shown in the log. */
  readonly name: string;
  /**
   * @param origin the account and batch; images without it share one place in the queue
   * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `no-description`, `engine-failed`,
   * `engine-unavailable` (with the time after which to retry, if known); after an abort, the signal's reason, or
   * `engine-unavailable` if the image was still waiting
   */
  describe(image: EncodedImage, signal: AbortSignal, origin?: ImageOrigin): Promise<ImageAnalysis>;
  /** Returns the current load. Not defined for external engines, whose queue isn't ours. */
  load?(): EngineLoad;
  /** Returns the cost of a batch as a line for the log, and forgets the batch. Undefined if nothing is known. */
  costLine?(batchId: string): string | undefined;
  /** Closes threads and connections. */
  close(): Promise<void>;
}
