import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '#core/failure.ts';
import { type ImageAnalysis, readImageAnalysis } from '#core/image-analysis.ts';
import { filmAnalysis } from '#core/films/film-analysis.ts';
import { type DecodingLimits, SERVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { ANALYZE_TIMEOUT_MS } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import { readLanguage } from '#core/wording/other-language.ts';
import {
  analyzeImageEndpoint,
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
import { FRAME_DECODING } from '../limits.ts';
import { maxBodyBytes, readPictures, tooLarge } from './sent-pictures.ts';
import type { Request, Serve } from './serve-endpoint.ts';

/** Retry-After of a request for a photo that is already being processed. */
const UNDER_WAY_RETRY_MS = 1000;

/**
 * Analyzes one image, or a film's frames, within 25 s of their arrival. A photo of a batch is counted under its lease; a
 * photo without a lease is a batch of its own. The bytes are kept only in memory, for this request. A retry with the
 * same image, lease and id gets the stored analysis. If the engine fails or is too busy, the photo isn't counted and may
 * be sent again.
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
    const sent = await readPictures(context);
    const limits = sent.isFilm ? FRAME_DECODING : SERVICE_DECODING;
    for (const { bytes } of sent.pictures) await refuseHuge(bytes, limits);
    const fingerprint = await fingerprintOf(sent.body);
    const leaseId = given ?? (await batches.reserve(account, 1, deps.now())).leaseId;
    const language = readLanguage(context.req.header(LANGUAGE_HEADER));
    const origin = { accountId: account.id, batchId: leaseId, language };
    const look = async () => {
      const photo = { id: photoId, sha256: fingerprint.sha256 };
      const { outcome } = await batches.admit(account.id, leaseId, photo, deps.now());
      if (outcome !== null) return unseal(outcome, fingerprint);
      const signal = context.req.raw.signal;
      const describePicture = (picture: EncodedImage) => describe(picture, origin, deps, signal);
      const { isFilm, pictures } = sent;
      const describing = isFilm ? describeFrames(pictures, describePicture) : describePicture(pictures[0]!);
      const analysis = await describing.catch(async (error: unknown) => {
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

/** Rejects images that are too expensive to decode. Unreadable images pass: the engine reports those. */
async function refuseHuge(bytes: Uint8Array, limits: DecodingLimits): Promise<void> {
  await decodingWork(bytes, limits).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.failure.code !== 'photo-unreadable') throw error;
  });
}

/**
 * Describes a film's frames, and makes one analysis of them, whatever they show. Frames that the engine can't describe
 * are left out as long as it describes one: what it has worked on counts.
 *
 * @throws as {@link describe}, if no frame is described
 */
async function describeFrames(
  frames: readonly EncodedImage[],
  describeFrame: (frame: EncodedImage) => Promise<ImageAnalysis>,
): Promise<ImageAnalysis> {
  const answers = await Promise.allSettled(frames.map(describeFrame));
  const described = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? { analysis: answer.value, judgement: {} } : [],
  );
  if (described.length > 0) return filmAnalysis(described).analysis;
  throw answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))[0];
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
