import {
  FULL_SIZE_ATTRIBUTES,
  FULL_SIZE_PX_ATTRIBUTES,
  LAZY_SRC_ATTRIBUTES,
  LAZY_SRCSET_ATTRIBUTES,
} from './page-image-lazy-table.ts';
import { isLargeEnough, type PictureUrl, type Candidate } from './page-image.ts';
import { bestFirst, parseSrcset, type SrcsetCandidate, sourcesShownFirst } from './page-image-srcset.ts';
import { isImageFileUrl } from './page-image-url.ts';
import { isLargerVersion, keptAddresses } from './kept-addresses.ts';
import { fallbackImages } from './noscript-images.ts';
import { captionOf, pageTexts } from './page-texts.ts';
import { absoluteUrl, isHtml, placesOf, valuesOf, viewOf } from './page-elements.ts';

const FULL_SIZE = placesOf(FULL_SIZE_ATTRIBUTES);
const LAZY_SRC = placesOf(LAZY_SRC_ATTRIBUTES);
const SRCSET = placesOf([...LAZY_SRCSET_ATTRIBUTES, 'srcset']);

/** Returns whether an attribute is in one of the lists, which are read separately. */
function isKnown(name: string): boolean {
  return FULL_SIZE.has(name) || LAZY_SRC.has(name) || SRCSET.has(name);
}

/**
 * Returns the candidate of an `img`, with all URLs of the picture: full size from the link or zoom around it,
 * lazy-loading attributes, the candidates of `srcset` and `picture`, `src`, and the adjacent `noscript`.
 *
 * @param base the URL that relative ones are resolved against; a parsed `noscript` has no useful base of its own
 */
export function imgCandidate(
  img: HTMLImageElement,
  thresholdPx: number,
  base = img.baseURI,
): Candidate | undefined {
  const full = fullSizeUrls(img, base);
  const { listed, others } = listedUrls(img, base);
  const lazy = addressesIn(img, LAZY_SRC, base);
  const noscript = fallbackImages(img).flatMap(
    (fallback) => largeCandidate(fallback, thresholdPx, base)?.urls ?? [],
  );
  const now = shownUrl(img, base);
  const kept = keptAddresses(img, base, isKnown);
  const waiting = [...lazy.map((url) => ({ url })), ...noscript];
  const src = listed.length > 0 ? absoluteUrl(img.getAttribute('src'), base) : undefined;
  const fallback = src && !src.startsWith('data:') ? [{ url: src }] : [];
  const named = [...listed, ...waiting];
  const stands = !now || isBroken(img) || isPlaceholder(now, [...named, ...kept], thresholdPx);
  // URLs from attributes with any name replace a picture that isn't shown yet; otherwise they come first if they are
  // larger.
  const isKept = kept.length > 0 && named.length === 0 && (stands || isSoft(img, now));
  const widestPx = Math.max(0, ...listed.map(({ widthPx = 0 }) => widthPx));
  const better = isKept
    ? kept
    : kept.filter((one) => isLargerVersion(one, now ?? {}) && (one.widthPx ?? Infinity) > widestPx);
  const own = [...better, ...named, ...(now ? [now] : []), ...others, ...fallback].filter(
    ({ url }) => !(url === now?.url && stands),
  );
  const [best] = own;
  if (full.length === 0 && !best) return undefined;
  return {
    ...(full.length === 0 && best && isDeclaredSmall(img, best, thresholdPx) ? { isSmall: true } : {}),
    kind: 'img',
    urls: [...full, ...own],
    alt: img.alt || img.title || captionOf(img),
    ...pageTexts(img),
    download: full.length > 0 ? img.closest('a')?.download : undefined,
  };
}

/** Returns the same, unless it is known to be small. */
export function largeCandidate(
  img: HTMLImageElement,
  thresholdPx: number,
  base: string,
): Candidate | undefined {
  const candidate = imgCandidate(img, thresholdPx, base);
  return candidate?.isSmall ? undefined : candidate;
}

/** Returns the current URL, from `src` or from the candidate that the browser chose; with its size if it is loaded. */
function shownUrl(img: HTMLImageElement, base: string): PictureUrl | undefined {
  const url = img.currentSrc || absoluteUrl(img.getAttribute('src'), base);
  if (!url) return undefined;
  // With a srcset, the natural size is divided by the candidate's density, so it isn't the file's size in pixels.
  return img.naturalWidth > 0 && !img.srcset && (!isHtml(img.parentElement, 'picture') || img.src === url)
    ? { url, widthPx: img.naturalWidth, heightPx: img.naturalHeight }
    : { url };
}

