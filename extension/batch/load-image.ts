import browser from 'webextension-polyfill';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import { PAGE_IMAGE_TIMEOUT_MS } from '../limits.ts';
import { type FoundImage, isLargeEnough } from '../page/page-image.ts';
import { detectFormat } from '#core/photo-format.ts';
import { drawnSvg } from './drawn-svg.ts';
import { fetchForPage } from './open-web.ts';

/**
 * Fetches an image of a page with the user's cookies, as the page would, and validates it: a picture, within
 * the size limit for photos, and not from a private network unless the page is in one itself.
 *
 * @param leastPx minimum length of each side, if the file tells its size; 0 for any
 * @throws {AppError} `page-image-needs-permission` if the host can only be read with a permission;
 * `page-image-refused`, `page-image-private`, `page-image-passed-on`, `page-image-timeout`,
 * `page-image-too-small`, `photo-too-large`, `photo-too-many-pixels`, `photo-not-an-image`,
 * `network-unreachable`
 */
export async function loadImage(image: FoundImage, leastPx: number, signal: AbortSignal): Promise<File> {
  const [main, ...others] = [image.url, ...image.alternatives.filter((url) => /^https?:/.test(url))];
  let first: unknown;
  for (const url of [main, ...others]) {
    try {
      const file = await fileFrom(url ?? image.url, image, signal);
      if (leastPx > 0) await refuseSmall(file, leastPx);
      return await asPhoto(file);
    } catch (error) {
      signal.throwIfAborted();
      first ??= error;
      // The permission would give access to the best version, so smaller ones are not tried yet.
      if (error instanceof AppError && error.failure.code === 'page-image-needs-permission') throw error;
    }
  }
  throw first;
}

async function fileFrom(url: string, { name, pageUrl }: FoundImage, signal: AbortSignal): Promise<File> {
  const { hostname: host, origin } = new URL(url);
  const timeout = AbortSignal.timeout(PAGE_IMAGE_TIMEOUT_MS);
  try {
    const response = await fetchForPage(url, pageUrl, {
      credentials: 'include',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (!response.ok) {
      throw new AppError({ code: 'page-image-refused', details: { host, status: response.status } });
    }
    const bytes = await readAtMost(response);
    const type = response.headers.get('Content-Type') ?? '';
    return new File([bytes], name, { type, lastModified: modifiedMs(response) });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    if (timeout.aborted) {
      const details = { timeoutMs: PAGE_IMAGE_TIMEOUT_MS };
      throw new AppError({ code: 'page-image-timeout', details }, { cause: error });
    }
    const mayRead =
      !/^https?:/.test(url) || (await browser.permissions.contains({ origins: [`${origin}/*`] }));
    throw mayRead
      ? new AppError({ code: 'network-unreachable', details: {} }, { cause: error })
      : new AppError({ code: 'page-image-needs-permission', details: { host } }, { cause: error });
  }
}

function tooLarge(sizeBytes: number): AppError {
  return new AppError({ code: 'photo-too-large', details: { sizeBytes, maxBytes: MAX_PHOTO_BYTES } });
}

async function readAtMost(response: Response): Promise<Blob> {
  const declared = Number(response.headers.get('Content-Length') ?? 0);
  if (declared > MAX_PHOTO_BYTES) {
    await response.body?.cancel();
    throw tooLarge(declared);
  }
  const pieces: BlobPart[] = [];
  let sizeBytes = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    sizeBytes += piece.value.length;
    if (sizeBytes > MAX_PHOTO_BYTES) {
      await reader?.cancel();
      throw tooLarge(sizeBytes);
    }
    pieces.push(piece.value);
  }
  return new Blob(pieces);
}

function modifiedMs(response: Response): number {
  const modified = Date.parse(response.headers.get('Last-Modified') ?? '');
  return Number.isNaN(modified) ? Date.now() : modified;
}

async function refuseSmall(file: File, thresholdPx: number): Promise<void> {
  const size = pictureSize(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!size) return;
  const { width: widthPx, height: heightPx } = size;
  if (isLargeEnough({ widthPx, heightPx }, thresholdPx)) return;
  throw new AppError({ code: 'page-image-too-small', details: { widthPx, heightPx, thresholdPx } });
}

/** Checks the first bytes of the response: rasterizes an SVG, and rejects what is not an image. */
async function asPhoto(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const detected = detectFormat(head, file.name);
  if (detected.kind === 'unsupported' && detected.label === 'SVG') return drawnSvg(file);
  if (detected.kind === 'unknown') throw new AppError({ code: 'photo-not-an-image', details: {} });
  return file;
}
