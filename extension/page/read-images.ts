import { MAX_PHOTO_BYTES, PAGE_IMAGE_LIMITS } from '#core/limits.ts';
import { isLargeEnough, type PictureUrl } from '#core/page-image.ts';
import type { PageSighting } from './page-sighting.ts';

/**
 * Sightings with their images measured where that decides, and with what only this page can read (blob: URLs) as
 * data: URLs. What turns out to be small, gone or too large to hand over is left out.
 */
export async function readImages(
  sightings: readonly PageSighting[],
  thresholdPx: number,
): Promise<PageSighting[]> {
  const sizes = new Map<string, Promise<PictureUrl | undefined>>();
  const files = new Map<string, Promise<string | undefined>>();
  const read = await Promise.all(
    sightings.map(async (sighting): Promise<PageSighting | undefined> => {
      const [best, ...others] = sighting.urls;
      if (!best) return undefined;
      if (best.url.startsWith('blob:')) {
        const url = await once(files, best.url, blobAsDataUrl);
        return url === undefined
          ? undefined
          : { ...sighting, urls: [{ ...best, url }, { url: best.url }, ...others] };
      }
      if (!sighting.mustBeMeasured) return sighting;
      const measured = await once(sizes, best.url, measure);
      return measured && isLargeEnough(measured, thresholdPx)
        ? { ...sighting, urls: [measured, ...others] }
        : undefined;
    }),
  );
  return withinLimits(read.filter((sighting) => sighting !== undefined));
}

/** Images that the page has more than once are read once. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  url: string,
  read: (url: string) => Promise<Value>,
): Promise<Value> {
  const reading = known.get(url) ?? read(url);
  known.set(url, reading);
  return reading;
}

/** data: URLs as long as they may be, one by one and together. */
function withinLimits(sightings: readonly PageSighting[]): PageSighting[] {
  const taken = new Set<string>();
  let length = 0;
  return sightings.flatMap((sighting) => {
    const urls = sighting.urls.filter(({ url }) => {
      if (!url.startsWith('data:') || taken.has(url)) return true;
      if (url.length > PAGE_IMAGE_LIMITS.dataUrlLength) return false;
      if (length + url.length > PAGE_IMAGE_LIMITS.allDataUrlsLength) return false;
      taken.add(url);
      length += url.length;
      return true;
    });
    // A blob: URL only names what was read of it.
    return urls[0] && !urls[0].url.startsWith('blob:') ? [{ ...sighting, urls }] : [];
  });
}

/** The page has shown the image, so it comes from the cache. */
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

async function blobAsDataUrl(url: string): Promise<string | undefined> {
  try {
    const blob = await (await globalThis.fetch(url)).blob();
    if (!blob.type.startsWith('image/') || blob.size > MAX_PHOTO_BYTES) return undefined;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    );
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(blob);
    return await promise;
  } catch {
    return undefined; // Revoked since the page made it.
  }
}
