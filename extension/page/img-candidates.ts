import type { PageTexts } from '#core/hints/photo-texts.ts';
import { HINT_LENGTHS } from '#core/limits.ts';
import { FULL_SIZE, fullSizeUrls, panelOf } from './full-size.ts';
import { isLargerVersion, isSameShape, keptAddresses } from './kept-addresses.ts';
import { fallbackImages } from './noscript-images.ts';
import { absoluteUrl, isHtml, viewOf } from './page-elements.ts';
import { isStandInUrl, sizeInName } from './page-image-url.ts';
import { type Candidate, isLargeEnough, type PictureUrl } from './page-image.ts';
import { isLazySrcset, LAZY_SRC, listedUrls } from './picture-sets.ts';

/** Returns whether an attribute is read separately. JSON in it isn't. */
function isKnown(name: string, value: string): boolean {
  return (
    (FULL_SIZE.has(name) || LAZY_SRC.has(name) || name === 'srcset' || isLazySrcset(name)) &&
    !/^\s*[[{]/.test(value)
  );
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
  const full = [...fullSizeUrls(img, base), ...panelUrls(img, thresholdPx)];
  const { listed, others } = listedUrls(img, base, thresholdPx);
  const noscript = fallbackImages(img).flatMap(
    (fallback) => largeCandidate(fallback, thresholdPx, base)?.urls ?? [],
  );
  const now = shownUrl(img, base);
  const kept = keptAddresses(img, base, isKnown);
  const src = listed.length > 0 ? absoluteUrl(img.getAttribute('src'), base) : undefined;
  const fallback = src && !src.startsWith('data:') ? [{ url: src }] : [];
  const named = largestFirst([...listed, ...noscript]);
  const stands =
    !now ||
    isBroken(img) ||
    isPlaceholder(now, [...named, ...kept], thresholdPx) ||
    (kept.length > 0 && isSharedPlaceholder(img));
  // URLs from attributes with any name replace a picture that isn't shown yet; otherwise they come first if they are
  // larger.
  const isKept = kept.length > 0 && withoutUrl(named, now).length === 0 && (stands || isSoft(img, now));
  const [reference = {}] = stands ? withoutUrl(named, now) : [now];
  const widestPx = Math.max(0, ...listed.map(({ widthPx = 0 }) => widthPx));
  const better = isKept
    ? kept
    : kept.filter((one) => isLargerVersion(one, sized(reference)) && (one.widthPx ?? Infinity) > widestPx);
  const all = [...better, ...named, ...(now ? [now] : []), ...others, ...fallback];
  const own = stands ? withoutUrl(all, now) : all;
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

/** Returns the URLs of the only image of the panel that a thumbnail opens on its page. */
function panelUrls(img: HTMLImageElement, thresholdPx: number): readonly PictureUrl[] {
  const panel = img.isConnected ? panelOf(img) : undefined;
  const images = panel ? (isHtml(panel, 'img') ? [panel] : [...panel.querySelectorAll('img')]) : [];
  const [shown] = images;
  // A panel's own image may have a button that closes the panel.
  if (images.length !== 1 || !shown || panelOf(shown)) return [];
  return largeCandidate(shown, thresholdPx, shown.baseURI)?.urls ?? [];
}

function withoutUrl(urls: readonly PictureUrl[], without: PictureUrl | undefined): PictureUrl[] {
  return urls.filter(({ url }) => url !== without?.url);
}

/** Returns a URL with the size in its name, if no other is known. */
function sized(picture: Partial<PictureUrl>): Omit<PictureUrl, 'url'> {
  return picture.widthPx === undefined || picture.heightPx === undefined
    ? { ...picture, ...sizeInName(picture.url ?? '') }
    : picture;
}

/** Moves the URL with the largest known size to the front, if it has the shape of the first one. */
function largestFirst(urls: readonly PictureUrl[]): readonly PictureUrl[] {
  const [first] = urls;
  if (!first) return urls;
  const { widthPx: firstPx } = sized(first);
  const larger = urls
    .filter((one) => firstPx !== undefined && isSameShape(sized(one), sized(first)))
    .toSorted((one, other) => (sized(other).widthPx ?? 0) - (sized(one).widthPx ?? 0))[0];
  return larger && (sized(larger).widthPx ?? 0) > (firstPx ?? Infinity)
    ? [larger, ...urls.filter((one) => one !== larger)]
    : urls;
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

function isBroken(img: HTMLImageElement): boolean {
  return img.isConnected && img.complete && img.naturalWidth === 0 && img.currentSrc !== '';
}

/**
 * Returns whether the current URL is a placeholder for a lazy image: a data: URL, a small image, or a file with the
 * name of one.
 */
function isPlaceholder(now: PictureUrl, others: readonly PictureUrl[], thresholdPx: number): boolean {
  if (withoutUrl(others, now).length === 0) return false;
  return now.url.startsWith('data:') || isStandInUrl(now.url) || !isLargeEnough(now, thresholdPx / 4);
}

// The script is injected again for each collection, so this cache lasts for one collection.
const keptBySrc = new WeakMap<Document, Map<string, Set<string>>>();

/** Returns whether several images show the same file, and keep the URLs of different pictures. */
function isSharedPlaceholder(img: HTMLImageElement): boolean {
  const { ownerDocument, src } = img;
  const known = keptBySrc.get(ownerDocument) ?? new Map<string, Set<string>>();
  if (!keptBySrc.has(ownerDocument)) {
    keptBySrc.set(ownerDocument, known);
    for (const one of ownerDocument.images) {
      const [kept] = keptAddresses(one, one.baseURI, isKnown);
      if (kept) known.set(one.src, (known.get(one.src) ?? new Set()).add(kept.url));
    }
  }
  return (known.get(src)?.size ?? 0) > 1;
}

/** Returns whether an image is shown blurred, or at twice its size or more, and so stands for a better one. */
function isSoft(img: HTMLImageElement, { widthPx }: PictureUrl): boolean {
  if (widthPx !== undefined && widthPx * 2 <= img.offsetWidth) return true;
  return img.isConnected && viewOf(img).getComputedStyle(img).filter.includes('blur(');
}

/**
 * Returns whether an image that isn't loaded has such a small layout that it is an icon even at density 2. The size on
 * the page counts more than the attributes, which may be those of a placeholder.
 */
function isDeclaredSmall(img: HTMLImageElement, best: PictureUrl, thresholdPx: number): boolean {
  if (best.widthPx !== undefined) return false;
  if (Math.min(img.offsetWidth, img.offsetHeight) >= thresholdPx / 2) return false;
  const declared = ['width', 'height'].map((name) => {
    const [, px] =
      /^\s*(\d+)(?:px)?\s*$/.exec(img.style.getPropertyValue(name) || (img.getAttribute(name) ?? '')) ?? [];
    return px === undefined ? Infinity : Number(px);
  });
  return Math.min(...declared) < thresholdPx / 2;
}

/**
 * Returns the page's texts about an image in addition to its alternative text: plain text, limited in length; empty
 * ones are missing.
 */
function pageTexts(img: HTMLImageElement): { readonly texts?: PageTexts } {
  const caption = cut(captionOf(img));
  const title = cut(img.title);
  const link = cut(linkTextOf(img));
  const texts = { ...(caption ? { caption } : {}), ...(title ? { title } : {}), ...(link ? { link } : {}) };
  return Object.keys(texts).length > 0 ? { texts } : {};
}

/** Returns the caption of the figure that contains an image. */
function captionOf(img: HTMLImageElement): string | undefined {
  return img.closest('figure')?.querySelector('figcaption')?.textContent.trim() || undefined;
}

/** Returns the text of a link around an image, unless the link contains several images. */
function linkTextOf(img: HTMLImageElement): string | undefined {
  const link = img.closest('a');
  if (!link || link.querySelectorAll('img').length > 1) return undefined;
  return link.title || link.textContent.trim();
}

function cut(text: string | undefined): string | undefined {
  return text?.slice(0, HINT_LENGTHS.taken).toWellFormed().replace(/\s+/gu, ' ').trim();
}
