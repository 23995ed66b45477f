import type { Failure } from '#core/failure.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { isLargeEnough } from './page-image.ts';
import { imageName } from './page-image-url.ts';
import type { UnreadImage } from './page-collector.ts';
import type { ImageCandidate } from './image-candidate.ts';

/** The images that the page provides, and those that it could not provide. */
export interface HandedOver {
  readonly read: ImageCandidate[];
  readonly unread: UnreadImage[];
}

/** Returns the candidates without data: URLs that exceed the limits for one image or for all together. */
export function handedOver(candidates: readonly ImageCandidate[], thresholdPx: number): HandedOver {
  const taken = new Set<string>();
  const unread = new Map<string, UnreadImage>();
  let length = 0;
  const limitOf = (url: string): Failure | undefined => {
    if (!url.startsWith('data:') || taken.has(url)) return undefined;
    if (url.length > PAGE_IMAGE_LIMITS.dataUrlLength) {
      const details = { sizeBytes: bytesIn(url.length), maxBytes: MAX_PHOTO_BYTES };
      return { code: 'photo-too-large', details };
    }
    if (length + url.length > PAGE_IMAGE_LIMITS.allDataUrlsLength) {
      const details = { maxBytes: bytesIn(PAGE_IMAGE_LIMITS.allDataUrlsLength) };
      return { code: 'page-images-too-large', details };
    }
    taken.add(url);
    length += url.length;
    return undefined;
  };
  const read = candidates.flatMap((candidate) => {
    const [best] = candidate.urls;
    const limited = candidate.urls.map((picture) => ({ picture, failure: limitOf(picture.url) }));
    const urls = limited.flatMap(({ picture, failure }) => (failure ? [] : picture));
    // A blob: URL alone is unusable outside of the page; it only identifies the picture.
    if (urls[0] && !urls[0].url.startsWith('blob:')) return [{ ...candidate, urls }];
    const failure = limited[0]?.failure;
    if (best && failure && isLargeEnough(best, thresholdPx)) {
      unread.set(best.url, { name: imageName(best.url, candidate), failure });
    }
    return [];
  });
  return { read, unread: [...unread.values()] };
}

/** Four base64 characters encode three bytes. */
function bytesIn(letters: number): number {
  return Math.floor((letters * 3) / 4);
}
