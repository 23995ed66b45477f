import { z } from './zod.ts';
import { endpoint, RAW_BODY } from './endpoint.ts';

/** The batch that the picture is counted under. */
export const LEASE_HEADER = 'X-Batch-Lease';

/**
 * The picture's own key, of `ID_PATTERN`. The same picture sent again under the same lease and key is answered
 * what was said before, and counts once; another picture under the key is refused.
 */
export const PHOTO_ID_HEADER = 'X-Photo-Id';

export const ENGINE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Base64 without a data-URL prefix. */
export const analyzeImageRequestSchema = z.object({ base64Image: z.string().check(z.minLength(1)) });

/**
 * One picture in, its description out. The body is the picture itself under its own media type, or JSON with
 * it as base64, for other clients.
 */
export const analyzeImageEndpoint = endpoint({
  method: 'POST',
  path: '/functions/v1/analyze-image',
  access: 'account',
  pace: 'photos',
  body: RAW_BODY,
  reply: z.object({ description: z.string() }),
  status: 200,
});
