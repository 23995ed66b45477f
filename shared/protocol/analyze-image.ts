import { z } from 'zod';

/**
 * POST: one picture in, its description out. The body is the picture itself under its own media type, or
 * JSON with it as base64, for other clients.
 */
export const ANALYZE_IMAGE_PATH = '/functions/v1/analyze-image';

/** The batch that the picture is counted under. */
export const LEASE_HEADER = 'X-Batch-Lease';

/** The picture's own key: sent again under the same lease, it counts once. */
export const PHOTO_ID_HEADER = 'X-Photo-Id';

export const ENGINE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Base64 without a data-URL prefix. */
export const analyzeImageRequestSchema = z.object({ base64Image: z.string().min(1) });

export const analyzeImageReplySchema = z.object({ description: z.string() });
