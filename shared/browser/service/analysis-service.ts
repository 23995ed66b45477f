import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { BatchLease } from '#pipeline/ports.ts';

/** The arguments of a call to describe a photo, besides the picture. */
export interface DescribeContext {
  readonly photoId: string;
  readonly leaseId: string;
  /** The frames of a film, the sharpest one first, which is the picture; all count as one photo. */
  readonly frames?: readonly EncodedImage[] | undefined;
  /** The language that a chat model writes in; undefined for English. */
  readonly language?: OtherLanguage | undefined;
}

/**
 * Describes photos and counts them. Every call may be retried, because the service counts by lease and photo.
 */
export interface AnalysisService {
  /** @param leaseId a UUID that the caller generates, so that retries reserve the batch only once */
  reserve(photos: number, leaseId: string, signal: AbortSignal): Promise<BatchLease>;
  describe(image: EncodedImage, context: DescribeContext, signal: AbortSignal): Promise<ImageAnalysis>;
  settle(leaseId: string): Promise<Usage>;
}
