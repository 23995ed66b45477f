import { cssImageLayers, listsInAttribute, splitAtCommas } from './page-image-css.ts';
import { isLargerVersion, keptAddresses } from './kept-addresses.ts';
import { sizeInName } from './page-image-url.ts';
import { LAZY_BACKGROUND_ATTRIBUTES, LAZY_SRC_ATTRIBUTES } from './page-image-lazy-table.ts';
import { isExpected, shownSlide } from './is-expected.ts';
import { linkedImage } from './full-size.ts';
import type { ImageCandidate } from './image-candidate.ts';
import { absoluteUrl, placesOf, valuesOf, viewOf } from './page-elements.ts';

// The script is injected again for each collection, so this cache lasts for one collection.
const known = new WeakMap<Document | ShadowRoot, boolean>();

/**
 * Returns whether a style sheet of this page or shadow root may give a ::before or ::after an image.
 *
 * Computing both styles for every element is the slowest step on a large page, and few pages need it. A style sheet
 * of another origin can't be read, so it may contain such a rule.
 */
function mayHavePseudoImages(root: Document | ShadowRoot): boolean {
  const before = known.get(root);
  if (before !== undefined) return before;
  const may = [...root.styleSheets, ...root.adoptedStyleSheets].some(sheetMay);
  known.set(root, may);
  return may;
}

function sheetMay(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some(ruleMay);
  } catch {
    return true;
  }
}

