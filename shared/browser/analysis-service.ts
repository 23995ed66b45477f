import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/quota.ts';
import type { BatchLease } from '#pipeline/ports.ts';

/**
 * Describes photos and counts them. Every call may be retried, because the service counts by lease and photo.
 */
export interface AnalysisService {
  /** @param leaseId a UUID that the caller generates, so that retries reserve the batch only once */
  reserve(photos: number, leaseId: string, signal: AbortSignal): Promise<BatchLease>;
  describe(
    image: EncodedImage,
    context: { readonly photoId: string; readonly leaseId: string },
    signal: AbortSignal,
  ): Promise<ImageAnalysis>;
  settle(leaseId: string): Promise<Usage>;
}
