import { FULL_SIZE_ATTRIBUTES, FULL_SIZE_PX_ATTRIBUTES } from './page-image-lazy-table.ts';
import { addressesIn, addressIn } from './attribute-addresses.ts';
import { absoluteUrl, placesOf } from './page-elements.ts';
import type { PictureUrl } from './page-image.ts';
import { isImageFileUrl } from './page-image-url.ts';

export const FULL_SIZE = placesOf(FULL_SIZE_ATTRIBUTES);

/** Returns the URLs of the full-size picture, from the elements around its thumbnail. */
export function fullSizeUrls(img: HTMLImageElement, base: string): PictureUrl[] {
  const link = img.closest('a');
  const holders = [img, link, img.parentElement].filter((holder) => holder !== null);
  const urls = holders.flatMap((holder) => addressesIn(holder, FULL_SIZE, base));
  const target = link && mainImageOf(link) === img ? linkedImage(link, base) : undefined;
  if (target) urls.push(target);
  // Lightbox libraries put the file's URL on the link, whose href is then only a placeholder.
  const kept = link && !target ? addressIn(link, 'data-src', base) : undefined;
  if (kept && isImageFileUrl(kept)) urls.push(kept);
  const [first, ...rest] = [...new Set(urls)];
  return first ? [{ url: first, ...declaredFullSize(holders) }, ...rest.map((url) => ({ url }))] : [];
}

/** Returns the image file that a link leads to. */
export function linkedImage(link: Element, base: string): string | undefined {
  const href = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '';
  const isDeclared =
    /^image\//i.test(link.getAttribute('type') ?? '') ||
    isImageFileUrl(`https://file/${link.getAttribute('download') ?? ''}`);
  // Most links lead to pages, and resolving thousands of URLs is slow.
  if (!isDeclared && !/^\s*data:|\.[a-z]{3,4}\s*(?:$|[?#])/i.test(href)) return undefined;
  const url = absoluteUrl(href, base);
  const isImage =
    isDeclared ||
    url?.startsWith('data:') ||
    isImageFileUrl(url?.replace(/^file:\/\//, 'https://file') ?? '');
  return isImage ? url : undefined;
}

/** Returns the image with the largest area, if a link contains several (a picture, and an icon over it). */
function mainImageOf(link: Element): Element | undefined {
  const images = [...link.querySelectorAll('img')];
  return images.length < 2 ? images[0] : images.toSorted((one, other) => areaOf(other) - areaOf(one))[0];
}

function areaOf({ offsetWidth, offsetHeight }: HTMLImageElement): number {
  return offsetWidth * offsetHeight;
}

function declaredFullSize(holders: readonly Element[]): Omit<PictureUrl, 'url'> {
  for (const holder of holders) {
    for (const [width, height] of FULL_SIZE_PX_ATTRIBUTES) {
      const widthPx = Number(holder.getAttribute(width));
      const heightPx = Number(holder.getAttribute(height));
      if (widthPx > 0 && heightPx > 0) return { widthPx, heightPx };
    }
  }
  return {};
}