function ruleMay(rule: CSSRule): boolean {
  if ('selectorText' in rule && 'style' in rule) {
    const { selectorText, style, cssRules } = rule as CSSStyleRule;
    // A nested rule's text may stand for any selector, and a variable for any image.
    if (/:(?:before|after)|&/.test(selectorText) && /url\(|image-set\(|var\(|inherit/.test(style.cssText))
      return true;
    return [...cssRules].some(ruleMay);
  }
  if ('styleSheet' in rule) {
    const { styleSheet } = rule as CSSImportRule;
    return styleSheet !== null && sheetMay(styleSheet);
  }
  return 'cssRules' in rule && [...(rule as CSSGroupingRule).cssRules].some(ruleMay);
}

/** Elements whose background isn't collected: they show an image of their own, or are inline text. */
const SKIPPED: ReadonlySet<string> = new Set([
  'img',
  'picture',
  'br',
  'wbr',
  'hr',
  'noscript',
  'canvas',
  'iframe',
  'path',
]);

/**
 * Returns the images in the backgrounds of an element and of its ::before and ::after.
 *
 * In a box smaller than the threshold, a background is usually an icon or part of a sprite. It counts only if it is
 * scaled (cover, contain or a percentage), and its file is measured. A background repeated at its own size is
 * measured too, because it may be a small tile in a large box.
 */
export function backgroundCandidates(element: Element, thresholdPx: number): readonly ImageCandidate[] {
  if (SKIPPED.has(element.localName)) return [];
  const found = element.checkVisibility()
    ? shownBackgrounds(element, thresholdPx)
    : hiddenBackgrounds(element, thresholdPx);
  const all = withKept(element, found, thresholdPx);
  return all.length > 0 && isExpected(element) ? all : [];
}

function shownBackgrounds(element: Element, thresholdPx: number): readonly ImageCandidate[] {
  const view = viewOf(element);
  const pseudos = mayHavePseudoImages(element.getRootNode() as Document | ShadowRoot) ? PSEUDOS : NO_PSEUDOS;
  return pseudos.flatMap((pseudo) => {
    const style = view.getComputedStyle(element, pseudo);
    const inContent = contentCandidates(element, style, pseudo !== undefined);
    if (inContent.length > 0) return inContent;
    const value = style.backgroundImage;
    if (value === 'none' || value === '' || (pseudo !== undefined && style.content === 'none')) return [];
    if (!/url\(|image-set\(/.test(value)) return [];
    return layersOf(
      element,
      style,
      pseudo === undefined ? boxOf(element) : pseudoBox(element, style),
      thresholdPx,
    );
  });
}

/**
 * Returns the backgrounds of an element that isn't laid out, such as a slide. The computed style of one makes the
 * browser load its images, and so does measuring them, so its own attribute comes first.
 */
function hiddenBackgrounds(element: Element, thresholdPx: number): readonly ImageCandidate[] {
  if (!isExpected(element)) return [];
  const { style: own } = element as HTMLElement;
  const isOwn = /url\(|image-set\(/.test(own.backgroundImage);
  const style = isOwn ? own : viewOf(element).getComputedStyle(element);
  if (!/url\(|image-set\(/.test(style.backgroundImage)) return [];
  return layersOf(element, style, boxOf(element), thresholdPx).map(({ kind, urls, alt }) => ({
    kind,
    urls,
    alt,
  }));
}

/**
 * Returns the picture that CSS shows in place of an element, or of its ::before or ::after (CSS Generated Content 3,
 * 2). A pseudo-element's is often an icon, so it is measured.
 */
export function contentCandidates(
  element: Element,
  style: CSSStyleDeclaration,
  isPseudo: boolean,
): ImageCandidate[] {
  if (!/url\(|image-set\(/.test(style.content)) return [];
  const [candidates = []] = cssImageLayers(style.content);
  const urls = candidates.flatMap(({ url }) => absoluteUrl(url, element.baseURI) ?? []);
  return urls.length > 0 ? [candidate(element, urls, isPseudo)] : [];
}

/** Elements with more text than this aren't pictures, regardless of their attributes. */
const MOST_TEXT = 300;

/**
 * Returns the backgrounds with the pictures from attributes: a background that isn't set yet, or a larger version of
 * the current one. For an element with its own pictures, only the attributes for backgrounds count.
 */
function withKept(
  element: Element,
  found: readonly ImageCandidate[],
  thresholdPx: number,
): readonly ImageCandidate[] {
  const [named = [], ...further] = lazyLayers(element);
  const any = keptAddresses(element, element.baseURI, isListed);
  const kept = any.length > 0 && isBare(element, thresholdPx) ? any : [];
  const [shown, ...others] = found;
  if (!shown) {
    const [first] = named;
    const isLarger = (one: (typeof kept)[number]) => isLargerVersion(one, sizeInName(first ?? ''));
    const better = first === undefined ? [] : kept.filter(isLarger).map(({ url }) => url);
    const urls = [...new Set([...better, ...named, ...kept.map(({ url }) => url)])];
    const layers = urls.length > 0 ? [urls, ...further] : further;
    return layers.map((layer) => candidate(element, layer, false));
  }
  const [now] = shown.urls;
  const larger = kept.filter(
    (one) => LAZY_SRC.has(one.attribute) || isLargerVersion(one, sizeInName(now?.url ?? '')),
  );
  const better = [...named, ...larger.map(({ url }) => url)].filter((url) => url !== now?.url);
  if (others.length > 0 || better.length === 0) return found;
  const { mustBeMeasured: _small, ...rest } = shown;
  return [{ ...rest, urls: [...better.map((url) => ({ url })), ...shown.urls] }];
}

/** Returns whether an attribute is one of those for backgrounds, which are read separately. */
function isListed(name: string): boolean {
  return LAZY_BACKGROUND.has(name);
}

/** Returns whether an element is a place for a picture: large enough, without pictures in it and without much text. */
function isBare(element: Element, thresholdPx: number): boolean {
  const { body, documentElement } = element.ownerDocument;
  if (element === body || element === documentElement) return false;
  const { widthPx, heightPx } = boxOf(element);
  if (Math.min(widthPx, heightPx) < thresholdPx) return false;
  if (element.querySelector('img, picture, video, canvas, iframe')) return false;
  return element.textContent.trim().length <= MOST_TEXT;
}

const PSEUDOS = [undefined, '::before', '::after'] as const;
const NO_PSEUDOS = [undefined] as const;
const LAZY_BACKGROUND = placesOf(LAZY_BACKGROUND_ATTRIBUTES);
const LAZY_SRC = placesOf(LAZY_SRC_ATTRIBUTES);

interface Box {
  readonly widthPx: number;
  readonly heightPx: number;
}

function layersOf(
  element: Element,
  style: CSSStyleDeclaration,
  box: Box,
  thresholdPx: number,
): ImageCandidate[] {
  const shortPx = Math.min(box.widthPx, box.heightPx);
  if (shortPx < thresholdPx / 4) return [];
  const sizes = splitAtCommas(style.backgroundSize);
  const repeats = splitAtCommas(style.backgroundRepeat);
  return cssImageLayers(style.backgroundImage).flatMap((candidates, layer) => {
    const urls = candidates.flatMap(({ url }) => absoluteUrl(url, element.baseURI) ?? []);
    if (urls.length === 0) return [];
    // The value lists of the other properties repeat until there is a value for each image (CSS Backgrounds
    // 3, 3.1).
    const size = sizes[layer % sizes.length] ?? 'auto';
    const repeat = repeats[layer % repeats.length] ?? 'repeat';
    const isSmallBox = shortPx < thresholdPx;
    if (isSmallBox && !/cover|contain|%/.test(size)) return [];
    const isTiled = size.startsWith('auto') && repeat !== 'no-repeat';
    return [candidate(element, urls, isSmallBox || isTiled)];
  });
}

function candidate(element: Element, urls: readonly string[], mustBeMeasured: boolean): ImageCandidate {
  const link = element.closest('a');
  const full = link ? linkedImage(link, element.baseURI) : undefined;
  const all = [...(full ? [full] : []), ...urls].map((url) => ({ url }));
  const alt = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? undefined;
  return { kind: 'background', urls: all, alt, ...(mustBeMeasured && !full ? { mustBeMeasured } : {}) };
}

/** Returns the URLs in the attributes for backgrounds, one list for each layer. */
function lazyLayers(element: Element): string[][] {
  const values = valuesOf(element, LAZY_BACKGROUND).map((value) =>
    listsInAttribute(value).map((layer) =>
      layer
        .map(({ url }) => url)
        .filter((url) => /[/.]/.test(url))
        .flatMap((url) => absoluteUrl(url, element.baseURI) ?? []),
    ),
  );
  const [first = [], ...others] = values.filter((layers) => layers.some((layer) => layer.length > 0));
  const [top = [], ...further] = first.filter((layer) => layer.length > 0);
  // Several attributes are versions of one background.
  return [[...top, ...others.flat(2)], ...further];
}

function boxOf(element: Element): Box {
  // The backgrounds of the root and the body fill the whole viewport, regardless of the elements' size.
  if (element === element.ownerDocument.body || element === element.ownerDocument.documentElement) {
    const view = viewOf(element);
    return { widthPx: view.innerWidth, heightPx: view.innerHeight };
  }
  // A hidden slide has the size of the shown one.
  const laidOut = element.checkVisibility() ? element : (shownSlide(element) ?? element);
  const { width, height } = laidOut.getBoundingClientRect();
  return { widthPx: width, heightPx: height };
}

function pseudoBox(element: Element, style: CSSStyleDeclaration): Box {
  const box = boxOf(element);
  const [widthPx, heightPx] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  return {
    widthPx: Number.isNaN(widthPx) ? box.widthPx : widthPx,
    heightPx: Number.isNaN(heightPx) ? box.heightPx : heightPx,
  };
}
