import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/quota.ts';
import type { BatchLease } from '#pipeline/ports.ts';

/** What describes photos and counts them. Every call may be repeated: it counts by lease and photo. */
export interface AnalysisService {
  /** @param leaseId a UUID that the caller makes: asked again, the batch is reserved once */
  reserve(photos: number, leaseId: string, signal: AbortSignal): Promise<BatchLease>;
  describe(
    image: EncodedImage,
    context: { readonly photoId: string; readonly leaseId: string },
    signal: AbortSignal,
  ): Promise<ImageAnalysis>;
  settle(leaseId: string): Promise<Usage>;
}
