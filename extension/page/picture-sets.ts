import { candidatesIn } from './attribute-addresses.ts';
import { keptAddresses } from './kept-addresses.ts';
import { OTHER_PICTURE } from './kept-addresses-table.ts';
import { LAZY_SRC_ATTRIBUTES, LAZY_SRCSET_ATTRIBUTES, SRCSET_NAME } from './page-image-lazy-table.ts';
import { absoluteUrl, isHtml, placesOf, viewOf } from './page-elements.ts';
import { isLargeEnough, type PictureUrl } from './page-image.ts';
import { bestFirst, parseSrcset, type SrcsetCandidate, sourcesShownFirst } from './page-image-srcset.ts';

export const LAZY_SRC = placesOf(LAZY_SRC_ATTRIBUTES);
const LAZY_SRCSET = placesOf(LAZY_SRCSET_ATTRIBUTES);

/** Returns whether an attribute keeps a list of candidates for a script that loads the picture later. */
export function isLazySrcset(name: string): boolean {
  return (
    LAZY_SRCSET.has(name) ||
    (name !== 'srcset' && SRCSET_NAME.test(name) && !OTHER_PICTURE.test(name.replace(/^data-/, '')))
  );
}

/** The URLs of a picture, from the lists of its `img` and of its other sources. */
export interface ListedUrls {
  /** Those of the source that the page shows, or will show once a script loads it; largest first. */
  readonly listed: readonly PictureUrl[];
  /** Those of the other sources, which may be cropped differently. */
  readonly others: readonly PictureUrl[];
}

/** A candidate with an absolute URL. */
interface Listed extends SrcsetCandidate {
  /** Whether the browser chooses from its list; otherwise a script does later. */
  readonly isReal: boolean;
}

/**
 * Returns the URLs in the lists of an `img` and of its picture's sources. Lists that a script loads later come first:
 * what the browser chooses from until then may be a placeholder.
 */
export function listedUrls(img: HTMLImageElement, base: string, thresholdPx: number): ListedUrls {
  const slotPx = shownWidth(img);
  const sources = [...(isHtml(img.parentElement, 'picture') ? img.parentElement.children : [])]
    .filter((child) => isHtml(child, 'source'))
    .map((source) => ({
      candidates: listOf(source, base, slotPx),
      type: source.type,
      isMediaMet: !source.media || viewOf(img).matchMedia(source.media).matches,
    }));
  const [shown, ...rest] = sourcesShownFirst([
    ...sources,
    { candidates: listOf(img, base, slotPx), isMediaMet: true },
  ]);
  const set = (shown?.candidates ?? []) as readonly Listed[];
  return {
    listed: set.map((candidate) => sized(candidate, set, img, thresholdPx)),
    others: rest.flatMap(({ candidates }) => candidates.map(({ url }) => ({ url }))),
  };
}

/** Returns the candidates of one element: those that a script loads later, then those of the browser. */
function listOf(element: HTMLImageElement | HTMLSourceElement, base: string, slotPx: number): Listed[] {
  const absolute = (candidates: readonly SrcsetCandidate[], isReal: boolean): Listed[] =>
    bestFirst(candidates, slotPx).flatMap((candidate) => {
      const url = absoluteUrl(candidate.url, base);
      return url ? [{ ...candidate, url, isReal }] : [];
    });
  const lazy = element
    .getAttributeNames()
    .filter(isLazySrcset)
    .flatMap((name) => parseSrcset(listText(element.getAttribute(name))));
  const real = parseSrcset(element.getAttribute('srcset') ?? '');
  // Without widths, src is the candidate of density 1 (HTML 4.8.4.3.7).
  const src = isHtml(element, 'img') ? element.getAttribute('src') : null;
  if (real.length > 0 && src && real.every(({ widthPx }) => widthPx === undefined)) real.push({ url: src });
  const waiting = [...lazy, ...candidatesIn(element, LAZY_SRC, base)];
  const isUnlisted = isHtml(element, 'source') && waiting.length === 0;
  return [
    ...absolute(waiting, false),
    ...absolute(isUnlisted ? keptAddresses(element, base) : [], false),
    ...absolute(real, true),
  ];
}

/** Returns an attribute's value unless it is JSON, which `keptAddresses` reads. */
function listText(value: string | null): string {
  return value === null || /^\s*[[{]/.test(value) ? '' : value;
}

/** Returns the width at which the page shows an image, in CSS pixels; 0 if unknown. */
function shownWidth(img: HTMLImageElement): number {
  return img.offsetWidth || Number(img.getAttribute('width')) || 0;
}

function sized(
  candidate: Listed,
  set: readonly Listed[],
  img: HTMLImageElement,
  thresholdPx: number,
): PictureUrl {
  return { ...sizeOf(candidate, set, img, thresholdPx), url: candidate.url };
}

/**
 * Returns a candidate's pixel size: its declared width, and the height by the aspect ratio of the loaded or declared
 * image. Without a width, it follows from the size of the loaded candidate of its list. A file that isn't in the list
 * says nothing about it, because it may be a placeholder.
 */
function sizeOf(
  candidate: Listed,
  set: readonly Listed[],
  img: HTMLImageElement,
  thresholdPx: number,
): Omit<PictureUrl, 'url'> {
  const loaded = img.naturalWidth > 0 ? set.find(({ url }) => url === img.currentSrc) : undefined;
  if (candidate.widthPx !== undefined) {
    const [width, height] = loaded
      ? [img.naturalWidth, img.naturalHeight]
      : [Number(img.getAttribute('width')), Number(img.getAttribute('height'))];
    const heightPx = Math.round((candidate.widthPx * height) / width);
    return { widthPx: candidate.widthPx, ...(heightPx > 0 && Number.isFinite(heightPx) ? { heightPx } : {}) };
  }
  if (loaded?.isReal !== candidate.isReal || loaded.widthPx !== undefined) return {};
  // The natural size is in CSS pixels: the file's size divided by the declared density. A script that loads a list
  // later hasn't divided anything yet.
  const density = (candidate.density ?? 1) / (loaded.isReal ? 1 : (loaded.density ?? 1));
  const size = {
    widthPx: Math.round(img.naturalWidth * density),
    heightPx: Math.round(img.naturalHeight * density),
  };
  // A preview drawn large stands for a file whose size nobody knows.
  const isPreview = candidate.url !== loaded.url && !isLargeEnough(size, thresholdPx);
  return isPreview && Math.min(img.offsetWidth, img.offsetHeight) >= thresholdPx / 2 ? {} : size;
}
