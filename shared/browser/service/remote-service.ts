import { AppError } from '#core/failure.ts';
import { readImageAnalysis } from '#core/image-analysis.ts';
import { ANALYZE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import {
  analyzeImageEndpoint,
  FILM_FRAMES_HEADER,
  LANGUAGE_HEADER,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
} from '#protocol/analyze-image.ts';
import { reserveEndpoint, settleEndpoint } from '#protocol/batches.ts';
import type { AnalysisService } from './analysis-service.ts';
import type { ApiClient } from './api-client.ts';

/** The maximum wait for a response: the server's own timeout plus the time for uploading the picture. */
const DESCRIBE_TIMEOUT_MS = ANALYZE_TIMEOUT_MS + REQUEST_TIMEOUT_MS;

/** Creates the service that calls the server over HTTP. A batch is settled even if its page is closed. */
export function createRemoteService(api: ApiClient): AnalysisService {
  return {
    reserve: async (photos, leaseId, signal) => {
      const { leaseId: id, usage } = await api.call(reserveEndpoint, { body: { photos, leaseId }, signal });
      return { id, usage };
    },
    describe: async (image, { photoId, leaseId, frames, language }, signal) => {
      const sent = frames ?? [image];
      const ask = () =>
        api
          .call(analyzeImageEndpoint, {
            bytes: { blob: new Blob(sent.map(({ bytes }) => bytes.slice())), mediaType: image.mediaType },
            headers: {
              [LEASE_HEADER]: leaseId,
              [PHOTO_ID_HEADER]: photoId,
              ...(frames ? { [FILM_FRAMES_HEADER]: frames.map(({ bytes }) => bytes.length).join() } : {}),
              ...(language ? { [LANGUAGE_HEADER]: language } : {}),
            },
            signal,
            timeoutMs: DESCRIBE_TIMEOUT_MS,
          })
          .catch(undefinedIfUnreadable);
      // The answer may have been cut off in transit; under the same id, the photo counts once.
      const reply = (await ask()) ?? (await ask());
      const analysis = reply && readImageAnalysis(reply);
      if (!analysis || analysis.description.trim() === '') {
        throw new AppError({ code: 'no-description', details: {} });
      }
      return analysis;
    },
    settle: async (leaseId) => {
      const options = { parameters: { leaseId }, body: {}, keepalive: true };
      return (await api.call(settleEndpoint, options)).usage;
    },
  };
}

/**
 * Returns the failure for an answer with a success status that isn't what the endpoint promises, such as `{}` or a
 * proxy's page.
 */
function undefinedIfUnreadable(error: unknown): undefined {
  const failure = error instanceof AppError ? error.failure : undefined;
  if (failure?.code === 'server-failed' && failure.details.status < 300) return undefined;
  throw error;
}
