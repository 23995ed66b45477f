import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';

/** Whose image it is: for engines that serve callers in turn, and that account for what a batch cost. */
export interface ImageOrigin {
  readonly accountId: string;
  readonly batchId: string;
}

/** How much an engine has to do. */
export interface EngineLoad {
  /** Photos that wait for their turn. */
  readonly waiting: number;
  /** Photos that are looked at. */
  readonly underWay: number;
  /** How long a new caller's photo would wait now, in milliseconds. */
  readonly waitMs: number;
}

/** Says what an image shows: a description, and where it goes and what it is called, if the engine knows. */
export interface Engine {
  /** For the log. */
  readonly name: string;
  /**
   * @param origin whose it is; without it, nobody's in particular
   * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `no-description`, `engine-failed`,
   * `engine-unavailable` (with the time after which it is worth another try, where that is known); after an
   * abort whatever the signal's reason is, or `engine-unavailable` where the image was not looked at yet
   */
  describe(image: EncodedImage, signal: AbortSignal, origin?: ImageOrigin): Promise<ImageAnalysis>;
  /** How much there is to do, where the engine knows: one elsewhere keeps its own queue. */
  load?(): EngineLoad;
  /** What a batch cost, as a line for the log, and then forgets it. Nothing where there is nothing to say. */
  costLine?(batchId: string): string | undefined;
  /** Lets go of workers and connections. */
  close(): Promise<void>;
}
