import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import type { RatedCategory } from '#core/image-analysis.ts';
import { CONCEPTS_TEXT_LENGTH } from '#core/concepts/limits.ts';
import { SKETCH_TEXT_LENGTH } from '#core/similarity/likeness/limits.ts';
import { MAX_ALTERNATIVES, READ_TEXT_LENGTH } from '#core/limits.ts';
import { OTHER_LANGUAGES } from '#core/wording/other-language.ts';
import {
  type DescriptionParts,
  MOST_THINGS,
  PART_LENGTH,
  TITLE_KINDS,
  TITLE_LENGTH,
} from '#core/wording/parts.ts';
import { orElse, z } from './zod.ts';
import { endpoint, RAW_BODY } from './endpoint.ts';

/** Carries the lease of the batch that the photo is counted under. */
export const LEASE_HEADER = 'X-Batch-Lease';

/**
 * Carries the photo's idempotency key, which matches `ID_PATTERN`. The same photo sent again under the same lease and
 * key gets the same answer and counts once; another photo under the key is rejected.
 */
export const PHOTO_ID_HEADER = 'X-Photo-Id';

/**
 * Carries the language for the description and the name, if it isn't English. A chat model then writes in that
 * language, and the answer names it. Our own engine returns parts that the client can put into words in any language.
 */
export const LANGUAGE_HEADER = 'X-Description-Language';

/**
 * Carries the sizes in bytes of a film's frames, up to `FRAMES_OF_FILM` of them, separated by commas: the body is the
 * frames one after the other, the sharpest one first. They count as one photo and get one answer.
 */
export const FILM_FRAMES_HEADER = 'X-Film-Frames';

export const ENGINE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Base64 without a data-URL prefix. */
export const analyzeImageRequestSchema = z.object({ base64Image: z.string().check(z.minLength(1)) });

const category = z.enum(CATEGORY_NAMES);
const confidence = z.number().check(z.minimum(0), z.maximum(1));
const alternatives = z.array(z.object({ category, confidence })).check(z.maxLength(MAX_ALTERNATIVES));

const text = z.string().check(z.maxLength(PART_LENGTH));
const thing = z.object({
  noun: text,
  count: z.exactOptional(z.int().check(z.gte(2))),
  colour: z.exactOptional(text),
});
const things = z.array(thing).check(z.maxLength(MOST_THINGS));
const title = z.object({
  kind: z.enum(TITLE_KINDS),
  text: z.exactOptional(z.string().check(z.maxLength(TITLE_LENGTH))),
  date: z.exactOptional(z.string().check(z.regex(/^\d{4}(?:-\d\d-\d\d)?$/))),
});
const partsSchema = z.object({
  subject: things,
  title: z.exactOptional(title),
  doing: z.exactOptional(text),
  place: z.exactOptional(text),
  beside: z.exactOptional(things),
  also: z.exactOptional(things),
  isBlackAndWhite: z.exactOptional(z.literal(true)),
});

/**
 * An `ImageAnalysis`. An optional field that the client doesn't understand counts as missing: a server of another
 * version may have categories that the client doesn't know, and the description is still valid.
 */
export const imageAnalysisSchema = z.object({
  description: z.string(),
  category: understood(category),
  /** A short phrase for the file name. */
  name: understood(z.string()),
  /** The probability that a person accepts the category. */
  confidence: understood(confidence),
  /** Other possible categories, most likely first. */
  alternatives: understood<readonly RatedCategory[]>(alternatives),
  /** How many people are in the photo, if the engine counts them. */
  peopleCount: understood(z.int().check(z.gte(0))),
  /** The text recognized in the photo. */
  readText: understood(z.string().check(z.maxLength(READ_TEXT_LENGTH))),
  /** A compact text form of the engine's features; photos that look alike have similar values. */
  sketch: understood(z.string().check(z.maxLength(SKETCH_TEXT_LENGTH))),
  /** The concepts that the engine detected most strongly, as text; the search finds photos by them. */
  concepts: understood(z.string().check(z.maxLength(CONCEPTS_TEXT_LENGTH))),
  /** The parts of the description, from which a client can phrase it in other languages. */
  parts: understood<DescriptionParts>(partsSchema),
  /** The language of the description and the name, if it isn't English. */
  language: understood(z.enum(OTHER_LANGUAGES)),
});

function understood<Value>(schema: z.ZodMiniType<Value>) {
  return orElse(z.optional(schema), undefined);
}

/** Describes one photo. The body is the image itself with its media type, or JSON with base64 for other clients. */
export const analyzeImageEndpoint = endpoint({
  method: 'POST',
  path: '/functions/v1/analyze-image',
  access: 'account',
  rateLimit: 'photos',
  body: RAW_BODY,
  reply: imageAnalysisSchema,
  status: 200,
});
