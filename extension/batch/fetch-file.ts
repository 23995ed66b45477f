import browser from 'webextension-polyfill';
import { AppError } from '#core/failure.ts';
import { matchPattern } from '../match-pattern.ts';
import { PAGE_FILM_LIMITS, PAGE_IMAGE_TIMEOUT_MS } from '../limits.ts';

/** The limits for one file. */
export interface FetchLimits {
  readonly mostBytes: number;
  /** Whether the time limit applies to each piece of the file, instead of to the whole file. */
  readonly isLong: boolean;
}

/**
 * Fetches a file with cookies, within its limits. Large files are handed to the browser's storage piece by piece.
 *
 * @param request sends the request
 * @throws {AppError} `page-image-needs-permission` if the host can be read only with a permission;
 * `page-image-refused`, `page-image-timeout`, `photo-too-large`, `network-unreachable`, and what `request` throws
 */
export async function fetchFile(
  url: string,
  name: string,
  { mostBytes, isLong }: FetchLimits,
  signal: AbortSignal,
  request: (init: RequestInit) => Promise<Response>,
): Promise<File> {
  const { hostname: host } = new URL(url);
  const late = new AbortController();
  const start = () => setTimeout(() => late.abort(), PAGE_IMAGE_TIMEOUT_MS);
  let timer = start();
  const onPiece = () => {
    if (!isLong) return;
    clearTimeout(timer);
    timer = start();
  };
  try {
    const response = await request({
      credentials: 'include',
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (!response.ok) {
      throw new AppError({ code: 'page-image-refused', details: { host, status: response.status } });
    }
    const bytes = await readAtMost(response, mostBytes, onPiece);
    const type = response.headers.get('Content-Type') ?? '';
    return new File([bytes], name, { type, lastModified: modifiedMs(response.headers.get('Last-Modified')) });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    if (late.signal.aborted) {
      const details = { timeoutMs: PAGE_IMAGE_TIMEOUT_MS };
      throw new AppError({ code: 'page-image-timeout', details }, { cause: error });
    }
    const mayRead =
      !/^https?:/.test(url) || (await browser.permissions.contains({ origins: [matchPattern(url)] }));
    throw mayRead
      ? new AppError({ code: 'network-unreachable', details: {} }, { cause: error })
      : new AppError({ code: 'page-image-needs-permission', details: { host } }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Creates the error for a file over a size limit. */
export function tooLarge(sizeBytes: number, maxBytes: number): AppError {
  return new AppError({ code: 'photo-too-large', details: { sizeBytes, maxBytes } });
}

async function readAtMost(response: Response, mostBytes: number, onPiece: () => void): Promise<Blob> {
  const declared = Number(response.headers.get('Content-Length') ?? 0);
  if (declared > mostBytes) {
    await response.body?.cancel();
    throw tooLarge(declared, mostBytes);
  }
  const stored: Blob[] = [];
  let pieces: BlobPart[] = [];
  let [sizeBytes, heldBytes] = [0, 0];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    onPiece();
    sizeBytes += piece.value.length;
    heldBytes += piece.value.length;
    if (sizeBytes > mostBytes) {
      await reader?.cancel();
      throw tooLarge(sizeBytes, mostBytes);
    }
    pieces.push(piece.value);
    if (heldBytes < PAGE_FILM_LIMITS.pieceBytes) continue;
    stored.push(new Blob(pieces));
    [pieces, heldBytes] = [[], 0];
  }
  return new Blob([...stored, ...pieces]);
}

/** Parses a `Last-Modified` header, in milliseconds since 1970; returns the current time if there is none. */
export function modifiedMs(header: string | null | undefined): number {
  const modified = Date.parse(header ?? '');
  return Number.isNaN(modified) ? Date.now() : modified;
}
