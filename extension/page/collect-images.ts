import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { imagesOf } from './page-image.ts';
import { elementSightings } from './element-sightings.ts';
import { absoluteUrl } from './page-elements.ts';
import type { CollectedImages } from './page-collector.ts';
import type { PageSighting } from './page-sighting.ts';
import { readImages } from './read-images.ts';
import { walkPage } from './walk-page.ts';

/**
 * The images of the page that this runs in, as a person who wants them would count: see [Note: Hidden images] for
 * what is hidden, and `imagesOf` for what is one picture. It knows nothing of the extension, changes nothing on
 * the page, and its result survives JSON.
 *
 * The page's own preview (`og:image`) is taken only where there is nothing else: it is not on the page, but it stands
 * for what the page paints in ways that cannot be read.
 */
export async function collectImages({ thresholdPx }: { thresholdPx: number }): Promise<CollectedImages> {
  const options = { pageUrl: location.href, thresholdPx, mostImages: PAGE_IMAGE_LIMITS.images };
  if (document.contentType.startsWith('image/')) {
    // The tab is the image, so it is wanted, whatever its size.
    return { ...imagesOf([{ kind: 'img', urls: [{ url: location.href }] }], options), unread: [] };
  }
  const sightings: PageSighting[] = [];
  walkPage(document, (element) => sightings.push(...elementSightings(element, thresholdPx)));
  const small = sightings.filter(({ isSmall }) => isSmall);
  const large = sightings.filter(({ isSmall }) => !isSmall);
  const { read, unread } = await readImages(large, thresholdPx);
  const { images, leftOut } = imagesOf([...read, ...small], options);
  const isEmpty = images.length === 0 && unread.length === 0;
  return { images: isEmpty ? imagesOf(previewSightings(), options).images : images, unread, leftOut };
}

function previewSightings(): PageSighting[] {
  return [...document.querySelectorAll('meta[property="og:image"], meta[property="og:image:url"]')].flatMap(
    (meta) => {
      const url = absoluteUrl(meta.getAttribute('content'), document.baseURI);
      return url ? [{ kind: 'link' as const, urls: [{ url }] }] : [];
    },
  );
}
