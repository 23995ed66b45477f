import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import type { ImageCandidate } from './image-candidate.ts';
import { isExpected } from './is-expected.ts';
import { absoluteUrl, isHtml, viewOf } from './page-elements.ts';
import type { PictureUrl } from './page-image.ts';

/** Returns the images that an inline `<svg>` embeds; without any, the drawing itself if it is large enough. */
export function svgCandidates(svg: SVGSVGElement, thresholdPx: number): ImageCandidate[] {
  if (!isExpected(svg)) return [];
  const box = svg.getBoundingClientRect();
  if (Math.min(box.width, box.height) < thresholdPx / 2) return [];
  const embedded = [...svg.querySelectorAll('image')].flatMap((image): ImageCandidate[] => {
    const url = absoluteUrl(image.getAttribute('href') ?? image.getAttribute('xlink:href'), svg.baseURI);
    const { width, height } = image.getBoundingClientRect();
    // An image in a pattern or a clip path has no box of its own.
    const isIcon = width > 0 && Math.min(width, height) < thresholdPx / 2;
    return url && !isIcon ? [{ kind: 'svg', urls: [{ url }], alt: titleOf(svg) }] : [];
  });
  if (embedded.length > 0) return embedded;
  const [widthPx, heightPx] = [Math.round(box.width), Math.round(box.height)];
  if (Math.min(widthPx, heightPx) < thresholdPx) return [];
  const url = drawingUrl(svg, widthPx, heightPx);
  return url ? [{ kind: 'svg', urls: [{ url, widthPx, heightPx }], alt: titleOf(svg) }] : [];
}

function titleOf(svg: SVGSVGElement): string | undefined {
  return svg.getAttribute('aria-label') ?? svg.querySelector(':scope > title')?.textContent.trim();
}

/** The URL of a canvas until its pixels are read. */
export const CANVAS_URL = 'canvas:';

/**
 * Returns the canvas as an image, unless it is of one color. A transparent or black one may be drawn with WebGL, and a
 * tainted one can't be read: both are read, or named, later; see `readDrawn`.
 */
export function canvasCandidates(canvas: HTMLCanvasElement, thresholdPx: number): ImageCandidate[] {
  const { width: widthPx, height: heightPx } = canvas;
  if (Math.min(widthPx, heightPx) < thresholdPx) return [];
  if (!isExpected(canvas)) return [];
  const alt = canvas.getAttribute('aria-label') ?? canvas.title;
  const unread = {
    kind: 'canvas',
    alt: alt || 'canvas',
    urls: [{ url: CANVAS_URL, widthPx, heightPx }],
  } as const;
  if (widthPx * heightPx > PAGE_IMAGE_LIMITS.canvasPixels) return [{ ...unread, element: canvas }];
  try {
    const colors = colorsOf(canvas);
    if (colors.size > 1)
      return [{ kind: 'canvas', urls: [{ url: canvas.toDataURL(), widthPx, heightPx }], alt }];
    return [...colors].every(isNothing) && isOnTop(canvas, thresholdPx)
      ? [{ ...unread, element: canvas }]
      : [];
  } catch {
    // Tainted by an image of another origin (HTML 4.12.5.6), or transferred to a worker.
    return isOnTop(canvas, thresholdPx) ? [{ ...unread, element: canvas }] : [];
  }
}

/** Returns the pixels of a canvas or of a shown image as a data: URL; undefined if the page doesn't let us read them. */
export async function readDrawn(
  element: HTMLCanvasElement | HTMLImageElement,
): Promise<PictureUrl | undefined> {
  const isImage = isHtml(element, 'img');
  const [widthPx, heightPx] = isImage
    ? [element.naturalWidth, element.naturalHeight]
    : [element.width, element.height];
  if (widthPx * heightPx > PAGE_IMAGE_LIMITS.canvasPixels) return undefined;
  try {
    if (!isImage) {
      await nextFrame();
      // WebGL's pixels are there only between the page's drawing and the end of the frame.
      return colorsOf(element).size > 1 ? { url: element.toDataURL(), widthPx, heightPx } : undefined;
    }
    const canvas = element.ownerDocument.createElement('canvas');
    Object.assign(canvas, { width: widthPx, height: heightPx });
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    const isSmall = widthPx * heightPx <= PAGE_IMAGE_LIMITS.losslessPixels;
    const url = isSmall ? canvas.toDataURL() : canvas.toDataURL('image/jpeg', COPY_QUALITY);
    return { url, widthPx, heightPx };
  } catch {
    return undefined;
  }
}

