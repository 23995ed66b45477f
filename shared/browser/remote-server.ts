import { type ImageAnalysis, readImageAnalysis } from '#core/image-analysis.ts';
import { ANALYZE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/quota.ts';
import type { BatchLease } from '#pipeline/ports.ts';
import { analyzeImageEndpoint, LEASE_HEADER, PHOTO_ID_HEADER } from '#protocol/analyze-image.ts';
import { reserveEndpoint, settleEndpoint } from '#protocol/batches.ts';
import type { ApiClient } from './api-client.ts';

/** The server that describes and counts. Every call may be repeated: it counts by lease and photo. */
export interface RemoteServer {
  /** @param leaseId a UUID that the caller makes: asked again, the batch is reserved once */
  reserve(photos: number, leaseId: string, signal: AbortSignal): Promise<BatchLease>;
  describe(
    image: EncodedImage,
    context: { readonly photoId: string; readonly leaseId: string },
    signal: AbortSignal,
  ): Promise<ImageAnalysis>;
  settle(leaseId: string): Promise<Usage>;
}

/** The longest wait for an answer: what the server allows itself, and the time for the picture to get there. */
const DESCRIBE_TIMEOUT_MS = ANALYZE_TIMEOUT_MS + REQUEST_TIMEOUT_MS;

/** The server over HTTP. A batch is settled even when its page goes away. */
export function createRemoteServer(api: ApiClient): RemoteServer {
  return {
    reserve: async (photos, leaseId, signal) => {
      const { leaseId: id, usage } = await api.call(reserveEndpoint, { body: { photos, leaseId }, signal });
      return { id, usage };
    },
    describe: async ({ bytes, mediaType }, { photoId, leaseId }, signal) => {
      const reply = await api.call(analyzeImageEndpoint, {
        bytes: { blob: new Blob([bytes.slice()]), mediaType },
        headers: { [LEASE_HEADER]: leaseId, [PHOTO_ID_HEADER]: photoId },
        signal,
        timeoutMs: DESCRIBE_TIMEOUT_MS,
      });
      return readImageAnalysis(reply);
    },
    settle: async (leaseId) => {
      const options = { parameters: { leaseId }, body: {}, keepalive: true };
      return (await api.call(settleEndpoint, options)).usage;
    },
  };
}
