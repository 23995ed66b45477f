import { isImageFileUrl, isStandInUrl } from './page-image-url.ts';
import { backgroundCandidates, contentCandidates } from './background-candidates.ts';
import { canvasCandidates, svgCandidates } from './drawing-candidates.ts';
import { addressIn } from './attribute-addresses.ts';
import { filmCandidates, posterOf } from './film-candidates.ts';
import { linkedImage } from './full-size.ts';
import { imgCandidate, largeCandidate } from './img-candidates.ts';
import { isExpected } from './is-expected.ts';
import { imageBeside, imagesInNoscript } from './noscript-images.ts';
import { absoluteUrl, isHtml, isSvgRoot, placesOf, shadowRootOf, valuesOf, viewOf } from './page-elements.ts';
import { LAZY_SRCSET_ATTRIBUTES } from './page-image-lazy-table.ts';
import { bestFirst, parseSrcset } from './page-image-srcset.ts';
import type { ImageCandidate } from './image-candidate.ts';

/** Returns all images that an element shows or links to, its background last. */
export function elementCandidates(element: Element, thresholdPx: number): ImageCandidate[] {
  if (isSvgRoot(element)) return svgCandidates(element, thresholdPx);
  return [...ownCandidates(element, thresholdPx), ...backgroundCandidates(element, thresholdPx)];
}

/** Only these elements can show or contain an image; most elements of a page are others and are skipped quickly. */
const CARRIERS: ReadonlySet<string> = new Set([
  'img',
  'canvas',
  'noscript',
  'a',
  'area',
  'video',
  'input',
  'object',
  'embed',
]);

function ownCandidates(element: Element, thresholdPx: number): ImageCandidate[] {
  const { localName } = element;
  if (!CARRIERS.has(localName) && !localName.includes('-') && !element.hasAttribute('data-src')) return [];
  if (isHtml(element, 'img')) {
    const instead = contentCandidates(element, viewOf(element).getComputedStyle(element), false);
    if (instead.length > 0) return expected(element, instead);
    const candidate = imgCandidate(element, thresholdPx);
    return candidate && isExpected(element) ? [withElement(element, candidate)] : [];
  }
  if (isHtml(element, 'canvas')) return canvasCandidates(element, thresholdPx);
  if (isHtml(element, 'noscript')) return noscriptCandidates(element, thresholdPx);
  if (isHtml(element, 'a')) {
    const url = linkedImage(element, element.baseURI);
    const text = element.title || element.textContent.trim();
    return url && isExpected(element)
      ? [{ kind: 'link', urls: [{ url }], alt: text, download: element.download }]
      : [];
  }
  // An area has no layout of its own; it belongs to the image that uses its map.
  if (isHtml(element, 'area')) return addressed('link', linkedImage(element, element.baseURI), element.alt);
  if (isHtml(element, 'video')) {
    const films = filmCandidates(element);
    if (films.length > 0) return expected(element, films);
    return expected(element, addressed('poster', posterOf(element), element.title));
  }
  // Loaded images can be measured; a component or a lightbox may not have loaded its image yet.
  const mustBeMeasured = isHtml(element, 'input') || isHtml(element, 'object') || isHtml(element, 'embed');
  const embedded = addressed('img', embeddedImage(element), labelOf(element));
  return expected(
    element,
    mustBeMeasured ? embedded.map((image) => ({ ...image, mustBeMeasured })) : embedded,
  );
}

/** A picture from a blob: URL may be shown although its file is gone. */
function withElement(element: HTMLImageElement, candidate: ImageCandidate): ImageCandidate {
  return candidate.urls[0]?.url.startsWith('blob:') && element.naturalWidth > 0
    ? { ...candidate, element }
    : candidate;
}

/** Returns the images of a `noscript` that isn't the fallback of an `img`, except tracking pixels. */
function noscriptCandidates(noscript: Element, thresholdPx: number): ImageCandidate[] {
  const { parentElement } = noscript;
  if (imageBeside(noscript) || !parentElement || !isExpected(parentElement)) return [];
  return imagesInNoscript(noscript).flatMap(
    (img) => largeCandidate(img, thresholdPx, noscript.baseURI) ?? [],
  );
}

/** Returns the image of an element other than `img`: an image button, an embedded file, a web component. */
function embeddedImage(element: Element): string | undefined {
  const base = element.baseURI;
  if (isHtml(element, 'input')) {
    return element.type === 'image' ? absoluteUrl(element.getAttribute('src'), base) : undefined;
  }
  if (isHtml(element, 'object') || isHtml(element, 'embed')) {
    const url = absoluteUrl(element.getAttribute(isHtml(element, 'object') ? 'data' : 'src'), base);
    return url && (/^image\//i.test(element.type) || (element.type === '' && isImageFileUrl(url)))
      ? url
      : undefined;
  }
  if (isHtml(element, 'iframe')) return undefined;
  if (element.localName.includes('-')) return componentImage(element);
  // Lightbox libraries put the URL of the picture's file on any element.
  const lightbox = addressIn(element, 'data-src', base);
  return lightbox && isImageFileUrl(lightbox) && !element.querySelector('img') ? lightbox : undefined;
}

/**
 * Returns the image of a component such as `amp-img` that hasn't yet inserted its own `img` into itself or its shadow
 * root.
 */
function componentImage(element: Element): string | undefined {
  if (element.querySelector('img') || shadowRootOf(element)?.querySelector('img')) return undefined;
  const lists = valuesOf(element, SRCSET).map((list) => bestFirst(parseSrcset(list)));
  const largest = lists.flat().find(({ url }) => !url.startsWith('data:') && !isStandInUrl(url));
  const url =
    absoluteUrl(largest?.url, element.baseURI) ??
    addressIn(element, 'src', element.baseURI) ??
    addressIn(element, 'data-src', element.baseURI);
  const isNamedImage = /(?:^|-)(?:img|image|picture|photo|anim)(?:-|$)/.test(element.localName);
  return url && (isNamedImage || isImageFileUrl(url)) ? url : undefined;
}

const SRCSET = placesOf([...LAZY_SRCSET_ATTRIBUTES, 'srcset']);

function addressed(
  kind: ImageCandidate['kind'],
  url: string | undefined,
  alt: string | undefined,
): ImageCandidate[] {
  return url ? [{ kind, urls: [{ url }], alt }] : [];
}

function expected(element: Element, candidates: ImageCandidate[]): ImageCandidate[] {
  return candidates.length > 0 && isExpected(element) ? candidates : [];
}

function labelOf(element: Element): string | undefined {
  return (
    element.getAttribute('alt') ??
    element.getAttribute('title') ??
    element.getAttribute('aria-label') ??
    undefined
  );
}
