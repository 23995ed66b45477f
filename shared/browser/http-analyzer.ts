import { ANALYZE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import type { Analyzer } from '#pipeline/ports.ts';
import { analyzeImageEndpoint, LEASE_HEADER, PHOTO_ID_HEADER } from '#protocol/analyze-image.ts';
import type { ApiClient } from './api-client.ts';

/** The longest wait for an answer: what the server allows itself, and the time for the picture to get there. */
const DESCRIBE_TIMEOUT_MS = ANALYZE_TIMEOUT_MS + REQUEST_TIMEOUT_MS;

/** Has photos described by the server. */
export function createHttpAnalyzer(api: ApiClient): Analyzer {
  return {
    describe: async ({ bytes, mediaType }, { photoId, lease }, signal) => {
      const { description } = await api.call(analyzeImageEndpoint, {
        bytes: { blob: new Blob([bytes.slice()]), mediaType },
        headers: { [LEASE_HEADER]: lease.id, [PHOTO_ID_HEADER]: photoId },
        signal,
        timeoutMs: DESCRIBE_TIMEOUT_MS,
      });
      return description;
    },
  };
}
