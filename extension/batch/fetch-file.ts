import browser from 'webextension-polyfill';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { matchPattern } from '../match-pattern.ts';
import { PAGE_IMAGE_TIMEOUT_MS } from '../limits.ts';

/**
 * Fetches a file with cookies, within the time for one image and the size limit for photos.
 *
 * @param request sends the request
 * @throws {AppError} `page-image-needs-permission` if the host can be read only with a permission;
 * `page-image-refused`, `page-image-timeout`, `photo-too-large`, `network-unreachable`, and what `request` throws
 */
export async function fetchFile(
  url: string,
  name: string,
  signal: AbortSignal,
  request: (init: RequestInit) => Promise<Response>,
): Promise<File> {
  const { hostname: host } = new URL(url);
  const timeout = AbortSignal.timeout(PAGE_IMAGE_TIMEOUT_MS);
  try {
    const response = await request({ credentials: 'include', signal: AbortSignal.any([signal, timeout]) });
    if (!response.ok) {
      throw new AppError({ code: 'page-image-refused', details: { host, status: response.status } });
    }
    const bytes = await readAtMost(response);
    const type = response.headers.get('Content-Type') ?? '';
    return new File([bytes], name, { type, lastModified: modifiedMs(response.headers.get('Last-Modified')) });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    if (timeout.aborted) {
      const details = { timeoutMs: PAGE_IMAGE_TIMEOUT_MS };
      throw new AppError({ code: 'page-image-timeout', details }, { cause: error });
    }
    const mayRead =
      !/^https?:/.test(url) || (await browser.permissions.contains({ origins: [matchPattern(url)] }));
    throw mayRead
      ? new AppError({ code: 'network-unreachable', details: {} }, { cause: error })
      : new AppError({ code: 'page-image-needs-permission', details: { host } }, { cause: error });
  }
}

/** Creates the error for a file over the size limit for photos. */
export function tooLarge(sizeBytes: number): AppError {
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

/** Parses a `Last-Modified` header, in milliseconds since 1970; returns the current time if there is none. */
export function modifiedMs(header: string | null | undefined): number {
  const modified = Date.parse(header ?? '');
  return Number.isNaN(modified) ? Date.now() : modified;
}