const COPY_QUALITY = 0.95;

/** Resolves after the page has drawn a frame, at the latest after a moment: a hidden tab draws none. */
function nextFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => resolve());
  setTimeout(resolve, PAGE_IMAGE_LIMITS.frameMs);
  return promise;
}

/** Returns whether a person sees the canvas as a picture, and not as a layer through which they click. */
function isOnTop(canvas: HTMLCanvasElement, thresholdPx: number): boolean {
  const { width, height } = canvas.getBoundingClientRect();
  return (
    Math.min(width, height) >= thresholdPx / 2 &&
    viewOf(canvas).getComputedStyle(canvas).pointerEvents !== 'none'
  );
}

const SAMPLE_PX = 64;

/** Returns the colors of a few pixels, as 32-bit numbers. */
function colorsOf(canvas: HTMLCanvasElement): ReadonlySet<number> {
  const sample = new OffscreenCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', { willReadFrequently: true });
  sample?.drawImage(canvas, 0, 0, SAMPLE_PX, SAMPLE_PX);
  const pixels = sample?.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data;
  return new Set(pixels ? new Uint32Array(pixels.buffer) : []);
}

/** Returns whether a color is transparent, or the black of a cleared canvas. */
function isNothing(color: number): boolean {
  return color === 0 || color === 0xff_00_00_00;
}

/** CSS properties that affect a drawing; the copy has them as attributes, because it loses the page's style sheets. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const;
const OWN: Readonly<Record<string, string>> = {
  display: 'inline',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';

/**
 * Returns a drawing as a data: URL that looks the same outside of its page; undefined if it has no shapes or too many
 * elements.
 */
function drawingUrl(svg: SVGSVGElement, widthPx: number, heightPx: number): string | undefined {
  if (!svg.querySelector(SHAPES) || svg.querySelectorAll('*').length > PAGE_IMAGE_LIMITS.drawingElements)
    return undefined;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  for (const reference of referencedOutside(svg)) copy.append(reference.cloneNode(true));
  for (const element of copy.querySelectorAll('script, style, foreignObject')) element.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${widthPx} ${heightPx}`);
  copy.setAttribute('width', String(widthPx));
  copy.setAttribute('height', String(heightPx));
  const xml = new XMLSerializer().serializeToString(copy);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(xml)}`;
}

function copyStyles(original: SVGSVGElement, copy: SVGSVGElement): void {
  const view = viewOf(original);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, element] of [original, ...original.querySelectorAll('*')].entries()) {
    const twin = copies[index];
    if (!twin) continue;
    for (const name of twin.getAttributeNames()) {
      if (/^(?:on|class$|style$)/i.test(name)) twin.removeAttribute(name);
    }
    if (element.closest('defs, symbol, foreignObject') && !/stop$/i.test(element.localName)) continue;
    const style = view.getComputedStyle(element);
    const parent =
      element === original
        ? undefined
        : element.parentElement && view.getComputedStyle(element.parentElement);
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      if (value !== parent?.getPropertyValue(name)) twin.setAttribute(name, value);
    }
    for (const [name, initial] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name);
      // The display type of the outermost element ("block", "flex") matters only in HTML layout.
      if (value !== initial && (name !== 'display' || value === 'none')) twin.setAttribute(name, value);
    }
  }
}

/** Elements outside of the drawing that its `use` elements refer to. */
function referencedOutside(svg: SVGSVGElement): Element[] {
  const ids = [...svg.querySelectorAll('use')].map(
    (use) => use.getAttribute('href') ?? use.getAttribute('xlink:href'),
  );
  return [...new Set(ids)].flatMap((id) => {
    const target = id?.startsWith('#')
      ? svg.ownerDocument.querySelector(`#${CSS.escape(id.slice(1))}`)
      : null;
    return target && !svg.contains(target) ? [target] : [];
  });
}
