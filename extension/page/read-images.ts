import type { Failure } from '#core/failure.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { isLargeEnough, type PictureUrl } from './page-image.ts';
import { imageName } from './page-image-url.ts';
import { CANVAS_URL, readDrawn } from './drawing-candidates.ts';
import { handedOver, type HandedOver } from './handed-over.ts';
import type { UnreadImage } from './page-collector.ts';
import type { ImageCandidate } from './image-candidate.ts';

const ONLY_SHOWN: Failure = { code: 'page-image-only-shown', details: {} };

/** Reads a blob: URL's content as a data: URL, or returns why the page can't provide it. */
type ReadBlob = { readonly url: string } | { readonly failure: Failure };

/**
 * Returns the candidates, with their images measured if the decision depends on it, and with content that only this
 * page can read (blob: URLs, canvases) as data: URLs. Those that it can't read or that are too large are listed.
 */
export async function readImages(
  candidates: readonly ImageCandidate[],
  thresholdPx: number,
): Promise<HandedOver> {
  const { read, unread } = await readCandidates(candidates, thresholdPx);
  const handed = handedOver(read, thresholdPx);
  return { ...handed, unread: [...unread, ...handed.unread] };
}

/** As {@link readImages}, but without the limit for all data: URLs of a page together. */
export async function readCandidates(
  candidates: readonly ImageCandidate[],
  thresholdPx: number,
): Promise<HandedOver> {
  const sizes = new Map<string, Promise<PictureUrl | undefined>>();
  const blobs = new Map<string, Promise<ReadBlob | undefined>>();
  const unreadable: { readonly url: string; readonly image: UnreadImage }[] = [];
  const read = await Promise.all(
    candidates.map(async (candidate): Promise<ImageCandidate | undefined> => {
      const [best, ...others] = candidate.urls;
      if (!best) return undefined;
      const { element, ...known } = candidate;
      const unread = (failure: Failure) => {
        if (isLargeEnough(best, thresholdPx)) {
          const name = best.url === CANVAS_URL ? (known.alt ?? '') : imageName(best.url, known);
          unreadable.push({ url: best.url, image: { name, failure } });
        }
        return undefined;
      };
      if (best.url === CANVAS_URL) {
        const drawn = element && (await readDrawn(element));
        return drawn ? { ...known, urls: [drawn] } : unread(ONLY_SHOWN);
      }
      if (best.url.startsWith('blob:')) {
        const blob = await once(blobs, best.url, blobAsDataUrl);
        if (blob && 'failure' in blob) return unread(blob.failure);
        const drawn = blob ?? (element && (await readDrawn(element)));
        if (drawn) return { ...known, urls: [{ ...best, ...drawn }, { url: best.url }, ...others] };
        // The picture may have a file elsewhere.
        return others.length > 0 ? { ...known, urls: others } : unread(ONLY_SHOWN);
      }
      if (!candidate.mustBeMeasured) return candidate;
      const measured = await once(sizes, best.url, measure);
      return measured && { ...candidate, urls: [measured, ...others] };
    }),
  );
  const blobsOnce = new Map(
    unreadable.map(({ url, image }, at) => [url === CANVAS_URL ? `${at}` : url, image]),
  );
  return { read: read.filter((candidate) => candidate !== undefined), unread: [...blobsOnce.values()] };
}

/** Reads images that occur several times only once. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  url: string,
  read: (url: string) => Promise<Value>,
): Promise<Value> {
  const reading = known.get(url) ?? read(url);
  known.set(url, reading);
  return reading;
}

/** Measures an image. The page has shown it, so it is loaded from the cache. */
function measure(url: string): Promise<PictureUrl | undefined> {
  const { promise, resolve } = Promise.withResolvers<PictureUrl | undefined>();
  const image = new Image();
  image.addEventListener('load', () =>
    resolve({ url, widthPx: image.naturalWidth, heightPx: image.naturalHeight }),
  );
  image.addEventListener('error', () => resolve(undefined));
  setTimeout(() => resolve(undefined), PAGE_IMAGE_LIMITS.measureMs);
  image.src = url;
  return promise;
}

async function blobAsDataUrl(url: string): Promise<ReadBlob | undefined> {
  try {
    const blob = await (await globalThis.fetch(url)).blob();
    if (!blob.type.startsWith('image/')) return undefined;
    if (blob.size > MAX_PHOTO_BYTES) {
      const details = { sizeBytes: blob.size, maxBytes: MAX_PHOTO_BYTES };
      return { failure: { code: 'photo-too-large', details } };
    }
    const { promise, resolve } = Promise.withResolvers<ReadBlob | undefined>();
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? { url: reader.result } : undefined),
    );
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(blob);
    return await promise;
  } catch {
    return undefined; // The page has revoked it.
  }
}
