import { FULL_SIZE_ATTRIBUTES, FULL_SIZE_PX_ATTRIBUTES } from './page-image-lazy-table.ts';
import { addressesIn } from './attribute-addresses.ts';
import { isLargerVersion, keptAddresses } from './kept-addresses.ts';
import { absoluteUrl, placesOf } from './page-elements.ts';
import type { PictureUrl } from './page-image.ts';
import { isImageFileUrl, sizeInName } from './page-image-url.ts';

export const FULL_SIZE = placesOf(FULL_SIZE_ATTRIBUTES);

/** Attributes in which galleries keep the picture's file on the element around its thumbnail, or on its link. */
const TARGET = placesOf([
  'data-href',
  'data-src',
  'data-link',
  'data-full-href',
  'data-lightbox-src',
  'data-mfp-src',
]);

/** How many elements around a thumbnail belong to it alone. */
const MOST_AROUND = 3;
/** How many images such an element has at most: the thumbnail, and icons over it. */
const MOST_BESIDE = 4;

/** Returns the URLs of the full-size picture, from the elements around its thumbnail. */
export function fullSizeUrls(img: HTMLImageElement, base: string): PictureUrl[] {
  const link = img.closest('a');
  const holders = [img, link, img.parentElement].filter((holder) => holder !== null);
  const urls = holders.flatMap((holder) => addressesIn(holder, FULL_SIZE, base));
  const target = link && mainImageOf(link) === img ? linkedImage(link, base) : undefined;
  if (target) urls.push(target);
  for (const around of elementsAround(img)) {
    const kept = addressesIn(around, TARGET, base).filter(
      (url) => isImageFileUrl(url) && !isSmaller(url, img),
    );
    const larger = keptAddresses(around, base).filter((one) =>
      isLargerVersion(one, sizeInName(img.currentSrc)),
    );
    urls.push(...(around === link && target ? [] : kept), ...larger.map(({ url }) => url));
  }
  if (link && urls.length === 0 && mainImageOf(link) === img) urls.push(...addressInQuery(link, base));
  const [first, ...rest] = [...new Set(urls)];
  return first ? [{ url: first, ...declaredFullSize(holders) }, ...rest.map((url) => ({ url }))] : [];
}

/** Returns the elements around an image of which it is the main image, innermost first. */
function elementsAround(img: HTMLImageElement): Element[] {
  const around: Element[] = [];
  for (let at = img.parentElement; at && around.length < MOST_AROUND; at = at.parentElement) {
    // A live list is read only as far as needed: a page may have thousands of images.
    const hasMany = at.getElementsByTagName('img')[MOST_BESIDE] !== undefined;
    if (at === at.ownerDocument.body || hasMany || mainImageOf(at) !== img) break;
    if (at.localName !== 'picture') around.push(at);
  }
  return around;
}

/** Returns whether the URL names a smaller size than the shown image has. */
function isSmaller(url: string, { naturalWidth }: HTMLImageElement): boolean {
  const { widthPx } = sizeInName(url);
  return widthPx !== undefined && widthPx < naturalWidth;
}

/**
 * Returns the image file that a link's query names, as of a page that shows one picture: `/view?src=%2Foak.jpg`. A
 * link to another site names pictures to share them.
 */
function addressInQuery(link: HTMLAnchorElement, base: string): string[] {
  const href = absoluteUrl(link.getAttribute('href'), base);
  if (!href?.includes('?')) return [];
  const { origin, searchParams } = new URL(href);
  return [...searchParams.values()].flatMap((value) => {
    const url = /^(?:https?:)?\/|^https?:/i.test(value) ? absoluteUrl(value, href) : undefined;
    if (!url || !isImageFileUrl(url)) return [];
    const isOwn = origin === new URL(base).origin;
    return isOwn || (/^https?:/i.test(value) && origin === new URL(url).origin) ? [url] : [];
  });
}

/** Returns the image file that a link leads to. */
export function linkedImage(link: Element, base: string): string | undefined {
  const href = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '';
  const isDeclared =
    /^image\//i.test(link.getAttribute('type') ?? '') ||
    isImageFileUrl(`https://file/${link.getAttribute('download') ?? ''}`);
  // Most links lead to pages, and resolving thousands of URLs is slow.
  if (!isDeclared && !/^\s*data:|\.[a-z]{3,4}\s*(?:$|[?#])|%[\da-f]{2}/i.test(href)) return undefined;
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

/** Attributes that name the element which a press opens. */
const OPENS = [
  'href',
  'aria-controls',
  'data-target',
  'data-bs-target',
  'popovertarget',
  'commandfor',
  'for',
] as const;
const OPENERS = 'a, button, label, [aria-controls], [data-target], [data-bs-target]';

/** Returns the panel on the same page that a thumbnail opens, outside of itself. */
export function panelOf(img: HTMLImageElement): Element | undefined {
  const opener = img.closest(OPENERS);
  const root = img.getRootNode();
  if (!opener || !('getElementById' in root)) return undefined;
  for (const name of OPENS) {
    const value = opener.getAttribute(name)?.trim() ?? '';
    if (value === '' || (name === 'href' && !value.startsWith('#'))) continue;
    const panel = (root as Document).getElementById(value.replace(/^#/, ''));
    if (panel && !panel.contains(img)) return panel;
  }
  return undefined;
}
