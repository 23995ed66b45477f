import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '#core/failure.ts';
import { ANALYZE_TIMEOUT_MS, MAX_ANALYZE_BODY_BYTES, MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import { detectFormat, PHOTO_FORMATS } from '#core/photo-format.ts';
import {
  analyzeImageEndpoint,
  ENGINE_MEDIA_TYPES,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
} from '#protocol/analyze-image.ts';
import type { ServerDeps } from '../deps.ts';
import { countPixels } from '../engines/count-pixels.ts';
import type { ImageOrigin } from '../engines/engine.ts';
import { holdBytes } from '../middleware/hold-bytes.ts';
import { pictureFromJson } from './picture-from-json.ts';
import type { Request, Serve } from './serve-endpoint.ts';

/**
 * One picture in, its description out, within 25 s. A photo of a batch is counted under its lease; one that
 * comes without is a batch of its own. The bytes live in memory, for this request alone. A photo that the engine
 * has no time for is not counted, and may come again under the same lease.
 */
export function analyzeImageRoutes(serve: Serve, deps: ServerDeps): void {
  const { batches } = deps.store;
  const answer = async ({ context }: Request<unknown>) => {
    const account = context.get('account');
    const image = await readImage(context);
    await refuseHuge(image.bytes);
    const photoId = context.req.header(PHOTO_ID_HEADER) ?? randomUUID();
    const given = context.req.header(LEASE_HEADER);
    const leaseId = given ?? (await batches.reserve(account, 1, deps.now())).leaseId;
    const origin = { accountId: account.id, batchId: leaseId };
    try {
      await batches.admit(account.id, leaseId, photoId, deps.now());
      const description = await describe(image, origin, deps, context.req.raw.signal);
      await batches.recordDescribed(leaseId, photoId, deps.now());
      return { description };
    } finally {
      if (!given) await batches.settle(account.id, leaseId, deps.now());
    }
  };
  serve(analyzeImageEndpoint, answer, {
    maxBytes: MAX_ANALYZE_BODY_BYTES,
    tooLarge,
    before: holdBytes(MAX_ANALYZE_BODY_BYTES),
  });
}

function tooLarge(): AppError {
  const details = { sizeBytes: MAX_ANALYZE_BODY_BYTES, maxBytes: MAX_PHOTO_BYTES };
  return new AppError({ code: 'photo-too-large', details });
}

async function readImage(context: Context): Promise<EncodedImage> {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const bytes =
    mediaType === 'application/json'
      ? await pictureFromJson(await context.req.arrayBuffer())
      : new Uint8Array(await context.req.arrayBuffer());
  if (bytes.length === 0) throw new AppError({ code: 'photo-empty', details: {} });
  if (bytes.length > MAX_PHOTO_BYTES) {
    const details = { sizeBytes: bytes.length, maxBytes: MAX_PHOTO_BYTES };
    throw new AppError({ code: 'photo-too-large', details });
  }
  // The content decides, not what the sender calls it.
  const detected = detectFormat(bytes.subarray(0, SNIFF_BYTES), '');
  if (detected.kind === 'unknown') throw new AppError({ code: 'photo-not-an-image', details: {} });
  const format = detected.kind === 'photo' ? PHOTO_FORMATS[detected.format] : undefined;
  const engineType = ENGINE_MEDIA_TYPES.find((type) => type === format?.mediaType);
  if (!engineType) {
    const label = format?.label ?? (detected.kind === 'unsupported' ? detected.label : 'other');
    throw new AppError({ code: 'photo-format-unsupported', details: { format: label } });
  }
  return { bytes, mediaType: engineType };
}

/** A picture that claims too many pixels goes to no engine. Whether it can be read at all, the engine finds out. */
async function refuseHuge(bytes: Uint8Array): Promise<void> {
  await countPixels(bytes).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.failure.code !== 'photo-unreadable') throw error;
  });
}

async function describe(
  image: EncodedImage,
  origin: ImageOrigin,
  { engine }: ServerDeps,
  requestSignal: AbortSignal,
): Promise<string> {
  if (!engine) throw new AppError({ code: 'engine-key-missing', details: {} });
  const timeout = AbortSignal.timeout(ANALYZE_TIMEOUT_MS);
  const signal = AbortSignal.any([timeout, requestSignal]);
  const timedOut = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => {
      reject(new AppError({ code: 'engine-timeout', details: { timeoutMs: ANALYZE_TIMEOUT_MS } }));
    });
  });
  const description = await Promise.race([engine.describe(image, signal, origin), timedOut]).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error;
      const message = error instanceof Error ? error.message : 'Unknown error';
      throw new AppError({ code: 'engine-failed', details: { message } }, { cause: error });
    },
  );
  if (description.trim() === '') throw new AppError({ code: 'no-description', details: {} });
  return description.trim();
}
