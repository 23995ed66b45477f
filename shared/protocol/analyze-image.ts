import { CATEGORY_NAMES } from '#core/categorize.ts';
import type { RatedCategory } from '#core/image-analysis.ts';
import { MAX_ALTERNATIVES } from '#core/limits.ts';
import { orElse, z } from './zod.ts';
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

const category = z.enum(CATEGORY_NAMES);
const confidence = z.number().check(z.minimum(0), z.maximum(1));
const alternatives = z.array(z.object({ category, confidence })).check(z.maxLength(MAX_ALTERNATIVES));

/**
 * An `ImageAnalysis`. Of its optional fields, one that is not understood counts as not there: a server of another
 * version may know folders that its client does not, and its description is good all the same.
 */
export const imageAnalysisSchema = z.object({
  description: z.string(),
  category: understood(category),
  /** A short phrase for the file name. */
  name: understood(z.string()),
  /** How likely a person finds the category right. */
  confidence: understood(confidence),
  /** Other categories that it might be, surest first. */
  alternatives: understood<readonly RatedCategory[]>(alternatives),
});

function understood<Value>(schema: z.ZodMiniType<Value>) {
  return orElse(z.optional(schema), undefined);
}

/**
 * One picture in, what it shows out. The body is the picture itself under its own media type, or JSON with
 * it as base64, for other clients.
 */
export const analyzeImageEndpoint = endpoint({
  method: 'POST',
  path: '/functions/v1/analyze-image',
  access: 'account',
  rateLimit: 'photos',
  body: RAW_BODY,
  reply: imageAnalysisSchema,
  status: 200,
});
