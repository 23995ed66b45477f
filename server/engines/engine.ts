import type { EncodedImage } from '#core/photo.ts';

/** Turns an image into a description: one or two sentences, the first naming the subject. */
export interface Engine {
  /** For the log. */
  readonly name: string;
  /**
   * @param batchId the batch that the image belongs to, for engines that account for what a batch cost
   * @throws {AppError} `photo-unreadable`, `no-description`, `engine-failed`, `engine-unavailable`; after an
   * abort whatever the signal's reason is
   */
  describe(image: EncodedImage, signal: AbortSignal, batchId?: string): Promise<string>;
  /** What a batch cost, as a line for the log, and then forgets it. Nothing where there is nothing to say. */
  costLine?(batchId: string): string | undefined;
  /** Lets go of workers and connections. */
  close(): Promise<void>;
}
