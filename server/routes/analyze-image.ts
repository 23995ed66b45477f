import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '#core/failure.ts';
import { type ImageAnalysis, readImageAnalysis } from '#core/image-analysis.ts';
import { ANALYZE_TIMEOUT_MS, MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { MAX_JSON_PICTURE_BODY_BYTES, MAX_JSON_PICTURE_BYTES } from '../limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import { detectFormat } from '#core/photo-format.ts';
import { readLanguage } from '#core/wording/other-language.ts';
import { PHOTO_FORMATS } from '#core/photo-formats.ts';
import {
  analyzeImageEndpoint,
  ENGINE_MEDIA_TYPES,
  LANGUAGE_HEADER,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
} from '#protocol/analyze-image.ts';
import { ID_PATTERN } from '#protocol/endpoint.ts';
import type { ServerDeps } from '../deps.ts';
import { decodingWork } from '../engines/decoding-work.ts';
import type { ImageOrigin } from '../engines/engine.ts';
import { holdBytes } from '../middleware/hold-bytes.ts';
import { fingerprintOf, seal, unseal } from '../sealed-analysis.ts';
import { readBase64Picture } from './base64-picture.ts';
import { mediaTypeOf, type Request, type Serve } from './serve-endpoint.ts';

/** Retry-After of a request for a photo that is already being processed. */
const UNDER_WAY_RETRY_MS = 1000;

/**
 * Analyzes one image within 25 s of its arrival. A photo of a batch is counted under its lease; a photo without a
 * lease is a batch of its own. The bytes are kept only in memory, for this request. A retry with the same image,
 * lease and id gets the stored analysis. If the engine fails or is too busy, the photo isn't counted and may be sent
 * again.
 */
export function analyzeImageRoutes(serve: Serve, deps: ServerDeps): void {
  const { batches } = deps.store;
  const underWay = new Set<string>();

  /** Allows one request in flight per photo, so that repeated requests for it do not keep the engine busy. */
  const alone = async <Seen>(leaseId: string, photoId: string, look: () => Promise<Seen>): Promise<Seen> => {
    const key = `${leaseId} ${photoId}`;
    if (underWay.has(key)) {
      throw new AppError({ code: 'engine-unavailable', details: { retryAfterMs: UNDER_WAY_RETRY_MS } });
    }
    underWay.add(key);
    try {
      return await look();
    } finally {
      underWay.delete(key);
    }
  };

  const answer = async ({ context }: Request<unknown>) => {
    const account = context.get('account');
    const { lease: given, photoId } = idsIn(context);
    const image = await readImage(context);
    await refuseHuge(image.bytes);
    const fingerprint = await fingerprintOf(image.bytes);
    const leaseId = given ?? (await batches.reserve(account, 1, deps.now())).leaseId;
    const language = readLanguage(context.req.header(LANGUAGE_HEADER));
    const origin = { accountId: account.id, batchId: leaseId, language };
    const look = async () => {
      const photo = { id: photoId, sha256: fingerprint.sha256 };
      const { outcome } = await batches.admit(account.id, leaseId, photo, deps.now());
      if (outcome !== null) return unseal(outcome, fingerprint);
      const signal = context.req.raw.signal;
      const analysis = await describe(image, origin, deps, signal).catch(async (error: unknown) => {
        const isRefused = error instanceof AppError && error.failure.code === 'engine-unavailable';
        // If the client disconnects while the engine is working, the photo still counts.
        if (isRefused || !signal.aborted) {
          await batches.recordFailed(leaseId, photoId, { wasTried: !isRefused });
        }
        throw error;
      });
      await batches.recordDescribed(leaseId, photoId, seal(analysis, fingerprint), deps.now());
      return analysis;
    };
    try {
      return await alone(leaseId, photoId, look);
    } finally {
      if (!given) await batches.settle(account.id, leaseId, deps.now());
    }
  };
  serve(analyzeImageEndpoint, answer, {
    maxBytes: maxBodyBytes,
    tooLarge,
    before: holdBytes(maxBodyBytes),
  });
}

/** Returns the request's lease, and its photo id or a new one. @throws {AppError} `request-invalid` */
function idsIn(context: Context): { lease: string | undefined; photoId: string } {
  const lease = idIn(context, LEASE_HEADER);
  return { lease, photoId: idIn(context, PHOTO_ID_HEADER) ?? randomUUID() };
}

function idIn(context: Context, header: string): string | undefined {
  const id = context.req.header(header);
  if (id === undefined || ID_PATTERN.test(id)) return id;
  const message = `${header}: expected 1 to 64 characters of A-Z, a-z, 0-9, _ and -`;
  throw new AppError({ code: 'request-invalid', details: { message } });
}

function isJson(context: Context): boolean {
  return mediaTypeOf(context) === 'application/json';
}

function maxBodyBytes(context: Context): number {
  return isJson(context) ? MAX_JSON_PICTURE_BODY_BYTES : MAX_PHOTO_BYTES;
}

function tooLarge(context: Context): AppError {
  const maxBytes = isJson(context) ? MAX_JSON_PICTURE_BYTES : MAX_PHOTO_BYTES;
  const bodyBytes = Number(context.req.header('Content-Length') ?? maxBytes);
  const sizeBytes = isJson(context) ? Math.floor((bodyBytes * 3) / 4) : bodyBytes;
  return new AppError({ code: 'photo-too-large', details: { sizeBytes, maxBytes } });
}

async function readImage(context: Context): Promise<EncodedImage & { bytes: Uint8Array<ArrayBuffer> }> {
  const bytes = isJson(context)
    ? await readBase64Picture(context.req.raw.body)
    : new Uint8Array(await context.req.arrayBuffer());
  if (!bytes) {
    const message = 'expected { "base64Image": the image as base64, without a data-URL prefix }';
    throw new AppError({ code: 'request-invalid', details: { message } });
  }
  if (bytes.length === 0) throw new AppError({ code: 'photo-empty', details: {} });
  // The format is detected from the content, not from the declared type.
  const detected = detectFormat(bytes.subarray(0, SNIFF_BYTES), '');
  if (detected.kind === 'unknown') throw new AppError({ code: 'photo-not-an-image', details: {} });
  const format = detected.kind === 'photo' ? PHOTO_FORMATS[detected.format] : undefined;
  const engineType = ENGINE_MEDIA_TYPES.find((type) => type === format?.mediaType);
  if (!engineType) {
    const label = format?.label ?? (detected.kind === 'unsupported' ? detected.label : 'video');
    throw new AppError({ code: 'photo-format-unsupported', details: { format: label } });
  }
  return { bytes, mediaType: engineType };
}

/** Rejects images that are too expensive to decode. Unreadable images pass: the engine reports those. */
async function refuseHuge(bytes: Uint8Array): Promise<void> {
  await decodingWork(bytes).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.failure.code !== 'photo-unreadable') throw error;
  });
}

async function describe(
  image: EncodedImage,
  origin: ImageOrigin,
  { engine }: ServerDeps,
  requestSignal: AbortSignal,
): Promise<ImageAnalysis> {
  if (!engine) throw new AppError({ code: 'engine-key-missing', details: {} });
  const timeout = AbortSignal.timeout(ANALYZE_TIMEOUT_MS);
  const signal = AbortSignal.any([timeout, requestSignal]);
  const timedOut = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => {
      reject(new AppError({ code: 'engine-timeout', details: { timeoutMs: ANALYZE_TIMEOUT_MS } }));
    });
  });
  const analysis = await Promise.race([engine.describe(image, signal, origin), timedOut]).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error;
      const message = error instanceof Error ? error.message : 'Unknown error';
      throw new AppError({ code: 'engine-failed', details: { message } }, { cause: error });
    },
  );
  const description = analysis.description.trim();
  if (description === '') throw new AppError({ code: 'no-description', details: {} });
  return readImageAnalysis({ ...analysis, description });
}
