import browser from 'webextension-polyfill';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { hostPattern } from '../host-pattern.ts';
import { PAGE_IMAGE_TIMEOUT_MS } from '../limits.ts';
import type { FoundImage } from '../page/page-image.ts';
import { readInPage } from '../page/read-in-page.ts';
import { fetchFile, modifiedMs, tooLarge } from './fetch-file.ts';
import { fetchForPage } from './open-web.ts';
import { policyInForce, referrerFor } from './page-referrer.ts';
import { withReferrer } from './referrer-rule.ts';

/** Statuses from hosts that serve their images only to their own pages. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);
/** The tolerance for two sizes of one picture that differ only by rounding. */
const SIZE_TOLERANCE = 0.02;

/**
 * Returns whether the page may be able to get an image that our own request could not: with its referrer, or because
 * the image is on its own host. There, Chrome also lets our requests read, but Firefox only the page's.
 */
export function mayReadAsPage(error: unknown, url: string, { pageUrl }: FoundImage): boolean {
  if (!(error instanceof AppError)) return false;
  const { failure } = error;
  if (failure.code === 'page-image-refused') return REFUSALS.has(failure.details.status);
  return failure.code === 'page-image-needs-permission' && new URL(url).origin === new URL(pageUrl).origin;
}

/**
 * Fetches an image as its page does, with the page's referrer: in the page if its browser lets it read the image,
 * otherwise with our own request and the referrer that the page would send, and never more.
 *
 * @returns undefined if the page is gone or doesn't send a referrer either
 * @throws {AppError} as `fetchFile`
 */
export async function fileAsPage(
  url: string,
  { name, pageUrl }: FoundImage,
  { tabId, signal }: { readonly tabId: number | undefined; readonly signal: AbortSignal },
): Promise<File | undefined> {
  if (tabId === undefined || !/^https?:/.test(url)) return undefined;
  const page = await readInPage(tabId, {
    url,
    origin: new URL(pageUrl).origin,
    mostBytes: MAX_PHOTO_BYTES,
    timeoutMs: PAGE_IMAGE_TIMEOUT_MS,
  });
  signal.throwIfAborted();
  if (!page) return undefined;
  if ((page.sizeBytes ?? 0) > MAX_PHOTO_BYTES) throw tooLarge(page.sizeBytes ?? 0);
  if (page.dataUrl !== undefined) return fileOf(page.dataUrl, name, page.modified);
  if (page.status !== undefined) return undefined;
  const referrer = referrerFor(url, pageUrl, policyInForce(page.policies));
  if (referrer === undefined) return undefined;
  const { hostname: host } = new URL(url);
  // Chrome applies the rule only to allowed hosts.
  const isAllowed = await browser.permissions.contains({ origins: [hostPattern(url)] });
  if (!isAllowed) throw new AppError({ code: 'page-image-needs-permission', details: { host } });
  return withReferrer(url, referrer, () =>
    fetchFile(url, name, signal, (init) => fetchForPage(url, pageUrl, init)),
  );
}

async function fileOf(dataUrl: string, name: string, modified: string | undefined): Promise<File> {
  const [, type = ''] = /^data:([^;,]*)/.exec(dataUrl) ?? [];
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type, lastModified: modifiedMs(modified) });
}

/** Returns whether a file is certainly not the picture that the page shows under this URL, but a placeholder. */
export async function isOtherPicture(file: File, url: string, image: FoundImage): Promise<boolean> {
  const { kind, widthPx, heightPx } = image;
  if (url !== image.url || kind !== 'img' || widthPx === undefined || heightPx === undefined) return false;
  const size = pictureSize(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!size) return false;
  // A photo may be rotated by its EXIF data.
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  return !isNear(short, Math.min(widthPx, heightPx)) || !isNear(long, Math.max(widthPx, heightPx));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(2, other * SIZE_TOLERANCE);
}