/** Returns the candidates of the displayed srcset, largest first, and those of the picture's other sources. */
function listedUrls(img: HTMLImageElement, base: string): { listed: PictureUrl[]; others: PictureUrl[] } {
  const sources = [...(isHtml(img.parentElement, 'picture') ? img.parentElement.children : [])]
    .filter((child) => isHtml(child, 'source'))
    .map((source) => ({
      candidates: candidatesOf(source),
      type: source.type,
      isMediaMet: !source.media || viewOf(img).matchMedia(source.media).matches,
    }));
  const own = candidatesOf(img);
  const src = img.getAttribute('src');
  // Without widths, src is the candidate of density 1 (HTML 4.8.4.3.7).
  if (own.length > 0 && src && own.every(({ widthPx }) => widthPx === undefined)) own.push({ url: src });
  const [shown, ...rest] = sourcesShownFirst([...sources, { candidates: own, isMediaMet: true }]);
  const absolute = (candidate: SrcsetCandidate): PictureUrl[] => {
    const url = absoluteUrl(candidate.url, base);
    return url ? [{ ...sizeOf(candidate, shown?.candidates ?? [], img, base), url }] : [];
  };
  return {
    listed: bestFirst(shown?.candidates ?? []).flatMap(absolute),
    others: rest.flatMap(({ candidates }) =>
      bestFirst(candidates)
        .flatMap(({ url }) => absoluteUrl(url, base) ?? [])
        .map((url) => ({ url })),
    ),
  };
}

function candidatesOf(element: HTMLImageElement | HTMLSourceElement): SrcsetCandidate[] {
  return valuesOf(element, SRCSET).flatMap((srcset) => parseSrcset(srcset));
}

/**
 * Returns a candidate's pixel size: its declared width, and the height by the aspect ratio of the loaded or declared
 * image.
 */
function sizeOf(
  candidate: SrcsetCandidate,
  set: readonly SrcsetCandidate[],
  img: HTMLImageElement,
  base: string,
): Omit<PictureUrl, 'url'> {
  const isShown = set.find(({ url }) => absoluteUrl(url, base) === img.currentSrc);
  const [width, height] =
    isShown && img.naturalWidth > 0
      ? [img.naturalWidth, img.naturalHeight]
      : [Number(img.getAttribute('width')), Number(img.getAttribute('height'))];
  if (candidate.widthPx !== undefined) {
    const heightPx = Math.round((candidate.widthPx * height) / width);
    return { widthPx: candidate.widthPx, ...(heightPx > 0 && Number.isFinite(heightPx) ? { heightPx } : {}) };
  }
  // The natural size is in CSS pixels: the file's size divided by the declared density.
  const density = candidate.density ?? 1;
  if (!isShown || img.naturalWidth === 0) return {};
  return {
    widthPx: Math.round(img.naturalWidth * density),
    heightPx: Math.round(img.naturalHeight * density),
  };
}

/** Returns the URLs of the full-size picture, from the elements around its thumbnail. */
function fullSizeUrls(img: HTMLImageElement, base: string): PictureUrl[] {
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

/** Returns the URLs in the attributes with these names. */
function addressesIn(element: Element, names: ReadonlyMap<string, number>, base: string): string[] {
  return valuesOf(element, names).flatMap((value) => addressOf(value, element, base) ?? []);
}

/** Returns the URL in one attribute. */
export function addressIn(element: Element, name: string, base: string): string | undefined {
  const value = element.getAttribute(name);
  return value === null ? undefined : addressOf(value, element, base);
}

/** Flags and numbers ("true", "2") aren't URLs; a `{width}` placeholder is filled in. */
function addressOf(text: string, element: Element, base: string): string | undefined {
  const value = text.trim();
  if (!/[/.]/.test(value) || /^[\d.]+$|^[[{]/.test(value)) return undefined;
  if (!value.includes('{width}')) return absoluteUrl(value, base);
  const widths = (element.getAttribute('data-widths') ?? '').match(/\d+/g)?.map(Number) ?? [];
  if (widths.length === 0) return undefined;
  return absoluteUrl(value.replace('{width}', String(Math.max(...widths))), base);
}

function isBroken(img: HTMLImageElement): boolean {
  return img.isConnected && img.complete && img.naturalWidth === 0 && img.currentSrc !== '';
}

/** Returns whether the current URL is a placeholder for a lazy image: a data: URL, or a small image. */
function isPlaceholder(now: PictureUrl, others: readonly PictureUrl[], thresholdPx: number): boolean {
  if (!others.some(({ url }) => url !== now.url)) return false;
  return now.url.startsWith('data:') || !isLargeEnough(now, thresholdPx / 4);
}

/** Returns whether an image is shown blurred, or at twice its size or more, and so stands for a better one. */
function isSoft(img: HTMLImageElement, { widthPx }: PictureUrl): boolean {
  if (widthPx !== undefined && widthPx * 2 <= img.offsetWidth) return true;
  return img.isConnected && viewOf(img).getComputedStyle(img).filter.includes('blur(');
}

/** Returns whether an image that isn't loaded has such a small layout that it is an icon even at density 2. */
function isDeclaredSmall(img: HTMLImageElement, best: PictureUrl, thresholdPx: number): boolean {
  if (best.widthPx !== undefined) return false;
  const declared = ['width', 'height'].map((name) => {
    const [, px] =
      /^\s*(\d+)(?:px)?\s*$/.exec(img.style.getPropertyValue(name) || (img.getAttribute(name) ?? '')) ?? [];
    return px === undefined ? Infinity : Number(px);
  });
  return Math.min(...declared) < thresholdPx / 2;
}
