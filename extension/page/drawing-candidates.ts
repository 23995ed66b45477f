import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { isExpected } from './is-expected.ts';
import { absoluteUrl } from './page-elements.ts';
import type { ImageCandidate } from './image-candidate.ts';
import { drawingUrl } from './svg-copy.ts';

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

/** Returns the canvas as an image, unless it is tainted or blank. */
export function canvasCandidates(canvas: HTMLCanvasElement, thresholdPx: number): ImageCandidate[] {
  const { width, height } = canvas;
  if (Math.min(width, height) < thresholdPx || width * height > PAGE_IMAGE_LIMITS.canvasPixels) return [];
  if (!isExpected(canvas)) return [];
  try {
    if (isBlank(canvas)) return [];
    const alt = canvas.getAttribute('aria-label') ?? canvas.title;
    return [{ kind: 'canvas', urls: [{ url: canvas.toDataURL(), widthPx: width, heightPx: height }], alt }];
  } catch {
    return []; // Tainted by an image of another origin (HTML 4.12.5.6), or transferred to a worker.
  }
}

const SAMPLE_PX = 64;

/** Returns whether a canvas is empty or a single uniform color. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const sample = new OffscreenCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', { willReadFrequently: true });
  sample?.drawImage(canvas, 0, 0, SAMPLE_PX, SAMPLE_PX);
  const pixels = sample?.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data;
  if (!pixels) return true;
  return new Set(new Uint32Array(pixels.buffer)).size === 1;
}
