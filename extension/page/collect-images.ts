import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { imagesOf } from './page-image.ts';
import { elementCandidates } from './element-candidates.ts';
import { absoluteUrl } from './page-elements.ts';
import type { CollectedImages } from './page-collector.ts';
import type { ImageCandidate } from './image-candidate.ts';
import { readImages } from './read-images.ts';
import { walkPage } from './walk-page.ts';

/**
 * Returns the images of the current page that a person would count; see [Note: Hidden images] for hidden ones, and
 * `imagesOf` for duplicates. It doesn't depend on the extension or change the page, and its result can be serialized
 * as JSON.
 *
 * The page's own preview (`og:image`) is used only if nothing else is found: it isn't on the page, but represents
 * images that the page paints in ways that can't be read.
 */
export async function collectImages({ thresholdPx }: { thresholdPx: number }): Promise<CollectedImages> {
  const options = { pageUrl: location.href, thresholdPx, mostImages: PAGE_IMAGE_LIMITS.images };
  if (document.contentType.startsWith('image/')) {
    // The tab shows the image itself, so its size doesn't matter.
    return { ...imagesOf([{ kind: 'img', urls: [{ url: location.href }] }], options), unread: [] };
  }
  const candidates: ImageCandidate[] = [];
  walkPage(document, (element) => candidates.push(...elementCandidates(element, thresholdPx)));
  const small = candidates.filter(({ isSmall }) => isSmall);
  const large = candidates.filter(({ isSmall }) => !isSmall);
  const { read, unread } = await readImages(large, thresholdPx);
  const { images, leftOut } = imagesOf([...read, ...small], options);
  const isEmpty =
    images.length === 0 && unread.every(({ failure }) => failure.code === 'page-image-only-shown');
  return { images: isEmpty ? imagesOf(previewCandidates(), options).images : images, unread, leftOut };
}

function previewCandidates(): ImageCandidate[] {
  return [...document.querySelectorAll('meta[property="og:image"], meta[property="og:image:url"]')].flatMap(
    (meta) => {
      const url = absoluteUrl(meta.getAttribute('content'), document.baseURI);
      return url ? [{ kind: 'link' as const, urls: [{ url }] }] : [];
    },
  );
}
